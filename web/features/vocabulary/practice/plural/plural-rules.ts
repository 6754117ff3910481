import type { QueryClient } from "@tanstack/react-query";
import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import type { BankWord, PluralNoun } from "#schema/api/vocabulary.ts";
import { rightGerman } from "#schema/rules/german-right.ts";
import { percent } from "#schema/rules/grading.ts";
import { expectedPlural, pluralsOf } from "#schema/rules/vocabulary-quiz.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import { countRight, type GivenAnswer, type QuestionRun, type RunRules } from "../../../../quiz-kit/question-run.ts";
import { submitAttempt } from "../../../../quiz-kit/submit-attempt.ts";

export interface PluralAnswer extends GivenAnswer {
  wordId: number;
}

export type PluralRun = QuestionRun<PluralNoun, PluralAnswer>;

export const PLURAL_RULES: RunRules<PluralNoun, PluralAnswer> = {
  mode: { step: "checked" },
  judge: (noun, answer) => ({ wordId: noun.id, answer, correct: rightGerman(answer, expectedPlural(noun)) !== null }),
};

/** The plural that a verdict shows. */
export function shownPlural({ plural }: PluralNoun): string {
  return `die ${pluralsOf(plural)[0] ?? plural}`;
}

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
