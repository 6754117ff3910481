import type { QuizSubmitRequest } from "#schema/api/quizzes.ts";
import { QUIZ_RULES } from "#schema/rules/quiz-rules.ts";
import { PAID_TIMES_A_DAY } from "#schema/rules/xp.ts";
import type { Attempt, StoredAttempt } from "../attempts/index.ts";
import type { Statements } from "../db/batch.ts";
import { recentOccurrences, timesOn } from "../gamification/index.ts";
import type { Learner } from "../http/context.ts";
import type { QuizSubject } from "./quiz.ts";
import { type GradedResult, quizResult } from "./quiz-result.ts";

/** What an attempt keeps beside its score and XP. */
type StoredOutcome = Pick<GradedResult, "unlocked" | "xpParts">;

/** The server's verdict on a submitted quiz. */
interface Grade {
  score: number;
  total: number;
  results: readonly unknown[];
  answered: boolean;
}

/**
 * A learner's attempt at a quiz, rewarded by the rule of its type (schema/rules/quiz-rules.ts). `grade` runs once it is known that
 * the attempt is new: one that was stored before keeps its answer, even if a seed has changed the content since.
 */
export function quizAttempt(
  { quizType, attemptId }: QuizSubmitRequest,
  { sourceId, description, ...subject }: QuizSubject,
  grade: () => Grade,
  { learner, now }: { learner: Learner; now: Date },
): Attempt<Statements, unknown, StoredOutcome, GradedResult> {
  const { source, xp, completes, paysLessWhenRepeated } = QUIZ_RULES[quizType];
  return {
    attemptId,
    subject: { quizType, ...subject },
    read: (db) => ({ taken: recentOccurrences(db, learner.userId, { source, sourceId }, now) }),
    decide: ({ taken }, { date }) => {
      const { score, total, results, answered } = grade();
      const takenToday = timesOn(date, taken);
      return {
        score,
        totalQuestions: total,
        // The server's verdicts, not the browser's.
        kept: results,
        activity: answered
          ? {
              award: xp({ right: score, total, takenToday }),
              source,
              sourceId,
              occurrence: `${date}:${takenToday + 1}`,
              description,
              // A try without a right answer is a try too: the next one is a repeat.
              always: paysLessWhenRepeated && takenToday < PAID_TIMES_A_DAY,
              ...(completes ? { completes } : {}),
            }
          : null,
        outcome: (earned): StoredOutcome => ({ unlocked: false, xpParts: earned.parts }),
      };
    },
    answer: ({ score, totalQuestions, xpAwarded, outcome }: StoredAttempt<unknown, StoredOutcome>) => ({
      ...quizResult({ quizType }, { score, total: totalQuestions }),
      guestMode: false,
      xpAwarded,
      ...outcome,
    }),
  } satisfies Attempt<{ taken: ReturnType<typeof recentOccurrences> }, unknown, StoredOutcome, GradedResult>;
}
