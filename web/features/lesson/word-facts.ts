import type { LessonWord } from "#schema/api/curriculum.ts";
import { caseFacts } from "#schema/rules/case-info.ts";
import { weakAccusative } from "#schema/rules/weak-nouns.ts";

/** A line about a word, in pieces: English, and the German words in it. */
export type WordFact = readonly { text: string; isGerman?: true }[];

/** What a learner must know to use a word correctly. Regular forms are not mentioned. */
export function wordFacts(
  word: Pick<LessonWord, "word" | "gender" | "plural" | "verbType" | "auxiliary" | "separablePrefix" | "caseInfo">,
): WordFact[] {
  const facts: WordFact[] = [];
  const accusative = weakAccusative(word);
  if (accusative !== null) facts.push([english("Accusative:"), german(`den ${accusative}`)]);
  if (word.separablePrefix) facts.push([english("Separable:"), german(shownPrefix(word.separablePrefix))]);
  if (word.verbType && word.verbType !== "regular") facts.push([english(VERB_TYPE_NAMES[word.verbType])]);
  if (word.auxiliary === "sein") facts.push([english("Perfect with"), german("sein")]);
  if (word.auxiliary === "haben/sein")
    facts.push([english("Perfect with"), german("haben"), english("or"), german("sein")]);
  const cases = word.caseInfo === null ? null : caseFacts(word.caseInfo);
  for (const fact of cases ?? [])
    facts.push(fact.german === null ? [english(fact.text)] : [german(fact.german), english(fact.text)]);
  return facts;
}

/** "an-"; but "wieder her", which is two words as soon as it stands apart from its verb (stellt … wieder her). */
function shownPrefix(prefix: string): string {
  return prefix === "wiederher" ? "wieder her" : `${prefix}-`;
}

const VERB_TYPE_NAMES = { irregular: "Irregular", "stem-changing": "Stem-changing", modal: "Modal" } as const;

function english(text: string) {
  return { text };
}

function german(text: string) {
  return { text, isGerman: true } as const;
}
