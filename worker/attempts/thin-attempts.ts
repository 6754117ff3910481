import { and, asc, eq, lt } from "drizzle-orm";
import { keptAttempts, pastDays } from "#schema/db/index.ts";
import { keepAttempts, subjectKey } from "#schema/rules/kept-attempts.ts";
import type { Retention } from "#schema/rules/retention.ts";
import type { Results, Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { collectOldDays } from "../gamification/index.ts";

/** Statements that read the days of a learner whose attempts are to be thinned, and the attempts that are kept already. */
export function oldAttemptsOf(db: Database, userId: string, { attemptsFrom }: Retention) {
  return {
    old: db
      .select()
      .from(pastDays)
      .where(and(eq(pastDays.userId, userId), lt(pastDays.date, attemptsFrom)))
      .orderBy(asc(pastDays.date)),
    kept: db.select().from(keptAttempts).where(eq(keptAttempts.userId, userId)),
  };
}

/**
 * Statements that leave of a learner's old attempts the first, the best and the last at the same thing, one row for each type of quiz, and of their days the
 * figures. They belong into one batch. Only the days that were read go: the batch may just have moved another one to the past, which waits for the next time.
 */
export function thinAttempts(
  db: Database,
  userId: string,
  { old, kept }: Results<ReturnType<typeof oldAttemptsOf>>,
): Statement[] {
  const attempts = old.flatMap((day) => Object.values(day.attempts ?? {}));
  const rows = [...new Set(attempts.map(([type]) => type))].map((quizType) => {
    const added = attempts.filter(([type]) => type === quizType);
    const before = kept.find((row) => row.quizType === quizType)?.attempts ?? {};
    const after = keepAttempts(
      before,
      added.map(([, subjectId, level, score, total, graded, xpAwarded, at]) => {
        return { subject: subjectKey(subjectId, level), attempt: [score, total, graded, xpAwarded, at] };
      }),
    );
    return db
      .insert(keptAttempts)
      .values({ userId, quizType, attempts: after })
      .onConflictDoUpdate({ target: [keptAttempts.userId, keptAttempts.quizType], set: { attempts: after } });
  });
  return [...rows, ...collectOldDays(db, userId, old)];
}
