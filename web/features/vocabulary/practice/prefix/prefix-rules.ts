import type { QueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import type { VerbPrefixTest } from "#schema/api/vocabulary.ts";
import { countRight, type GivenAnswer, type QuestionRun, type RunRules } from "../../../../quiz-kit/question-run.ts";
import { submitAttempt } from "../../../../quiz-kit/submit-attempt.ts";

export type PrefixQuestion = VerbPrefixTest["questions"][number];

export interface PrefixAnswer extends GivenAnswer {
  questionId: number;
  /** Place among the options. */
  choice: number;
}

export type PrefixRun = QuestionRun<PrefixQuestion, PrefixAnswer>;

export const PREFIX_RULES: RunRules<PrefixQuestion, PrefixAnswer> = {
  mode: { step: "checked" },
  judge: ({ id: questionId, options, correctAnswer }, answer) => {
    const choice = options.indexOf(answer);
    return choice < 0 ? null : { questionId, answer, choice, correct: choice === correctAnswer };
  },
};

/** The English in brackets at the end, apart from the German sentence. */
export function sentenceOf({ question }: Pick<PrefixQuestion, "question">): { german: string; english: string | null } {
  const [, german = question, english = null] = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(question) ?? [];
  return { german, english };
}

/** Submits a finished test and shows what it earned. Throws the ApiError, or whatever fetch throws. */
export function submitPrefixTest(
  client: QueryClient,
  { id: testId, testTitle: title }: VerbPrefixTest["test"],
  attemptId: string,
  answers: readonly PrefixAnswer[],
): Promise<ResponseOf<Api["POST /api/vocabulary/verb-test/submit"]>> {
  const body = {
    testId,
    score: countRight(answers),
    totalQuestions: answers.length,
    answers: answers.map(({ questionId, choice }) => ({ questionId, answer: choice })),
  };
  return submitAttempt(client, {
    attemptId,
    title,
    submit: { call: "POST /api/vocabulary/verb-test/submit", body },
  });
}
