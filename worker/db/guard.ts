import { eq, exists, type SQL, sql } from "drizzle-orm";
import { userXp } from "#schema/db/index.ts";
import type { Database, DatabaseSession } from "./database.ts";
import { type Learner, liveSession } from "./learner.ts";

/**
 * A statement that makes its whole batch fail when the session has ended or the learner's totals changed since they were read.
 * D1 has no interactive transactions, so reading, deciding and writing take two round trips. Without this guard, two tabs could
 * decide on the same state, and a session that ended in between could still write. `json()` of a text that is not JSON aborts
 * the batch: it raises an error and costs no written row.
 */
export function expectUnchanged(db: Database, learner: Learner, version: number, now: Date) {
  const totals = db.select({ version: userXp.version }).from(userXp).where(eq(userXp.userId, learner.userId));
  return expectThat(db, sql`${exists(liveSession(db, learner, now))} AND ${totals} = ${version}`);
}

/** The same for a write that does not depend on the totals: only the session must not have ended. */
export function expectSession(db: Database, learner: Learner, now: Date) {
  return expectThat(db, exists(liveSession(db, learner, now)));
}

/** A statement that makes its whole batch fail unless the condition holds. */
export function expectThat(db: Database, condition: SQL) {
  return db.select({ held: sql`CASE WHEN ${condition} THEN 1 ELSE json('stale') END` }).from(sql`(SELECT 1)`);
}

/** How often a call tries before it gives up: enough for a dozen tabs at once. */
const MAX_TRIES = 16;
/** A random pause of up to this long, times the tries so far, lets one of the rivals go first. */
const RETRY_PAUSE_MS = 8;
/**
 * A call that has not begun to store its answer after this long gives up: the league week in which it was received closes
 * CLOSE_GRACE_MS after its end (schema/rules/league-week.ts), and D1 itself may take up to 30 s for the batch.
 */
const MAX_DECIDING_MS = 20_000;

/** A call came to its batch too long after it was received. Nothing was written, so it may be sent again. Answered with 503. */
export class TooLate extends Error {
  override readonly name = "TooLate";
}

/** Other writes of the same learner came first every time. Nothing was written, so it may be sent again. Answered with 503. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

/** Throws `TooLate` when a call was received too long ago to store what counts in its week. Call it right before the batch. */
export function refuseLate(receivedAt: Date): void {
  if (Date.now() - receivedAt.getTime() > MAX_DECIDING_MS) throw new TooLate();
}

/** True when a batch failed because of a guard or a unique key: another write came first. */
export function lostRace(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/malformed JSON|UNIQUE constraint failed|the league is full/.test(cause.message)) return true;
  }
  return false;
}

/**
 * Runs read-decide-write. When another write came in between, it runs again from the start on a fresh view of the primary, so that
 * the second look sees what won. `decide` must therefore use the view it is given, or take `database.db` anew. Throws `TooBusy`
 * when it lost every race.
 */
export async function decideAgainOnRace<T>(
  database: DatabaseSession,
  decide: (db: Database) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await decide(database.db);
    } catch (error) {
      if (!lostRace(error)) throw error;
      if (tries >= MAX_TRIES) throw new TooBusy("Lost every race", { cause: error });
      await scheduler.wait(Math.random() * RETRY_PAUSE_MS * tries);
      database.lookAgain();
    }
  }
}
