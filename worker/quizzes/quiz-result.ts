import type { QuizSubmitRequest, QuizSubmitResult } from "#schema/api/quizzes.ts";
import { QUIZ_RULES } from "#schema/rules/quiz-rules.ts";

/** The answer to a submit without the learner's totals, which are read anew for each answer. */
export type GradedResult = Omit<QuizSubmitResult, "xp" | "streak">;

/** The answer to a visitor's submit, with the server's count: nothing was stored and nothing earned. */
export function quizResult(
  { quizType }: Pick<QuizSubmitRequest, "quizType">,
  { score, total }: { score: number; total: number },
): GradedResult {
  return {
    xpAwarded: 0,
    unlocked: false,
    guestMode: true,
    score,
    totalQuestions: total,
    passed: QUIZ_RULES[quizType].passes(score, total),
    xpParts: [],
  };
}
