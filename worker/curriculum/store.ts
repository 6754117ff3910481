import { and, between, eq, inArray, sql } from "drizzle-orm";
import { progressTracking, userSubchapterProgress } from "#schema/db/index.ts";
import type { IdRange } from "#schema/rules/content-id.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { readAs } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { Learner } from "../http/context.ts";

export type LessonProgressRow = typeof userSubchapterProgress.$inferSelect;

/** The learner's progress in the lessons whose ids lie in a range: a level or a chapter. */
export function progressBetween(db: Database, userId: string, lessons: IdRange) {
  return db
    .select()
    .from(userSubchapterProgress)
    .where(and(eq(userSubchapterProgress.userId, userId), between(userSubchapterProgress.subchapterId, ...lessons)));
}

/** The learner's progress in some lessons. */
export function progressOf(db: Database, userId: string, lessonIds: readonly number[]) {
  return db
    .select()
    .from(userSubchapterProgress)
    .where(
      and(eq(userSubchapterProgress.userId, userId), inArray(userSubchapterProgress.subchapterId, [...lessonIds])),
    );
}

/** The same as `progressBetween`, with the session check. */
export async function readProgressBetween(db: Database, learner: Learner, lessons: IdRange, now: Date) {
  const { progress } = await readAs(db, learner, now, { progress: progressBetween(db, learner.userId, lessons) });
  return progress;
}

/** The level that the learner works at: at most one row. */
export function trackedLevelOf(db: Database, userId: string) {
  return db
    .select({ cefrLevel: progressTracking.cefrLevel })
    .from(progressTracking)
    .where(and(eq(progressTracking.userId, userId), eq(progressTracking.language, "german")));
}

/** Stores a learner's progress in a lesson: the whole row, decided by the caller. */
export function upsertProgress(db: Database, row: LessonProgressRow) {
  const { userId: _user, subchapterId: _lesson, ...set } = row;
  return db
    .insert(userSubchapterProgress)
    .values(row)
    .onConflictDoUpdate({ target: [userSubchapterProgress.userId, userSubchapterProgress.subchapterId], set });
}

/** Raises the learner's current level; writes nothing when they are already there or beyond. */
export function raiseLevel(db: Database, userId: string, level: CefrLevel) {
  const below = CEFR_LEVELS.slice(0, CEFR_LEVELS.indexOf(level));
  return db
    .update(progressTracking)
    .set({ cefrLevel: sql`${level}` })
    .where(
      and(
        eq(progressTracking.userId, userId),
        eq(progressTracking.language, "german"),
        inArray(progressTracking.cefrLevel, below),
      ),
    );
}
