import type { QuizSubmitRequest, QuizSubmitResult } from "#schema/api/quizzes.ts";
import { QUIZ_RULES } from "#schema/rules/quiz-rules.ts";
import { submitAttempt } from "../attempts/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { quizOf } from "./registry.ts";

/**
 * Takes a quiz result. A visitor's is graded and forgotten (`guestMode`); a learner's is graded, stored and rewarded. 404 for a
 * quiz that is not open yet, 400 for answers that do not belong to it.
 */
export async function submitQuiz(
  c: AppContext,
  learner: Learner | null,
  request: QuizSubmitRequest,
): Promise<QuizSubmitResult> {
  const quiz = quizOf(request);
  if (!quiz) throw new HttpError(404, "This quiz is not open yet", { field: "quizType" });
  const now = c.get("now");
  const grade = await quiz.grade(request, { db: c.get("database").db, now });
  if (learner) return submitAttempt(c, learner, quiz.attempt(request, grade, { learner, now }));
  return {
    xpAwarded: 0,
    unlocked: false,
    guestMode: true,
    score: grade.score,
    totalQuestions: grade.total,
    passed: QUIZ_RULES[request.quizType].passes(grade.score, grade.total),
    xpParts: [],
    xp: null,
    streak: null,
  };
}
