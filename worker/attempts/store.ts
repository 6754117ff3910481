import { and, eq } from "drizzle-orm";
import { quizResults } from "#schema/db/index.ts";
import type { Database } from "../db/database.ts";

export type AttemptRow = typeof quizResults.$inferSelect;

/** An earlier copy of an attempt: at most one row. */
export function attemptOf(db: Database, userId: string, attemptId: string) {
  return db
    .select()
    .from(quizResults)
    .where(and(eq(quizResults.userId, userId), eq(quizResults.attemptId, attemptId)));
}

/** Stores an attempt with its outcome. A second one with the same id violates the primary key, which counts as a lost race. */
export function insertAttempt(db: Database, row: typeof quizResults.$inferInsert) {
  return db.insert(quizResults).values(row);
}
