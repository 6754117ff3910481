import { eq, sql } from "drizzle-orm";
import type { LeagueMembership } from "#schema/api/gamification.ts";
import { users, userXp } from "#schema/db/index.ts";
import { weekOf } from "#schema/rules/league-week.ts";
import { runBatch } from "../db/batch.ts";
import { decideAgainOnRace, expectUnchanged, refuseLate } from "../db/guard.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { leagueIdForSeat, takeSeat } from "./seating.ts";
import { leaveSeat, readSeat, type SeatRow } from "./store.ts";
import { tellLeague } from "./tell.ts";
import { memberProfile, publicMembership } from "./views.ts";

/**
 * Takes a learner out of the leagues or back in. Leaving gives up the seat immediately; XP and tier stay. Rejoining gives back a seat with
 * this week's XP if there is any; otherwise the next XP takes one. Asking for the current state changes nothing.
 */
export async function changeMembership(c: AppContext, learner: Learner, optedOut: boolean): Promise<LeagueMembership> {
  return decideAgainOnRace(c.get("database"), async (db) => {
    const seat = await readSeat(db, learner, c.get("now"));
    if (seat.optedOut === optedOut) return publicMembership(seat);
    refuseLate(c.get("now"));
    return optedOut ? leave(c, learner, seat) : rejoin(c, learner, seat);
  });
}

async function leave(c: AppContext, learner: Learner, seat: SeatRow): Promise<LeagueMembership> {
  const { db } = c.get("database");
  const { leagueId, version } = seat;
  await runBatch(db, {
    unchanged: expectUnchanged(db, learner, version, c.get("now")),
    user: setOptedOut(c, learner, true),
    seat: leagueId === null ? null : leaveSeat(db, leagueId, learner.userId),
    totals: db
      .update(userXp)
      .set({ leagueId: null, version: version + 1 })
      .where(eq(userXp.userId, learner.userId)),
  });
  if (leagueId !== null)
    c.executionCtx.waitUntil(tellLeague(c.env, { kind: "left", leagueId, userId: learner.userId }));
  return publicMembership({ ...seat, optedOut: true, leagueId: null });
}

async function rejoin(c: AppContext, learner: Learner, seat: SeatRow): Promise<LeagueMembership> {
  const { db } = c.get("database");
  const now = c.get("now");
  const week = weekOf(now);
  const { leagueTier: tier, version } = seat;
  const group = tier !== null && seat.weekStartDate === week.weekStartDate && seat.weekXp > 0 ? { week, tier } : null;
  const taken = group && takeSeat(db, group, memberProfile(learner.userId, seat), now);
  const { seat: written } = await runBatch(db, {
    unchanged: expectUnchanged(db, learner, version, now),
    user: setOptedOut(c, learner, false),
    openLeague: taken && taken.before,
    totals: db
      .update(userXp)
      .set({ version: version + 1, ...(group ? { leagueId: leagueIdForSeat(group, sql`0`) } : {}) })
      .where(eq(userXp.userId, learner.userId)),
    seat: taken && taken.after,
  });
  const row = written?.[0];
  if (row) {
    const { leagueId, weeklyXp, lastXpUpdate } = row;
    const member = { userId: learner.userId, weeklyXp, reachedAt: lastXpUpdate?.getTime() ?? now.getTime() };
    c.executionCtx.waitUntil(tellLeague(c.env, { kind: "total", leagueId, member }));
  }
  return publicMembership({ ...seat, optedOut: false, leagueId: row?.leagueId ?? null });
}

function setOptedOut(c: AppContext, learner: Learner, leagueOptOut: boolean) {
  const { db } = c.get("database");
  return db
    .update(users)
    .set({ leagueOptOut, updatedAt: c.get("now") })
    .where(eq(users.id, learner.userId));
}
