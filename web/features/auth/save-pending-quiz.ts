import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { completedQuizResult, pendingQuizResult } from "../../lib/quiz-results-storage.ts";

/**
 * Call it right after login or sign-up: submits the adverb quiz result that waited in local storage and moves it to session
 * storage as completed. Returns the server's answer, or null if there was no result or it could not be saved. A failure is
 * only logged, so the login succeeds anyway; the result then waits for the next login, unless the server finds it invalid.
 */
export async function savePendingQuiz(): Promise<QuizSubmitResult | null> {
  const result = pendingQuizResult.read();
  if (!result) return null;
  try {
    const saved = await call("POST /api/quiz/submit", { body: result });
    completedQuizResult.write({ result, award: { xpAwarded: saved.xpAwarded, xpParts: saved.xpParts } });
    pendingQuizResult.remove();
    return saved;
  } catch (error) {
    console.warn("The pending quiz result could not be saved", error);
    if (error instanceof ApiError && error.status === 400) pendingQuizResult.remove();
    return null;
  }
}
