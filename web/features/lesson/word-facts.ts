import type { LessonWord } from "#schema/api/curriculum.ts";

export interface WordFact {
  /** English. */
  label: string;
  /** German, after the label. */
  german?: string;
}

/** What a learner must know to use a verb or a preposition correctly. Regular forms are not mentioned. */
export function verbFacts(
  word: Pick<LessonWord, "verbType" | "auxiliary" | "separablePrefix" | "caseInfo">,
): WordFact[] {
  const facts: WordFact[] = [];
  if (word.separablePrefix) facts.push({ label: "Separable:", german: `${word.separablePrefix}-` });
  if (word.verbType && word.verbType !== "regular") facts.push({ label: VERB_TYPE_NAMES[word.verbType] });
  if (word.auxiliary && word.auxiliary !== "haben") facts.push({ label: "Perfect with", german: word.auxiliary });
  if (word.caseInfo) facts.push({ label: "Used:", german: word.caseInfo });
  return facts;
}

const VERB_TYPE_NAMES = { irregular: "Irregular", "stem-changing": "Stem-changing", modal: "Modal" } as const;
