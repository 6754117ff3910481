import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LeagueMembership } from "#schema/api/gamification.ts";
import { users, userXp } from "#schema/db/index.ts";
import { weekOf } from "#schema/rules/league-week.ts";
import { writeAll } from "../db/batch.ts";
import { decideAgainOnRace, expectUnchanged, refuseLate } from "../db/guard.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { leagueOfSeat, takeSeat } from "./seating.ts";
import { leaveSeat, readSeat, type SeatRow } from "./store.ts";
import { tellLeague } from "./tell.ts";
import { publicMembership, seatedAs } from "./views.ts";

/**
 * Takes a learner out of the leagues or back in (design 5). Leaving gives the seat up at once; XP and tier stay. Coming back gives a seat
 * with the XP of this week, if there are some; otherwise the first XP does. Said twice, it changes nothing.
 */
export async function changeMembership(c: AppContext, learner: Learner, optedOut: boolean): Promise<LeagueMembership> {
  return decideAgainOnRace(c.get("database"), async () => {
    const { db } = c.get("database");
    const seat = await readSeat(db, learner, c.get("now"));
    if (seat.optedOut === optedOut) return publicMembership(seat);
    refuseLate(c.get("now"));
    return optedOut ? leave(c, learner, seat) : comeBack(c, learner, seat);
  });
}

async function leave(c: AppContext, learner: Learner, seat: SeatRow): Promise<LeagueMembership> {
  const { db } = c.get("database");
  const { leagueId, version } = seat;
  await writeAll(db, [
    expectUnchanged(db, learner, version, c.get("now")),
    setOptedOut(c, learner, true),
    ...(leagueId === null ? [] : [leaveSeat(db, leagueId, learner.userId)]),
    db
      .update(userXp)
      .set({ leagueId: null, version: version + 1 })
      .where(eq(userXp.userId, learner.userId)),
  ]);
  if (leagueId !== null)
    c.executionCtx.waitUntil(tellLeague(c.env, { kind: "left", leagueId, userId: learner.userId }));
  return publicMembership({ ...seat, optedOut: true, leagueId: null });
}

async function comeBack(c: AppContext, learner: Learner, seat: SeatRow): Promise<LeagueMembership> {
  const { db } = c.get("database");
  const now = c.get("now");
  const week = weekOf(now);
  const { leagueTier: tier, version } = seat;
  const cohorts = tier !== null && seat.weekStartDate === week.weekStartDate && seat.weekXp > 0 ? { week, tier } : null;
  const place = cohorts && takeSeat(db, cohorts, seatedAs(learner.userId, seat), now);
  const statements: BatchItem<"sqlite">[] = [
    expectUnchanged(db, learner, version, now),
    setOptedOut(c, learner, false),
    ...(place ? [place.before] : []),
  ];
  const totals = db
    .update(userXp)
    .set({ version: version + 1, ...(cohorts ? { leagueId: leagueOfSeat(cohorts, sql`0`) } : {}) })
    .where(eq(userXp.userId, learner.userId))
    .returning({ leagueId: userXp.leagueId, weekXpAt: userXp.weekXpAt });
  const results = await writeAll(db, [...statements, totals, ...(place ? [place.after] : [])]);
  const [row] = results[statements.length] as { leagueId: string | null; weekXpAt: Date | null }[];
  const leagueId = row?.leagueId ?? null;
  if (leagueId !== null) {
    const member = {
      userId: learner.userId,
      weeklyXp: seat.weekXp,
      reachedAt: row?.weekXpAt?.getTime() ?? now.getTime(),
    };
    c.executionCtx.waitUntil(tellLeague(c.env, { kind: "standing", leagueId, member }));
  }
  return publicMembership({ ...seat, optedOut: false, leagueId });
}

function setOptedOut(c: AppContext, learner: Learner, leagueOptOut: boolean) {
  const { db } = c.get("database");
  return db
    .update(users)
    .set({ leagueOptOut, updatedAt: c.get("now") })
    .where(eq(users.id, learner.userId));
}
