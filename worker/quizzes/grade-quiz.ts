import type { QuizSubmitRequest } from "#schema/api/quizzes.ts";
import type { Results, Statements } from "../db/batch.ts";
import { HttpError } from "../http/http-error.ts";
import type { Quiz, Verdict } from "./quiz.ts";

/** The server's verdict on a quiz that the caller may take. Throws what the quiz refuses, and 400 for answers that are not its own. */
export function gradeQuiz(
  quiz: Quiz<QuizSubmitRequest>,
  request: QuizSubmitRequest,
  content: unknown,
  own: Results<Statements> | null,
): Verdict {
  quiz.refuse?.(request, content, own);
  const verdict = quiz.grade(request, content, own);
  if (!verdict.ok) throw new HttpError(400, "An answer does not belong to this quiz", { field: "answers" });
  return verdict;
}
