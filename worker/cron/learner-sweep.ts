import { DurableObject } from "cloudflare:workers";
import { asc, gt } from "drizzle-orm";
import { userXp } from "#schema/db/index.ts";
import { isThinningDay, type Retention, retentionAt } from "#schema/rules/retention.ts";
import { forgetAnswers, thinAttempts } from "../attempts/index.ts";
import { runBatch } from "../db/batch.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { sumUpLedger } from "../gamification/index.ts";
import { logError } from "../log.ts";

/**
 * The most that one invocation does: 10 pages of 20 learners, each in two round trips (find, thin). A page keeps the database busy for
 * some 50 ms, because it reads every attempt of its learners, so calls of others hardly wait.
 */
export const LEARNERS_PER_PAGE = 20;
export const PAGES_PER_RUN = 10;
/** Learners examined to find a page of those who have practiced lately. */
const LEARNERS_EXAMINED = 500;
/** Pause before the next invocation. */
const NEXT_RUN_MS = 1_000;
/** Pause before the next attempt after a failure. */
const RETRY_MS = 60_000;

const NAME = "sweep";

/** Starts the sweep unless one is running. */
export async function startLearnerSweep(env: Env): Promise<void> {
  await env.LEARNER_SWEEP.getByName(NAME).start();
}

/**
 * Thins out what learners leave behind (docs/product.md#stored-attempts), a bounded page at a time, learner by learner in the order of
 * their ids: each run sets the alarm for the next until all have been visited. Progress is stored, so a run that dies is resumed where it
 * stopped; visiting a learner again changes nothing.
 */
export class LearnerSweep extends DurableObject<Env> {
  /** Starts from the first learner unless a sweep is in progress. */
  async start(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) !== null) return;
    await this.ctx.storage.put("cursor", "");
    await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    try {
      const cursor = (await this.ctx.storage.get<string>("cursor")) ?? "";
      const { db } = openDatabase(this.env.DB, { bookmark: null, primary: true });
      const next = await sweepLearners(db, cursor, new Date());
      if (next === null) return await this.ctx.storage.deleteAll();
      await this.ctx.storage.put("cursor", next);
      await this.ctx.storage.setAlarm(Date.now() + NEXT_RUN_MS);
    } catch (error) {
      logError("learners not swept", error);
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS);
    }
  }
}

/** Does one invocation's work, starting after `cursor` (a learner's id, or ""). Gives the next cursor, or null when everything is done. */
export async function sweepLearners(db: Database, cursor: string, now: Date): Promise<string | null> {
  const retention = retentionAt(now);
  let from = cursor;
  for (let page = 0; page < PAGES_PER_RUN; page++) {
    const { ids, next } = await findLearners(db, from, retention);
    if (ids.length > 0) {
      const thinned = ids.filter((id) => isThinningDay(id, now));
      await runBatch(db, {
        forgotten: forgetAnswers(db, ids, retention),
        ...(thinned.length > 0 && {
          thinned: thinAttempts(db, thinned, retention),
          ...sumUpLedger(db, thinned, retention),
        }),
      });
    }
    if (next === null) return null;
    from = next;
  }
  return from;
}

/** A page of learners who have stored something lately, ordered by id; `next` is null if there are no more. */
async function findLearners(
  db: Database,
  cursor: string,
  { learnersFrom }: Retention,
): Promise<{ ids: string[]; next: string | null }> {
  const examined = await db
    .select({ userId: userXp.userId, writeMinute: userXp.writeMinute })
    .from(userXp)
    .where(gt(userXp.userId, cursor))
    .orderBy(asc(userXp.userId))
    .limit(LEARNERS_EXAMINED);
  const due = examined.filter(({ writeMinute }) => writeMinute * 60_000 >= learnersFrom.getTime());
  const ids = due.slice(0, LEARNERS_PER_PAGE).map(({ userId }) => userId);
  if (due.length > ids.length) return { ids, next: ids.at(-1) ?? null };
  return { ids, next: examined.length === LEARNERS_EXAMINED ? (examined.at(-1)?.userId ?? null) : null };
}
