import type { QuizSubmitRequest, QuizSubmitResult } from "#schema/api/quizzes.ts";
import { submitAttempt } from "../attempts/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { quizAttempt } from "./quiz-attempt.ts";
import { quizResult } from "./quiz-result.ts";
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
  const content = await quiz.content(request, { db: c.get("database").db, now });
  const grade = () => {
    const verdict = quiz.grade(request, content);
    if (!verdict.ok) throw new HttpError(400, "An answer does not belong to this quiz", { field: "answers" });
    return { ...verdict, answered: quiz.answered(request) };
  };
  if (!learner) return { ...quizResult(request, grade()), xp: null, streak: null };
  return submitAttempt(c, learner, quizAttempt(request, quiz.subject(request), grade, { learner, now }));
}
