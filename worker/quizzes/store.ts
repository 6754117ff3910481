import { and, eq, gte } from "drizzle-orm";
import { quizResults, xpTransactions } from "#schema/db/index.ts";
import type { XpSource } from "#schema/terms/xp-source.ts";
import { readAs } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { possibleDays, standingReads } from "../gamification/index.ts";
import type { Learner } from "../http/context.ts";

/** All that a quiz result is decided on; `occurrences`: ledger rows of the same thing on the days that can be today. */
export async function readForSubmit(
  db: Database,
  learner: Learner,
  { attemptId, source, sourceId }: { attemptId: string; source: XpSource; sourceId: string },
  now: Date,
) {
  const [totals, days, attempts, occurrences] = await readAs(db, learner, now, [
    ...standingReads(db, learner.userId, now),
    db
      .select()
      .from(quizResults)
      .where(and(eq(quizResults.userId, learner.userId), eq(quizResults.attemptId, attemptId))),
    db
      .select({ occurrence: xpTransactions.occurrence })
      .from(xpTransactions)
      .where(
        and(
          eq(xpTransactions.userId, learner.userId),
          eq(xpTransactions.source, source),
          eq(xpTransactions.sourceId, sourceId),
          gte(xpTransactions.occurrence, possibleDays(now)[0]),
        ),
      ),
  ]);
  return { totals, days, attempt: attempts[0] ?? null, occurrences: occurrences.map((row) => row.occurrence) };
}

/** Stores a result with the answer it got: a second one with the same id raises the UNIQUE error. */
export function insertResult(db: Database, row: typeof quizResults.$inferInsert) {
  return db.insert(quizResults).values(row);
}
