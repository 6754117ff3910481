import { inArray, lte, sql } from "drizzle-orm";
import { authAttempts, knownDevices, sessions } from "#schema/db/index.ts";
import { runBatch } from "../db/batch.ts";
import { openDatabase } from "../db/database.ts";
import { sweepLeagues } from "../league/index.ts";
import { logEvent } from "../log.ts";
import { deleteOldTrials } from "../trial-chat/index.ts";
import { startLearnerSweep } from "./learner-sweep.ts";

/** Rows per statement and batches per run. They bound the work of one run; the next day's run continues. */
const PAGE_ROWS = 500;
const MAX_PAGES = 20;

/**
 * Starts the sweeps of the leagues and of the learners, and deletes expired sessions, known devices, trial chats and counters of tries,
 * whose keys are hashes of addresses. Running twice or not at all is harmless, because every reader checks the expiry itself.
 */
export async function sweep(env: Env, now: Date): Promise<void> {
  await sweepLeagues(env);
  await startLearnerSweep(env);
  const { db } = openDatabase(env.DB, { bookmark: null, primary: true });
  const expired = db.select({ sid: sessions.sid }).from(sessions).where(lte(sessions.expire, now)).limit(PAGE_ROWS);
  const passed = db
    .select({ key: authAttempts.key })
    .from(authAttempts)
    .where(lte(authAttempts.windowEndsAt, now))
    .limit(PAGE_ROWS);
  const key = sql`(${knownDevices.userId}, ${knownDevices.expires}, ${knownDevices.tokenHash})`;
  const forgotten = db
    .select({
      userId: knownDevices.userId,
      expires: knownDevices.expires,
      tokenHash: knownDevices.tokenHash,
    })
    .from(knownDevices)
    .where(lte(knownDevices.expires, now))
    .limit(PAGE_ROWS);
  let expiredSessions = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const deleted = await runBatch(db, {
      sessions: db.delete(sessions).where(inArray(sessions.sid, expired)),
      devices: db.delete(knownDevices).where(sql`${key} IN ${forgotten}`),
      trials: deleteOldTrials(db, now, PAGE_ROWS),
      counters: db.delete(authAttempts).where(inArray(authAttempts.key, passed)),
    });
    expiredSessions += deleted.sessions.meta.changes;
    if (Object.values(deleted).every(({ meta }) => meta.changes < PAGE_ROWS)) break;
  }
  if (expiredSessions > 0) logEvent("sessions expired", { count: String(expiredSessions) });
}
