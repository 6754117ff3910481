import type { QuizSubmitRequest, QuizSubmitResult } from "#schema/api/quizzes.ts";
import { submitAttempt } from "../attempts/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { gradeQuiz } from "./grade-quiz.ts";
import { quizAttempt } from "./quiz-attempt.ts";
import { quizResult } from "./quiz-result.ts";
import { quizOf } from "./registry.ts";

/**
 * Takes a quiz result. A visitor's is graded and forgotten (`guestMode`); a learner's is graded, stored and rewarded. 400 for answers that do
 * not belong to it, and what the quiz itself refuses.
 */
export async function submitQuiz(
  c: AppContext,
  learner: Learner | null,
  request: QuizSubmitRequest,
): Promise<QuizSubmitResult> {
  const quiz = quizOf(request);
  const now = c.get("now");
  const content = await quiz.content(request, { db: c.get("database").db, now });
  if (!learner) return { ...quizResult(request, gradeQuiz(quiz, request, content, null)), xp: null, streak: null };
  return submitAttempt(c, learner, quizAttempt(quiz, request, content, { learner, now }));
}
