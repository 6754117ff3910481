import { eq, sql } from "drizzle-orm";
import { userXp } from "#schema/db/index.ts";
import type { AppContext } from "../http/context.ts";
import { type Database, openDatabase } from "./database.ts";

/**
 * A statement that makes its whole batch fail when the learner's totals changed since they were read.
 * D1 has no interactive transactions: reading, deciding and writing are two round trips, and this is what
 * keeps two tabs from deciding on the same state. `json()` of a non-JSON text is the abort: it raises an error
 * and costs no written row.
 */
export function expectXpVersion(db: Database, userId: string, version: number) {
  return db
    .select({ same: sql`CASE WHEN ${userXp.version} = ${version} THEN 1 ELSE json('stale') END` })
    .from(userXp)
    .where(eq(userXp.userId, userId));
}

/** How often a call decides anew before it gives up with 503. */
const MAX_TRIES = 5;

/** True when a batch failed because of `expectXpVersion` or a unique key: somebody else was faster. */
export function lostRace(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/malformed JSON|UNIQUE constraint failed/.test(cause.message)) return true;
  }
  return false;
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
      c.set("database", openDatabase(c.env.DB, { bookmark: null, primary: true }));
    }
  }
}
