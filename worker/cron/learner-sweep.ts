import { addDays } from "#schema/rules/day.ts";
import { type Retention, retentionAt, sweepDayOf } from "#schema/rules/retention.ts";
import { oldAttemptsOf, thinAttempts } from "../attempts/index.ts";
import { forgetConversations, forgetMistakes } from "../conversations/index.ts";
import { runBatch, type Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { PagedSweep, startSweep } from "../db/paged-sweep.ts";
import { forgetAnswers, moveOldDays } from "../gamification/index.ts";
import { findLearners } from "./store.ts";

/**
 * The most that one invocation does: 10 pages of 20 learners, each in two round trips (find, forget), or three where some learner's old attempts are
 * due to be thinned. A page keeps the database busy for some milliseconds, so calls of others hardly wait.
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
      const weekly = ids.filter((id) => sweepDayOf(id, now).isWeekly);
      const daily = ids.filter((id) => !weekly.includes(id));
      const { answersFrom: before } = retention;
      const due = addDays(before, -1);
      await runBatch(db, {
        ...moveOldDays(db, ids, due),
        // One day of a learner is due each day. Once a week all days are looked through, in case a sweep did not run.
        forgotten: daily.length > 0 ? forgetAnswers(db, daily, { since: due, before }) : null,
        forgottenLate: weekly.length > 0 ? forgetAnswers(db, weekly, { since: "", before }) : null,
        conversations: forgetConversations(db, ids, retention),
        mistakes: weekly.length > 0 ? forgetMistakes(db, weekly, retention) : null,
        thinned: await thin(
          db,
          ids.filter((id) => sweepDayOf(id, now).isThinning),
          retention,
        ),
      });
    }
    if (next === null) return null;
    from = next;
  }
  return from;
}

/** The statements that thin the old attempts of some learners, from what they have: one round trip, or none without a learner. */
async function thin(db: Database, ids: readonly string[], retention: Retention): Promise<Statement[]> {
  if (ids.length === 0) return [];
  const reads = ids.map((id) => oldAttemptsOf(db, id, retention));
  const { old, kept } = await runBatch(db, {
    old: reads.map((read) => read.old),
    kept: reads.map((read) => read.kept),
  });
  return ids.flatMap((id, i) => thinAttempts(db, id, { old: old[i] ?? [], kept: kept[i] ?? [] }));
}
