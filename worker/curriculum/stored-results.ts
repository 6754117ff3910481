import type { LessonQuizResult } from "#schema/api/curriculum.ts";
import { placeInLesson, wordId } from "#schema/rules/content-id.ts";

type Results = LessonQuizResult["results"];

/** Place in the lesson and right answer; what was answered instead, and whether that counted, only where it is not the same. */
export type StoredResult = [place: number, correctAnswer: string, answer?: string | null, correct?: 0 | 1];

/** The outcome of an attempt as it is stored: without the verdicts, which stand apart, and the totals, which are read anew. */
export type StoredOutcome = Omit<LessonQuizResult, "results" | "xp" | "streak">;

/**
 * Verdicts in the shortest form. Attempts are most of what the database grows by (`npm run bench -- cost`): in this form several fit
 * into one page of the table, while the long form overflowed into a page of its own for each attempt.
 */
export function packResults(results: Results): StoredResult[] {
  return results.map(({ wordId: id, answer, correct, correctAnswer }) =>
    correct && answer === correctAnswer
      ? [placeInLesson(id), correctAnswer]
      : [placeInLesson(id), correctAnswer, answer, correct ? 1 : 0],
  );
}

/** The verdicts of a lesson's attempt, as they were given. */
export function unpackResults(lesson: number, stored: readonly StoredResult[]): Results {
  return stored.map(([place, correctAnswer, answer = correctAnswer, correct = 1]) => ({
    wordId: wordId(lesson, place),
    answer,
    correct: correct === 1,
    correctAnswer,
  }));
}
