import { adverbResult } from "#schema/api/quizzes.ts";
import { storedItem } from "./storage.ts";
import { COMPLETED_QUIZ_KEY, PENDING_QUIZ_KEY } from "./stored-keys.ts";

// Load this file only where a result is at hand: the contract brings zod with it.

/** See PENDING_QUIZ_KEY. */
export const pendingQuizResult = storedItem("local", PENDING_QUIZ_KEY, adverbResult);

/** See COMPLETED_QUIZ_KEY. */
export const completedQuizResult = storedItem("session", COMPLETED_QUIZ_KEY, adverbResult);
