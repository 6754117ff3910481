import { and, eq } from "drizzle-orm";
import { verbPrefixTestResults as results } from "#schema/db/index.ts";
import type { Database } from "../db/database.ts";

/** The tests that a learner has passed, with when each was taken last. */
export function passedTests(db: Database, userId: string) {
  return db
    .select({ testId: results.testId, lastTaken: results.lastTaken })
    .from(results)
    .where(eq(results.userId, userId));
}

/** Keeps that a test was taken now. One that was never passed gets no row without a pass. */
export function storeTaken(db: Database, row: Required<typeof results.$inferInsert>, passed: boolean) {
  const { userId, testId, lastTaken } = row;
  if (!passed) {
    return db
      .update(results)
      .set({ lastTaken })
      .where(and(eq(results.userId, userId), eq(results.testId, testId)));
  }
  return db
    .insert(results)
    .values(row)
    .onConflictDoUpdate({ target: [results.userId, results.testId], set: { lastTaken } });
}
