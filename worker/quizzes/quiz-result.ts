import type { QuizSubmitRequest, QuizSubmitResult } from "#schema/api/quizzes.ts";
import { QUIZ_RULES } from "#schema/rules/quiz-rules.ts";
import type { Earned } from "../gamification/index.ts";

/** The answer to a submit as it is stored: without the learner's totals, which are read anew. */
export type StoredResult = Omit<QuizSubmitResult, "xp" | "streak">;

/** The answer to a submit with the server's count. `earned` is null for a visitor. */
export function quizResult(
  { quizType }: Pick<QuizSubmitRequest, "quizType">,
  { score, total }: { score: number; total: number },
  earned: Earned | null,
): StoredResult {
  return {
    xpAwarded: earned?.amount ?? 0,
    unlocked: false,
    guestMode: earned === null,
    score,
    totalQuestions: total,
    passed: QUIZ_RULES[quizType].passes(score, total),
    xpParts: earned?.parts ?? [],
  };
}
