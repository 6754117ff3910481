import { sql } from "drizzle-orm";
import { xpTransactions } from "#schema/db/index.ts";
import type { Retention } from "#schema/rules/retention.ts";
import type { Database } from "../db/database.ts";

/** The `sourceId` of a row that holds the sum of a source over a month (UTC). */
export const MONTH_SUM = "month";

/**
 * Statements that add up the old awards of some learners: one row per learner, source and month takes the place of single ones. They
 * belong into one batch, because the second deletes what the first has added. No award can be booked again by it: the occurrence of an
 * award is its day, and no activity is ever booked on a day that old. Running them again changes nothing.
 */
export function sumUpLedger(db: Database, userIds: readonly string[], { awardsFrom }: Retention) {
  const { userId, source, sourceId, occurrence, amount, createdAt } = xpTransactions;
  const old = sql`${userId} IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))
    AND ${createdAt} < ${awardsFrom.getTime()} AND ${sourceId} <> ${MONTH_SUM}`;
  // Every column of the table in its order: that is how drizzle pairs them.
  const months = sql`SELECT ${userId}, ${source}, ${MONTH_SUM}, strftime('%Y-%m', ${createdAt} / 1000, 'unixepoch') AS month,
    sum(${amount}), 'All of the month', '{"parts":[]}', max(${createdAt})
    FROM ${xpTransactions} WHERE ${old} GROUP BY ${userId}, ${source}, month`;
  return {
    summed: db
      .insert(xpTransactions)
      .select(months)
      .onConflictDoUpdate({
        target: [userId, source, sourceId, occurrence],
        set: { amount: sql`${amount} + excluded.amount`, createdAt: sql`max(${createdAt}, excluded.created_at)` },
      }),
    deleted: db.delete(xpTransactions).where(old),
  };
}
