import { and, between, eq, inArray, sql } from "drizzle-orm";
import { progressTracking, quizResults, userSubchapterProgress, xpTransactions } from "#schema/db/index.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { readAs } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { possibleDays, standingReads } from "../gamification/index.ts";
import type { Learner } from "../http/context.ts";

export type LessonProgressRow = typeof userSubchapterProgress.$inferSelect;

/** The learner's progress in the lessons whose ids lie in a range: a level or a chapter. */
export function progressBetween(db: Database, userId: string, first: number, last: number) {
  return db
    .select()
    .from(userSubchapterProgress)
    .where(and(eq(userSubchapterProgress.userId, userId), between(userSubchapterProgress.subchapterId, first, last)));
}

function progressOf(db: Database, userId: string, lessonIds: readonly number[]) {
  return db
    .select()
    .from(userSubchapterProgress)
    .where(
      and(eq(userSubchapterProgress.userId, userId), inArray(userSubchapterProgress.subchapterId, [...lessonIds])),
    );
}

/** Progress rows of some lessons, with the session check. */
export async function readProgress(db: Database, learner: Learner, lessonIds: readonly number[], now: Date) {
  const [rows] = await readAs(db, learner, now, [progressOf(db, learner.userId, lessonIds)]);
  return rows;
}

/** Progress rows of a range of lessons, with the session check. */
export async function readProgressBetween(db: Database, learner: Learner, first: number, last: number, now: Date) {
  const [rows] = await readAs(db, learner, now, [progressBetween(db, learner.userId, first, last)]);
  return rows;
}

/** All that a lesson quiz is decided on: standing, progress here and in the lesson before, an earlier copy of the attempt. */
export async function readForQuiz(
  db: Database,
  learner: Learner,
  lessonIds: readonly number[],
  attemptId: string,
  now: Date,
) {
  const [totals, days, progress, attempts, tracking] = await readAs(db, learner, now, [
    ...standingReads(db, learner.userId, now),
    progressOf(db, learner.userId, lessonIds),
    attemptOf(db, learner.userId, attemptId),
    db
      .select({ cefrLevel: progressTracking.cefrLevel })
      .from(progressTracking)
      .where(and(eq(progressTracking.userId, learner.userId), eq(progressTracking.language, "german"))),
  ]);
  return { totals, days, progress, attempt: attempts[0] ?? null, level: tracking[0]?.cefrLevel ?? "A1" };
}

/** All that a double-XP challenge is decided on; `takenOn`: the days, of those that can be today, on which it was taken. */
export async function readForChallenge(
  db: Database,
  learner: Learner,
  { lessonIds, subjectId, attemptId }: { lessonIds: readonly number[]; subjectId: string; attemptId: string },
  now: Date,
) {
  const [totals, days, progress, taken, attempts] = await readAs(db, learner, now, [
    ...standingReads(db, learner.userId, now),
    progressOf(db, learner.userId, lessonIds),
    db
      .select({ day: xpTransactions.occurrence })
      .from(xpTransactions)
      .where(
        and(
          eq(xpTransactions.userId, learner.userId),
          eq(xpTransactions.source, "double-xp-challenge"),
          eq(xpTransactions.sourceId, subjectId),
          between(xpTransactions.occurrence, ...possibleDays(now)),
        ),
      ),
    attemptOf(db, learner.userId, attemptId),
  ]);
  return { totals, days, progress, takenOn: taken.map(({ day }) => day), attempt: attempts[0] ?? null };
}

/** An earlier copy of an attempt: at most one. */
function attemptOf(db: Database, userId: string, attemptId: string) {
  return db
    .select()
    .from(quizResults)
    .where(and(eq(quizResults.userId, userId), eq(quizResults.attemptId, attemptId)));
}

/** Stores the learner's standing in a lesson: the whole row, decided by the caller. */
export function upsertProgress(db: Database, row: LessonProgressRow) {
  const { userId: _user, subchapterId: _lesson, ...set } = row;
  return db
    .insert(userSubchapterProgress)
    .values(row)
    .onConflictDoUpdate({ target: [userSubchapterProgress.userId, userSubchapterProgress.subchapterId], set });
}

/** Stores an attempt with the answer it got: a second one with the same id raises the UNIQUE error. */
export function insertAttempt(db: Database, row: typeof quizResults.$inferInsert) {
  return db.insert(quizResults).values(row);
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
