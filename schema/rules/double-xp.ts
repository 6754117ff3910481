import { acceptsGermanWord, type ExpectedGermanWord } from "./answers.ts";

export interface GradedDoubleXp<Word> {
  /** Distinct words of the lesson, in the order in which they were typed. */
  correctWords: Word[];
  /** The other words, in the lesson's order. */
  missedWords: Word[];
  /** Entries that name no word of the lesson, or one that was named before; as typed. */
  ignored: string[];
}

/**
 * Grades the double-XP challenge: which words of the lesson were remembered. A word counts once
 * however often it is typed. One entry stands for one word, so a lesson with sie and Sie takes two entries for both.
 */
export function gradeDoubleXp<Word extends ExpectedGermanWord>(
  lessonWords: readonly Word[],
  typed: readonly string[],
): GradedDoubleXp<Word> {
  const missed = [...lessonWords];
  const correctWords: Word[] = [];
  const ignored: string[] = [];
  for (const entry of typed) {
    if (entry.trim() === "") continue;
    const found = missed.findIndex((word) => acceptsGermanWord(entry, word));
    if (found === -1) ignored.push(entry);
    else correctWords.push(...missed.splice(found, 1));
  }
  return { correctWords, missedWords: missed, ignored };
}
