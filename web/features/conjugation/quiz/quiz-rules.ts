import type { QueryClient } from "@tanstack/react-query";
import type { ConjugationQuestion } from "#schema/api/conjugation.ts";
import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import { isRightForm } from "#schema/rules/conjugation-quiz.ts";
import { countRight, type GivenAnswer, type QuestionRun, type RunRules } from "../../../quiz-kit/question-run.ts";
import { submitAttempt } from "../../../quiz-kit/submit-attempt.ts";

export interface FormAnswer extends GivenAnswer {
  questionId: number;
}

export type ConjugationRun = QuestionRun<ConjugationQuestion, FormAnswer>;

export const CONJUGATION_RULES: RunRules<ConjugationQuestion, FormAnswer> = {
  mode: { step: "checked", missed: "in-rounds" },
  judge: (question, answer) => ({
    questionId: question.id,
    answer,
    correct: isRightForm(question, answer),
  }),
};

/** Submits the first round of a finished quiz and shows what it earned. Throws the ApiError, or whatever fetch throws. */
export function submitConjugationQuiz(
  client: QueryClient,
  attemptId: string,
  answers: readonly FormAnswer[],
): Promise<QuizSubmitResult> {
  const body = {
    quizType: "conjugation" as const,
    score: countRight(answers),
    totalQuestions: answers.length,
    answers: answers.map(({ questionId, answer }) => ({ questionId, answer })),
  };
  return submitAttempt(client, {
    attemptId,
    title: "Conjugation Quiz",
    submit: { call: "POST /api/quiz/submit", body },
  });
}
