import { inArray, lte } from "drizzle-orm";
import { authAttempts, sessions } from "#schema/db/index.ts";
import { runBatch } from "../db/batch.ts";
import { openDatabase } from "../db/database.ts";
import { sweepLeagues } from "../league/index.ts";

/** Rows that one statement deletes, and statements of one run at most: a bounded amount of work, the next day goes on. */
const PAGE_ROWS = 500;
const MAX_PAGES = 20;

/**
 * Starts the sweep of the leagues, and removes sessions and try counters whose time has passed: nobody needs them, and a counter's key is the hash of an address.
 * Done twice or not at all, nothing breaks: every reader looks at the times itself.
 */
export async function sweep(env: Env, now: Date): Promise<void> {
  await sweepLeagues(env);
  const { db } = openDatabase(env.DB, { bookmark: null, primary: true });
  const expired = db.select({ sid: sessions.sid }).from(sessions).where(lte(sessions.expire, now)).limit(PAGE_ROWS);
  const passed = db
    .select({ key: authAttempts.key })
    .from(authAttempts)
    .where(lte(authAttempts.windowEndsAt, now))
    .limit(PAGE_ROWS);
  for (let page = 0; page < MAX_PAGES; page++) {
    const deleted = await runBatch(db, {
      sessions: db.delete(sessions).where(inArray(sessions.sid, expired)),
      counters: db.delete(authAttempts).where(inArray(authAttempts.key, passed)),
    });
    if (Object.values(deleted).every(({ meta }) => meta.changes < PAGE_ROWS)) return;
  }
}
