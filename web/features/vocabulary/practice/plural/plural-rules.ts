import type { QueryClient } from "@tanstack/react-query";
import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import type { BankWord, PluralNoun } from "#schema/api/vocabulary.ts";
import { type AnswerCheck, checkGermanAnswer } from "#schema/rules/german-answer.ts";
import { percent } from "#schema/rules/grading.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { countRight, type GivenAnswer, type QuestionRun, type RunRules } from "../../../../quiz-kit/question-run.ts";
import { submitAttempt } from "../../../../quiz-kit/submit-attempt.ts";

/** Nouns that a plural quiz asks at most. */
export const PLURAL_QUESTIONS = 15;

export interface PluralAnswer extends GivenAnswer {
  wordId: number;
}

export type PluralRun = QuestionRun<PluralNoun, PluralAnswer>;

/** The verdict on a typed plural. `die` may be left out; no letter is forgiven, because an umlaut is often all that is asked. */
export function checkPlural({ word, plural }: PluralNoun, answer: string): AnswerCheck {
  return checkGermanAnswer(answer, {
    answers: [`die ${plural}`],
    tests: ["plural"],
    forgives: ["article-left-out"],
    otherForms: word === plural ? [] : [{ form: word, number: "singular" }],
    features: { number: "plural" },
  });
}

export const PLURAL_RULES: RunRules<PluralNoun, PluralAnswer> = {
  mode: { step: "checked" },
  judge: (noun, answer) => ({ wordId: noun.id, answer, correct: checkPlural(noun, answer).isRight }),
};

/** The nouns of the bank that have a plural, as a learner's own are given. */
export function nounsWithPlural(words: readonly BankWord[]): PluralNoun[] {
  return words.flatMap(({ id, word, gender, translation, plural, cefrLevel }) =>
    gender === null || gender === "pl" || plural === null ? [] : [{ id, word, gender, translation, plural, cefrLevel }],
  );
}

/** Submits a finished quiz and shows what it earned. Throws the ApiError, or whatever fetch throws. */
export function submitPlurals(
  client: QueryClient,
  attemptId: string,
  level: CefrLevel | undefined,
  answers: readonly PluralAnswer[],
): Promise<QuizSubmitResult> {
  const [right, total] = [countRight(answers), answers.length];
  const body = {
    quizType: "plural" as const,
    language: DEFAULT_LANGUAGE,
    level,
    score: percent(right, total),
    totalQuestions: total,
    correctAnswers: right,
    incorrectAnswers: total - right,
    userAnswers: answers.map(({ wordId, answer, correct }) => ({ wordId, userAnswer: answer, correct })),
  };
  return submitAttempt(client, {
    attemptId,
    title: "Plural Quiz",
    submit: { call: "POST /api/quiz/submit", body },
  });
}
