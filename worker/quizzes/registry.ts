import type { QuizSubmitRequest } from "#schema/api/quizzes.ts";
import type { QuizType } from "#schema/terms/quiz-type.ts";
import { adverbQuiz } from "./adverb.ts";
import type { Quiz } from "./quiz.ts";

/** Every quiz that is open, by the type that its submit names. A new one is a line here (README, 'How to change … a quiz'). */
const QUIZZES: { [Type in QuizType]?: Quiz<Extract<QuizSubmitRequest, { quizType: Type }>> } = {
  adverb: adverbQuiz,
};

/** The quiz that a request is about; undefined while it is not open. */
export function quizOf(request: QuizSubmitRequest): Quiz<QuizSubmitRequest> | undefined {
  // The table pairs each type with the quiz of its own request, which TypeScript cannot follow through a look-up.
  return QUIZZES[request.quizType] as Quiz<QuizSubmitRequest> | undefined;
}
