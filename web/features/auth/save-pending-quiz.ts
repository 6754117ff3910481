import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { adverbQuizTitle, completedQuizResult, pendingQuizResult } from "../../lib/quiz-results-storage.ts";
import { newAttemptId } from "../../quiz-kit/attempt-id.ts";
import { refusalOf } from "../../quiz-kit/refusal.ts";
import { dropUnsaved, keepUnsaved, markFailed } from "../../quiz-kit/unsaved-results.ts";

/**
 * Call it right after login or sign-up: submits the adverb quiz result that waited in local storage and moves it to session
 * storage as completed. Returns the server's answer, or null if there was no result or it could not be saved. A failure is
 * only logged, so the login succeeds anyway. From the first try on, the result belongs to this learner: it then waits among their
 * unsaved results, and whoever signs in next does not get it.
 */
export async function savePendingQuiz(learnerId: string): Promise<QuizSubmitResult | null> {
  const pending = pendingQuizResult.read();
  if (!pending) return null;
  const attemptId = pending.attemptId ?? newAttemptId();
  const result = { ...pending, attemptId };
  const title = adverbQuizTitle(result.level);
  const kept = keepUnsaved({ learnerId, attemptId, title, submit: { call: "POST /api/quiz/submit", body: result } });
  if (kept) pendingQuizResult.remove();
  try {
    const saved = await call("POST /api/quiz/submit", { body: result, learnerId });
    completedQuizResult.write({ learnerId, result, award: { xpAwarded: saved.xpAwarded, xpParts: saved.xpParts } });
    pendingQuizResult.remove();
    dropUnsaved(learnerId, attemptId);
    return saved;
  } catch (error) {
    console.warn("The pending quiz result could not be saved", error);
    if (refusalOf(error) === null) {
      markFailed(learnerId, attemptId, error instanceof ApiError ? error.retryAfter : null);
    } else {
      pendingQuizResult.remove();
      dropUnsaved(learnerId, attemptId);
    }
    return null;
  }
}
