import type { QueryClient } from "@tanstack/react-query";
import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import type { VocabularyQuizQuestion } from "#schema/api/vocabulary.ts";
import { isRightVocabularyAnswer, type JudgedQuestion } from "#schema/rules/vocabulary-quiz.ts";
import type { QuizDirection, StudyModeType, VocabularyQuizType } from "#schema/terms/quiz-type.ts";
import {
  countRight,
  type GivenAnswer,
  type QuestionRun,
  type RunMode,
  type RunRules,
} from "../../../../quiz-kit/question-run.ts";
import { submitAttempt } from "../../../../quiz-kit/submit-attempt.ts";
import type { QuizSetting } from "../queries.ts";

export interface WordAnswer extends GivenAnswer {
  questionId: string;
}

export type WordRun = QuestionRun<VocabularyQuizQuestion, WordAnswer>;

/** What each form of practice is called. */
export const FORM_NAMES: Readonly<Record<StudyModeType, string>> = {
  "multiple-choice": "Multiple Choice",
  "fill-in-blank": "Fill in the Blank",
  gender: "Gender Quiz",
  flashcards: "Cards",
};

/** What a question needs to be judged by: it is drawn without its form, which is the same for all. */
export function judgedQuestion(
  { correctAnswer, gender, entry }: VocabularyQuizQuestion,
  { type, direction }: Pick<QuizSetting, "type" | "direction">,
): JudgedQuestion {
  return { type, direction, correctAnswer, gender, plural: entry.plural };
}

/** How a form of practice runs: one of `options` is chosen, or the answer is typed, or a card is judged. */
export function wordRules(
  form: Pick<QuizSetting, "type" | "direction">,
  mode: RunMode,
): RunRules<VocabularyQuizQuestion, WordAnswer> {
  return {
    mode,
    judge: (question, answer) => {
      if (question.options !== null && !question.options.includes(answer)) return null;
      return {
        questionId: question.id,
        answer,
        correct: isRightVocabularyAnswer(judgedQuestion(question, form), answer),
      };
    },
  };
}

/** The answer that a verdict shows as the right one. In a gender quiz the noun stands with its article. */
export function shownAnswer({ correctAnswer, word }: VocabularyQuizQuestion, { type, direction }: QuizSetting): string {
  const answer = typeof correctAnswer === "string" ? correctAnswer : (correctAnswer[0] ?? "");
  return type === "gender" && direction === "german-to-english" ? `${answer} ${word}` : answer;
}

/** The language of the answers. An article is German whatever the way. */
export function answerLang({ type, direction }: Pick<QuizSetting, "type" | "direction">): "de" | "en" {
  return type === "gender" || direction === "english-to-german" ? "de" : "en";
}

/** Submits a finished quiz and shows what it earned. Throws the ApiError, or whatever fetch throws. */
export function submitWords(
  client: QueryClient,
  { direction, type, filters }: { direction: QuizDirection; type: VocabularyQuizType } & Pick<QuizSetting, "filters">,
  attemptId: string,
  answers: readonly WordAnswer[],
): Promise<QuizSubmitResult> {
  const body = {
    quizType: `vocabulary-${direction}-${type}` as const,
    level: filters.level,
    category: filters.category,
    score: countRight(answers),
    totalQuestions: answers.length,
    answers: answers.map(({ questionId, answer }) => ({ questionId, answer })),
  };
  return submitAttempt(client, {
    attemptId,
    title: `Vocabulary Quiz: ${FORM_NAMES[type]}`,
    submit: { call: "POST /api/quiz/submit", body },
  });
}
