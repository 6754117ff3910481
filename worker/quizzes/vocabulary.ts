import type { ItemResult } from "#schema/api/quizzes.ts";
import { gradeAnswers } from "#schema/rules/grading.ts";
import {
  isRightVocabularyAnswer,
  type JudgedQuestion,
  type QuizForm,
  STUDY_MODE_WORDS,
  VOCABULARY_QUIZ_QUESTIONS,
  vocabularyQuestion,
} from "#schema/rules/vocabulary-quiz.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { QUIZ_DIRECTIONS, type QuizType, STUDY_MODE_TYPES } from "#schema/terms/quiz-type.ts";
import { HttpError } from "../http/http-error.ts";
import { bookOf, type NamedWords, namedWords, readNamed, requireWhole, wordsNamed } from "../vocabulary/index.ts";
import { filled, isAnswer } from "./answers.ts";
import type { Quiz } from "./quiz.ts";

type VocabularyType = Extract<QuizType, `vocabulary-${string}`>;
type VocabularyResult = ItemResult & { quizType: VocabularyType };
type NamedForm = NamedWords & QuizForm & { isStudy: boolean };

/** What an attempt keeps of an answer: the word alone, or whether it was right. */
export type KeptWord = [word: number, isRight?: 0 | 1];

/**
 * The quizzes on a learner's words, and study mode. The questions are not stored: the answers name their words, and the server judges them by the
 * rule that the browser used. Study mode sends the answer by which each word was mastered.
 */
export const vocabularyQuizzes: Quiz<VocabularyResult, NamedForm, ReturnType<typeof readNamed>, KeptWord> = {
  content: async ({ quizType, level, category, answers }, { db, now }) => {
    const form = formOf(quizType);
    const size = form.isStudy ? STUDY_MODE_WORDS : VOCABULARY_QUIZ_QUESTIONS;
    const ids = answers.map(({ questionId }) => Number(questionId));
    // A submit does not say its language. Own words alone may be of any.
    const language = ids.every((id) => id < 0) ? null : DEFAULT_LANGUAGE;
    const wish = { type: form.type, language, level, category };
    return { ...(await namedWords(db, { wish, ids, size }, now)), ...form };
  },
  read: readNamed,
  refuse: ({ totalQuestions }, quiz, own) => requireWhole(quiz, totalQuestions, own),
  grade: ({ answers }, quiz, own) => {
    const asked = [...wordsNamed(quiz, own)].map(([id, word]) => {
      const question = vocabularyQuestion(word, quiz, bookOf(quiz.bank));
      return { id, question: { ...question, plural: word.plural, gender: word.gender } satisfies JudgedQuestion };
    });
    const given = answers.map(({ questionId, answer }) => ({ id: Number(questionId), answer: filled(answer) }));
    const verdict = gradeAnswers(asked, given, ({ question }, answer) => isRightVocabularyAnswer(question, answer));
    if (!verdict.ok) return verdict;
    if (quiz.isStudy && verdict.score < verdict.total)
      throw new HttpError(400, "Study mode ends when every word was right", { field: "answers" });
    return {
      ...verdict,
      results: verdict.results.map(({ item, answer, correct }) => keptWord(item.id, answer, correct)),
    };
  },
  answered: ({ answers }) => answers.some(({ answer }) => isAnswer(answer)),
  subject: ({ quizType, level, category }, { isStudy, type }) => ({
    subjectId: category ?? null,
    level: level ?? null,
    // Cards are the same activity in both directions: their repeats count together.
    sourceId: type === "flashcards" ? type : quizType,
    description: [isStudy ? "Study mode" : "Vocabulary quiz", level, category].filter(Boolean).join(" "),
  }),
};

/** What a quiz's type says of its form. */
function formOf(quizType: VocabularyType): QuizForm & { isStudy: boolean } {
  const direction = QUIZ_DIRECTIONS.find((one) => quizType.includes(`-${one}-`));
  const type = STUDY_MODE_TYPES.find((one) => quizType.endsWith(`-${one}`));
  if (!direction || !type) throw new RangeError(`No form of a vocabulary quiz: ${quizType}`);
  return { direction, type, isStudy: quizType.startsWith("vocabulary-study-mode-") };
}

export function keptWord(id: number, answer: string | null, correct: boolean): KeptWord {
  return answer === null ? [id] : [id, correct ? 1 : 0];
}
