import type { AdverbResult, ItemResult, PluralResult, QuizSubmitRequest } from "#schema/api/quizzes.ts";
import type { QuizType } from "#schema/terms/quiz-type.ts";
import { adverbQuiz } from "./adverb.ts";
import { conjugationQuiz } from "./conjugation.ts";
import { grammarQuizzes } from "./grammar.ts";
import { pluralQuiz } from "./plural.ts";
import type { Quiz } from "./quiz.ts";
import { vocabularyQuizzes } from "./vocabulary.ts";

/** The payload of each type. */
type RequestOf<Type extends QuizType> = Type extends "adverb"
  ? AdverbResult
  : Type extends "plural"
    ? PluralResult
    : ItemResult & { quizType: Type };

/** Every quiz, by the type that its submit names. A new one is a line here (README, 'How to change … a quiz'). */
const QUIZZES: { readonly [Type in QuizType]: Quiz<RequestOf<Type>> } = {
  adverb: adverbQuiz,
  grammar: grammarQuizzes,
  "grammar-level-up": grammarQuizzes,
  "grammar-total-level": grammarQuizzes,
  conjugation: conjugationQuiz,
  plural: pluralQuiz,
  "vocabulary-german-to-english-multiple-choice": vocabularyQuizzes,
  "vocabulary-german-to-english-fill-in-blank": vocabularyQuizzes,
  "vocabulary-german-to-english-gender": vocabularyQuizzes,
  "vocabulary-english-to-german-multiple-choice": vocabularyQuizzes,
  "vocabulary-english-to-german-fill-in-blank": vocabularyQuizzes,
  "vocabulary-english-to-german-gender": vocabularyQuizzes,
  "vocabulary-study-mode-german-to-english-multiple-choice": vocabularyQuizzes,
  "vocabulary-study-mode-german-to-english-fill-in-blank": vocabularyQuizzes,
  "vocabulary-study-mode-german-to-english-gender": vocabularyQuizzes,
  "vocabulary-study-mode-german-to-english-flashcards": vocabularyQuizzes,
  "vocabulary-study-mode-english-to-german-multiple-choice": vocabularyQuizzes,
  "vocabulary-study-mode-english-to-german-fill-in-blank": vocabularyQuizzes,
  "vocabulary-study-mode-english-to-german-gender": vocabularyQuizzes,
  "vocabulary-study-mode-english-to-german-flashcards": vocabularyQuizzes,
};

/** The quiz that a request is about. */
export function quizOf(request: QuizSubmitRequest): Quiz<QuizSubmitRequest> {
  return QUIZZES[request.quizType];
}
