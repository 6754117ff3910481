import { isThinningDay, retentionAt } from "#schema/rules/retention.ts";
import { forgetAnswers, thinAttempts } from "../attempts/index.ts";
import { forgetConversations, forgetMistakes } from "../conversations/index.ts";
import { runBatch } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { PagedSweep, startSweep } from "../db/paged-sweep.ts";
import { sumUpLedger } from "../gamification/index.ts";
import { findLearners } from "./store.ts";

/**
 * The most that one invocation does: 10 pages of 20 learners, each in two round trips (find, thin). A page keeps the database busy for
 * some 50 ms, because it reads every attempt of its learners, so calls of others hardly wait.
 */
export const LEARNERS_PER_PAGE = 20;
export const PAGES_PER_RUN = 10;

/** Starts the sweep unless one is running. */
export async function startLearnerSweep(env: Env): Promise<void> {
  await startSweep(env.LEARNER_SWEEP);
}

/**
 * Thins out what learners leave behind (docs/product.md#stored-attempts), a bounded page at a time, learner by learner in the order of
 * their ids: each run sets the alarm for the next until all have been visited. Progress is stored, so a run that dies is resumed where it
 * stopped; visiting a learner again changes nothing.
 */
export class LearnerSweep extends PagedSweep {
  protected override readonly failure = "learners not swept";
  protected override readonly sweep = sweepLearners;
}

/** Does one invocation's work, starting after `cursor` (a learner's id, or ""). Gives the next cursor, or null when everything is done. */
export async function sweepLearners(db: Database, cursor: string, now: Date): Promise<string | null> {
  const retention = retentionAt(now);
  let from = cursor;
  for (let page = 0; page < PAGES_PER_RUN; page++) {
    const { ids, next } = await findLearners(db, from, { limit: LEARNERS_PER_PAGE, since: retention.learnersFrom });
    if (ids.length > 0) {
      const thinned = ids.filter((id) => isThinningDay(id, now));
      await runBatch(db, {
        forgotten: forgetAnswers(db, ids, retention),
        conversations: forgetConversations(db, ids, retention),
        ...(thinned.length > 0 && {
          thinned: thinAttempts(db, thinned, retention),
          mistakes: forgetMistakes(db, thinned, retention),
          ...sumUpLedger(db, thinned, retention),
        }),
      });
    }
    if (next === null) return null;
    from = next;
  }
  return from;
}
