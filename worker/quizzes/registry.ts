import type { AdverbResult, ItemResult, PluralResult, QuizSubmitRequest } from "#schema/api/quizzes.ts";
import type { QuizType } from "#schema/terms/quiz-type.ts";
import { adverbQuiz } from "./adverb.ts";
import { conjugationQuiz } from "./conjugation.ts";
import { grammarQuizzes } from "./grammar.ts";
import type { Quiz } from "./quiz.ts";

/** The payload of each type. */
type RequestOf<Type extends QuizType> = Type extends "adverb"
  ? AdverbResult
  : Type extends "plural"
    ? PluralResult
    : ItemResult & { quizType: Type };

/** Every quiz that is open, by the type that its submit names. A new one is a line here (README, 'How to change … a quiz'). */
const QUIZZES: { readonly [Type in QuizType]?: Quiz<RequestOf<Type>> } = {
  adverb: adverbQuiz,
  grammar: grammarQuizzes,
  "grammar-level-up": grammarQuizzes,
  "grammar-total-level": grammarQuizzes,
  conjugation: conjugationQuiz,
};

/** The quiz that a request is about; undefined while it is not open. */
export function quizOf(request: QuizSubmitRequest): Quiz<QuizSubmitRequest> | undefined {
  return QUIZZES[request.quizType];
}

/** Types whose quizzes are open. */
export const OPEN_QUIZ_TYPES = Object.keys(QUIZZES) as QuizType[];
