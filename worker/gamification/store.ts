import { and, eq, sql } from "drizzle-orm";
import { userXp } from "#schema/db/index.ts";
import type { LocalDay } from "#schema/rules/day.ts";
import type { XpSource } from "#schema/terms/xp-source.ts";
import { type Results, readAs, type Statements } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { type LearnerState, learnerState, learnerStateReads } from "./learner-state.ts";

/** The zone that the browser says it is in. */
function zoneSentBy(c: AppContext): string | undefined {
  return c.req.header("X-Time-Zone");
}

/**
 * A learner's state with whatever else the caller must know, in one round trip. `also` comes first, so the state knows what it has written. Throws 401 when
 * the session has ended.
 */
export async function readLearnerState<T extends Statements>(
  c: AppContext,
  learner: Learner,
  also: T,
): Promise<{ state: LearnerState; rows: Results<T> }> {
  const now = c.get("now");
  const { db } = c.get("database");
  const { totals, ...rows } = await readAs(db, learner, now, {
    ...also,
    ...learnerStateReads(db, learner.userId),
  });
  const state = learnerState(learner, { totals }, { now, zoneSent: zoneSentBy(c) });
  return { state, rows: rows as unknown as Results<T> };
}

/** What an XP ledger row is about: a source and, of that, the lesson, level or topic. */
export interface LedgerKey {
  source: XpSource;
  sourceId: string;
}

/** The times that something was booked on the newest day; `timesOn` counts them for a day that may be it. */
export function recentOccurrences(db: Database, userId: string, { source, sourceId }: LedgerKey) {
  return db
    .select({ occurrence: sql<string>`award.value ->> 2` })
    .from(userXp)
    .innerJoin(sql`json_each(${userXp.awards}) AS award`, sql`TRUE`)
    .where(and(eq(userXp.userId, userId), sql`award.value ->> 0 = ${source}`, sql`award.value ->> 1 = ${sourceId}`));
}

/** How often something was booked on a day, from the rows of `recentOccurrences`. */
export function timesOn(day: LocalDay, rows: readonly { occurrence: string }[]): number {
  return rows.filter(({ occurrence }) => occurrence === day || occurrence.startsWith(`${day}:`)).length;
}
