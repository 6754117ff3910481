import type { BankWord, VocabularyWord } from "#schema/api/vocabulary.ts";
import { DEFINITE_ARTICLES } from "#schema/terms/gender.ts";
import { grouped } from "../../lib/grouped.ts";
import type { WordFilters, WordTab } from "./address.ts";

/** A word in the list: a learner's own, or one of the bank that a visitor sees. */
export interface ListedWord extends Omit<VocabularyWord, "timesEncountered"> {
  /** Null for a visitor. */
  timesEncountered: number | null;
}

/** The word of a visitor's list. */
export function listedBankWord({ sentence: _, sentenceTranslation: __, ...word }: BankWord): ListedWord {
  return { ...word, category: null, verbType: null, sense: null, timesEncountered: null };
}

/** The words that the filters let through. */
export function filterWords(words: readonly ListedWord[], filters: WordFilters): readonly ListedWord[] {
  const { level, category, partOfSpeech } = filters;
  if (!level && !category && !partOfSpeech) return words;
  return words.filter(
    (word) =>
      (!level || word.cefrLevel === level) &&
      (!category || word.category === category) &&
      (!partOfSpeech || word.partOfSpeech === partOfSpeech),
  );
}

/** Whether a word is listed in a tab. */
export function isInTab(word: ListedWord, tab: WordTab): boolean {
  return tab === "all" || tab === tabOf(word);
}

function tabOf({ partOfSpeech }: ListedWord): WordTab {
  if (partOfSpeech === "noun") return "nouns";
  if (partOfSpeech === "verb") return "verbs";
  return partOfSpeech === "adjective" ? "adjectives" : "other";
}

/** How many of the words each tab lists. */
export function countByTab(words: readonly ListedWord[]): Record<WordTab, number> {
  const counts = { all: words.length, nouns: 0, verbs: 0, adjectives: 0, other: 0 };
  for (const word of words) counts[tabOf(word)] += 1;
  return counts;
}

/** "regular verb"; what is not a verb is called by its part of speech. */
export function kindOf({ partOfSpeech, verbType }: ListedWord): string | null {
  return verbType && partOfSpeech === "verb" ? `${verbType} verb` : partOfSpeech;
}

/** What tells a word from a homograph, unless its meaning says so already. */
export function tellingSense({ sense, translation }: ListedWord): string | null {
  return sense !== null && !translation.join(", ").toLowerCase().includes(sense.toLowerCase()) ? sense : null;
}

/** A noun is spoken with its article, because that is how it is learned. */
export function spokenForm({ gender, word }: ListedWord): string {
  return gender ? `${DEFINITE_ARTICLES[gender]} ${word}` : word;
}

/** "1 word", "2 words" */
export function wordCount(count: number): string {
  return `${grouped(count)} ${count === 1 ? "word" : "words"}`;
}
