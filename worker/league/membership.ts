import { eq, type SQL, sql } from "drizzle-orm";
import type { LeagueMembership } from "#schema/api/gamification.ts";
import { users, userXp } from "#schema/db/index.ts";
import { weekOf, weekOfLeague } from "#schema/rules/league-week.ts";
import { runBatch, type Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { decideAgainOnRace, expectUnchanged, refuseLate } from "../db/guard.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { leagueIdForSeat, takeSeat } from "./seating.ts";
import { leaveSeat, readSeat, returnToSeat, type SeatRow, type SeatWrite } from "./store.ts";
import { closeIfOver, tellLeague } from "./tell.ts";
import { memberProfile, publicMembership } from "./views.ts";

/**
 * Takes a learner out of the leagues or back in. Leaving hides the seat immediately; XP and tier stay. Rejoining gives the same seat back,
 * with all of this week's XP; without a seat that waits, this week's XP takes one now and otherwise the next XP. Asking for the current
 * state changes nothing.
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
    seat: leagueId === null ? null : leaveSeat(db, leagueId, learner.userId, c.get("now")),
    totals: db
      .update(userXp)
      .set({ leagueId: null, leftLeagueId: leagueId, version: version + 1 })
      .where(eq(userXp.userId, learner.userId)),
  });
  if (leagueId !== null)
    c.executionCtx.waitUntil(tellLeague(c.env, { kind: "left", leagueId, userId: learner.userId }));
  return publicMembership({ ...seat, optedOut: true, leagueId: null });
}

/** How a learner gets a seat when they rejoin: its statements around the update of user_xp, and the column that this one sets. */
interface SeatOnReturn {
  before: Statement | null;
  totals: { leagueId?: string | SQL<string> };
  after: SeatWrite | null;
}

async function rejoin(c: AppContext, learner: Learner, seat: SeatRow): Promise<LeagueMembership> {
  const { db } = c.get("database");
  const now = c.get("now");
  const { before, totals, after } = seatOnReturn(db, learner, seat, now);
  const { seat: written } = await runBatch(db, {
    unchanged: expectUnchanged(db, learner, seat.version, now),
    user: setOptedOut(c, learner, false),
    openLeague: before,
    totals: db
      .update(userXp)
      .set({ ...totals, leftLeagueId: null, version: seat.version + 1 })
      .where(eq(userXp.userId, learner.userId)),
    seat: after,
  });
  if (seat.leftLeagueId !== null) closeIfOver(c, seat.leftLeagueId);
  const row = written?.[0];
  if (row) {
    const { leagueId, weeklyXp, lastXpUpdate } = row;
    const member = { userId: learner.userId, weeklyXp, reachedAt: lastXpUpdate?.getTime() ?? now.getTime() };
    c.executionCtx.waitUntil(tellLeague(c.env, { kind: "total", leagueId, member }));
  }
  return publicMembership({ ...seat, optedOut: false, leagueId: row?.leagueId ?? seat.leftLeagueId });
}

/**
 * The seat that waits, or a new one if the learner has earned XP this week. A seat whose week is over stays as it was when the week ended:
 * somebody who was away then has finished last, and somebody who left later has not.
 */
function seatOnReturn(db: Database, learner: Learner, seat: SeatRow, now: Date): SeatOnReturn {
  const { leftLeagueId: leagueId, leagueTier: tier, weekStartDate } = seat;
  const profile = memberProfile(learner.userId, seat);
  const week = weekOf(now);
  if (leagueId !== null) {
    const seated = weekOfLeague(leagueId);
    const isRunning = seated.weekStartDate === week.weekStartDate;
    const hasXp = weekStartDate === seated.weekStartDate;
    return {
      before: null,
      totals: { leagueId },
      after: returnToSeat(db, leagueId, profile, {
        xp: isRunning && hasXp ? { weeklyXp: seat.weekXp, lastXpUpdate: seat.weekXpAt } : null,
        since: isRunning ? seated.startsAt : seated.endsAt,
      }),
    };
  }
  if (tier === null || weekStartDate !== week.weekStartDate || seat.weekXp === 0)
    return { before: null, totals: {}, after: null };
  const group = { week, tier };
  return { ...takeSeat(db, group, profile, now), totals: { leagueId: leagueIdForSeat(group, sql`0`) } };
}

function setOptedOut(c: AppContext, learner: Learner, leagueOptOut: boolean) {
  const { db } = c.get("database");
  return db
    .update(users)
    .set({ leagueOptOut, updatedAt: c.get("now") })
    .where(eq(users.id, learner.userId));
}
