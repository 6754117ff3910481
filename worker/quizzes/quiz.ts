import type { QuizSubmitRequest, QuizSubmitResult } from "#schema/api/quizzes.ts";
import { QUIZ_RULES } from "#schema/rules/quiz-rules.ts";
import { PAID_TIMES_A_DAY } from "#schema/rules/xp.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { QuizType } from "#schema/terms/quiz-type.ts";
import type { Attempt } from "../attempts/index.ts";
import type { Statements } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { recentOccurrences, timesOn } from "../gamification/index.ts";
import type { Learner } from "../http/context.ts";

/** The server's verdict on a submitted quiz. */
export interface Grade {
  score: number;
  total: number;
  /** The verdicts in the form in which they are kept. */
  results: readonly unknown[];
  /** Whether anything was answered at all. */
  answered: boolean;
}

/** What a quiz works with beside its request: the content that it grades against, and the request's clock. */
export interface QuizContext {
  db: Database;
  now: Date;
}

/** A learner's attempt at a quiz. Its totals are added by the flow. */
export type QuizAttempt = Attempt<Statements, unknown, StoredOutcome, StoredOutcome>;

/** The outcome as it is stored: without the totals, which are read anew. */
export type StoredOutcome = Omit<QuizSubmitResult, "xp" | "streak">;

/** One type of quiz: how its answers are graded, and what a learner's attempt at it is. */
export interface Quiz<Request extends QuizSubmitRequest> {
  /** Grades against the content, whatever the browser counted. Throws 400 for answers that are not this quiz's. */
  grade: (request: Request, context: QuizContext) => Grade | Promise<Grade>;
  /** The attempt for `submitAttempt`; `rewardedAttempt` builds the usual one. */
  attempt: (request: Request, grade: Grade, caller: { learner: Learner; now: Date }) => QuizAttempt;
}

/** What tells one quiz of a type from another. */
export interface QuizSubject {
  /** The topic or test; null where type and level say it all. */
  subjectId: string | null;
  level: CefrLevel | null;
  /** What a repeat is counted by: the same quiz on the same day. */
  sourceId: string;
  /** What the ledger calls it. */
  description: string;
}

/** The usual attempt at a quiz: rewarded by the rule of its type (schema/rules/quiz-rules.ts), and nothing else is stored. */
export function rewardedAttempt(
  { quizType, attemptId }: { quizType: QuizType; attemptId?: string | undefined },
  { sourceId, description, ...subject }: QuizSubject,
  grade: Grade,
  { learner, now }: { learner: Learner; now: Date },
): QuizAttempt {
  const rule = QUIZ_RULES[quizType];
  const passed = rule.passes(grade.score, grade.total);
  return {
    attemptId,
    subject: { quizType, ...subject },
    read: (db) => ({ taken: recentOccurrences(db, learner.userId, { source: rule.source, sourceId }, now) }),
    decide: ({ taken }, { date }) => {
      const takenToday = timesOn(date, taken);
      return {
        score: grade.score,
        totalQuestions: grade.total,
        // The server's verdicts, not the browser's.
        kept: grade.results,
        activity: grade.answered
          ? {
              award: rule.xp({ right: grade.score, total: grade.total, takenToday }),
              source: rule.source,
              sourceId,
              occurrence: `${date}:${takenToday + 1}`,
              description,
              // A try without a right answer is a try too: the next one is a repeat.
              always: rule.paysLessWhenRepeated && takenToday < PAID_TIMES_A_DAY,
              ...(rule.completes ? { completes: rule.completes } : {}),
            }
          : null,
        outcome: (earned): StoredOutcome => ({
          xpAwarded: earned.amount,
          unlocked: false,
          guestMode: false,
          score: grade.score,
          totalQuestions: grade.total,
          passed,
          xpParts: earned.parts,
        }),
      };
    },
    answer: (outcome: StoredOutcome) => outcome,
  } satisfies Attempt<{ taken: ReturnType<typeof recentOccurrences> }, unknown, StoredOutcome, StoredOutcome>;
}
