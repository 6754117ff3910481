import { readAs } from "../db/batch.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { type Standing, standingFrom, standingReads } from "./standing.ts";

/** The zone that the browser says it is in. */
export function zoneSentBy(c: AppContext): string | undefined {
  return c.req.header("X-Time-Zone");
}

/** A learner's standing in one round trip. */
export async function readStanding(c: AppContext, learner: Learner): Promise<Standing> {
  const now = c.get("now");
  const { db } = c.get("database");
  const [totals, days] = await readAs(db, learner, now, standingReads(db, learner.userId, now));
  return standingFrom(learner, totals, days, { now, zoneSent: zoneSentBy(c) });
}
