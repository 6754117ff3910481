import { and, eq, exists, gt, type SQL, sql } from "drizzle-orm";
import { sessions, userXp } from "#schema/db/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { type Database, openDatabase } from "./database.ts";

/**
 * A statement that makes its whole batch fail when the session has ended or the learner's totals changed since they were read.
 * D1 has no interactive transactions: reading, deciding and writing are two round trips, and this is what keeps two tabs from
 * deciding on the same state, and a session that was ended in between from writing. `json()` of a text that is no JSON is the
 * abort: it raises an error and costs no written row.
 */
export function expectUnchanged(db: Database, learner: Learner, version: number, now: Date) {
  const totals = db.select({ version: userXp.version }).from(userXp).where(eq(userXp.userId, learner.userId));
  return expectThat(db, sql`${standing(db, learner, now)} AND ${totals} = ${version}`);
}

/** The same for a write that is not decided on the totals: only the session must still stand. */
export function expectSession(db: Database, learner: Learner, now: Date) {
  return expectThat(db, standing(db, learner, now));
}

function standing(db: Database, learner: Learner, now: Date): SQL {
  const session = db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(eq(sessions.sid, learner.sid), eq(sessions.userId, learner.userId), gt(sessions.expire, now)));
  return exists(session);
}

/** A statement that makes its whole batch fail unless the condition holds. */
export function expectThat(db: Database, condition: SQL) {
  return db.select({ held: sql`CASE WHEN ${condition} THEN 1 ELSE json('stale') END` }).from(sql`(SELECT 1)`);
}

/** How often a call decides anew before it gives up: enough for a dozen tabs at once. */
const MAX_TRIES = 16;
/**
 * A call that has not begun to store its answer after this long gives up: the league week that it was received in closes
 * CLOSE_GRACE_MS after its end (schema/rules/league-week.ts), and D1 itself may take up to 30 s for the batch.
 */
const MAX_DECIDING_MS = 20_000;
/** A random pause of up to this long, times the tries so far, lets one of them go first. */
const RETRY_PAUSE_MS = 8;

/** True when a batch failed because of a guard or a unique key: somebody else was faster. */
export function lostRace(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/malformed JSON|UNIQUE constraint failed|the league is full/.test(cause.message)) return true;
  }
  return false;
}

/** Throws 503 when a call was received too long ago to store what counts in its week. Asked right before the batch. */
export function refuseLate(c: AppContext): void {
  if (Date.now() - c.get("now").getTime() > MAX_DECIDING_MS) throw tooSlow();
}

/** 503 for a call whose time has passed: nothing was written, and sent again it is received anew. */
export function tooSlow(): HttpError {
  return new HttpError(503, "This took too long, and nothing was saved. Please try again.", {
    headers: { "Retry-After": "1" },
  });
}

/**
 * Runs read-decide-write, again from the start when another write came in between: then on a fresh view of the primary, so that
 * the second look sees what won. `decide` must take the database from the context. Rethrows what it was after the last try.
 */
export async function decideAgainOnRace<T>(c: AppContext, decide: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await decide();
    } catch (error) {
      if (tries >= MAX_TRIES || !lostRace(error)) throw error;
      await scheduler.wait(Math.random() * RETRY_PAUSE_MS * tries);
      c.set("database", openDatabase(c.env.DB, { bookmark: null, primary: true }));
    }
  }
}
