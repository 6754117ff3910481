import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { keptAttempts, pastDays } from "#schema/db/index.ts";
import { keepAttempts, subjectKey } from "#schema/rules/kept-attempts.ts";
import type { Retention } from "#schema/rules/retention.ts";
import type { Results, Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";

/** Statements that read the attempts of a learner that are to be thinned, and those that are kept already. */
export function oldAttemptsOf(db: Database, userId: string, { attemptsFrom }: Retention) {
  return {
    old: db
      .select({ date: pastDays.date, attempts: pastDays.attempts })
      .from(pastDays)
      .where(and(eq(pastDays.userId, userId), lt(pastDays.date, attemptsFrom), isNotNull(pastDays.attempts))),
    kept: db.select().from(keptAttempts).where(eq(keptAttempts.userId, userId)),
  };
}

/**
 * Statements that leave of a learner's old attempts the first, the best and the last at the same thing, one row for each type of quiz. They belong into one
 * batch. Running them again on the same rows changes nothing.
 */
export function thinAttempts(
  db: Database,
  userId: string,
  { old, kept }: Results<ReturnType<typeof oldAttemptsOf>>,
): Statement[] {
  const attempts = old.flatMap((day) => Object.values(day.attempts ?? {}));
  if (attempts.length === 0) return [];
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
  // Only the days that were read: the batch may just have moved another one to the past, whose attempts are not among those that are kept.
  const dates = JSON.stringify(old.map(({ date }) => date));
  const emptied = db
    .update(pastDays)
    .set({ attempts: null, thinned: 2 })
    .where(and(eq(pastDays.userId, userId), sql`${pastDays.date} IN (SELECT value FROM json_each(${dates}))`));
  return [...rows, emptied];
}
