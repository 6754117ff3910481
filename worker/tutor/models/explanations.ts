import { GERMAN_WORDS } from "#content/built-in/tutor/patterns/verify-reply.ts";
import type { CorrectionType } from "#schema/terms/correction-type.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";

/** Longest explanation, in words. */
export const MAX_EXPLANATION_WORDS = 25;

/** Said instead of an explanation that cannot be shown. */
const BY_CATEGORY: Readonly<Record<GrammarCategory, string>> = {
  articles: "The article follows the gender, number and case of its noun.",
  cases: "Verb or preposition decide the case here.",
  nouns: "The noun needs another form here.",
  pronouns: "The pronoun needs another form here.",
  verbs: "The verb must agree with its subject.",
  tenses: "This tense is formed differently.",
  "modal-verbs": "After a modal verb, the other verb stands in its basic form at the end.",
  "word-order": "The words stand in another order here.",
  prepositions: "This word goes with another preposition or case.",
  adjectives: "The adjective needs another ending here.",
  connectors: "This connecting word asks for another word or order.",
  negation: "The negation works differently here.",
  passive: "The passive is formed with werden and a past participle.",
  subjunctive: "Wishes and conditions need the subjunctive here.",
  style: "This is not how people say it.",
};
const BY_TYPE: Readonly<Record<CorrectionType, string>> = {
  grammar: "Another form is needed here.",
  spelling: "This is how the word is spelled.",
  "word-order": BY_CATEGORY["word-order"],
  vocabulary: "Another word is right here.",
  other: "This is how people say it.",
};

/**
 * The model's explanation if it is one short reason in plain English, cut after its first sentence where that is enough; otherwise a sentence
 * of ours.
 */
export function plainExplanation(
  proposed: string,
  { type, category }: { type: CorrectionType; category: GrammarCategory | null },
): string {
  const own = category === null ? BY_TYPE[type] : BY_CATEGORY[category];
  if (/<[^>]*>|https?:|www\.|\]\(|```/iu.test(proposed)) return own;
  const text = proposed
    .replace(/[*_`#]+/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const shortest = [text, /^[^.!?]+[.!?]/u.exec(text)?.[0]].find(
    (candidate) => candidate && countWords(candidate) <= MAX_EXPLANATION_WORDS,
  );
  if (shortest === undefined || countWords(shortest) < 2 || isGerman(shortest)) return own;
  return /[.!?]$/u.test(shortest) ? shortest : `${shortest}.`;
}

function countWords(text: string): number {
  return text.split(/\s+/u).length;
}

function isGerman(text: string): boolean {
  return (text.match(GERMAN_WORDS)?.length ?? 0) > countWords(text) * 0.3;
}
