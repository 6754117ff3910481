import * as z from "zod/mini";
import { type AdverbResult, adverbResult, quizSubmitResult } from "#schema/api/quizzes.ts";
import { storedItem } from "./storage.ts";
import { COMPLETED_QUIZ_KEY, PENDING_QUIZ_KEY } from "./stored-keys.ts";

// Import this file lazily, when there is a result: its schemas load zod.

/** See PENDING_QUIZ_KEY. */
export const pendingQuizResult = storedItem("local", PENDING_QUIZ_KEY, adverbResult);

const completedQuiz = z.strictObject({
  /** Whose result it is: it is shown to nobody else. */
  learnerId: z.string(),
  result: adverbResult,
  award: z.pick(quizSubmitResult, { xpAwarded: true, xpParts: true }),
});

/** See COMPLETED_QUIZ_KEY: the result and the XP it earned. */
export const completedQuizResult = storedItem("session", COMPLETED_QUIZ_KEY, completedQuiz);

/** What an adverb quiz is called where several results are listed. */
export function adverbQuizTitle(level: AdverbResult["level"]): string {
  return `Adverb Quiz - Level ${level}`;
}
