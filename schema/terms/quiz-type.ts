import * as z from "zod/mini";

/** Directions of a vocabulary quiz. */
export const QUIZ_DIRECTIONS = ["german-to-english", "english-to-german"] as const;
export const quizDirection = z.enum(QUIZ_DIRECTIONS);
export type QuizDirection = z.infer<typeof quizDirection>;

/** Forms of a vocabulary quiz. */
export const VOCABULARY_QUIZ_TYPES = ["multiple-choice", "fill-in-blank", "gender"] as const;
export const vocabularyQuizType = z.enum(VOCABULARY_QUIZ_TYPES);
export type VocabularyQuizType = z.infer<typeof vocabularyQuizType>;

/** Forms of study mode: those of a quiz, and cards that learners turn over and judge themselves. */
export const STUDY_MODE_TYPES = [...VOCABULARY_QUIZ_TYPES, "flashcards"] as const;
export const studyModeType = z.enum(STUDY_MODE_TYPES);
export type StudyModeType = z.infer<typeof studyModeType>;

/**
 * Every `quizType` that POST /api/quiz/submit knows: the plain ones, then
 * `vocabulary-{direction}-{type}` and `vocabulary-study-mode-{direction}-{type}` written out.
 */
export const QUIZ_TYPES = [
  "adverb",
  "grammar",
  "grammar-level-up",
  "grammar-total-level",
  "conjugation",
  "plural",
  "vocabulary-german-to-english-multiple-choice",
  "vocabulary-german-to-english-fill-in-blank",
  "vocabulary-german-to-english-gender",
  "vocabulary-english-to-german-multiple-choice",
  "vocabulary-english-to-german-fill-in-blank",
  "vocabulary-english-to-german-gender",
  "vocabulary-study-mode-german-to-english-multiple-choice",
  "vocabulary-study-mode-german-to-english-fill-in-blank",
  "vocabulary-study-mode-german-to-english-gender",
  "vocabulary-study-mode-german-to-english-flashcards",
  "vocabulary-study-mode-english-to-german-multiple-choice",
  "vocabulary-study-mode-english-to-german-fill-in-blank",
  "vocabulary-study-mode-english-to-german-gender",
  "vocabulary-study-mode-english-to-german-flashcards",
] as const;

export const quizType = z.enum(QUIZ_TYPES);
export type QuizType = z.infer<typeof quizType>;
