import { type SQL, sql } from "drizzle-orm";
import { type LeagueStep, type LearnerLeagueState, leagueStep } from "#schema/rules/league-award.ts";
import { mayClose, weekOf } from "#schema/rules/league-week.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import type { Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { TooLate } from "../db/guard.ts";
import { leagueIdForSeat, takeSeat } from "./seating.ts";
import { type MemberProfile, type SeatWrite, setSeatXp, type WrittenSeat } from "./store.ts";
import type { LeagueNews } from "./tell.ts";

/** What an award writes for the leagues, around the statement that updates user_xp. */
export interface LeaguePlan {
  step: LeagueStep;
  /** Runs before the update of user_xp: makes sure that the league exists. Null if no seat is taken. */
  openLeague: Statement | null;
  /** Columns for the update of user_xp. */
  totals: { leagueTier?: LeagueTier; leagueId?: SQL<string> };
  /** Runs after the update: writes the seat and returns it for `leagueNews`. Null if the award touches no seat. */
  seat: SeatWrite | null;
}

/**
 * Plans the league side of an award: the first XP of the week takes a seat, later XP raises it. `weekXp` is the week's XP including this
 * award. Throws 503 if the week in which the award was received has been closed since: sent again, it counts in the new week.
 */
export function planLeague(
  db: Database,
  learner: LearnerLeagueState & { who: MemberProfile },
  { amount, weekXp, joins, now }: { amount: number; weekXp: number; joins: boolean; now: Date },
): LeaguePlan {
  const step = leagueStep(learner, { amount, joins, now });
  const plan: LeaguePlan = { step, openLeague: null, totals: {}, seat: null };
  const { who } = learner;
  switch (step.kind) {
    case "too-late":
      throw new TooLate();
    case "take-seat": {
      const group = { week: weekOf(now), tier: step.tier };
      const { before: openLeague, after: seat } = takeSeat(db, group, who, now);
      const totals = { leagueTier: step.tier, leagueId: leagueIdForSeat(group, sql`0`) };
      return { ...plan, openLeague, totals, seat };
    }
    case "set-xp":
    case "add-xp": {
      const xp = step.kind === "set-xp" ? { total: weekXp } : { add: amount };
      const seat = setSeatXp(db, { leagueId: step.leagueId, userId: who.userId }, xp, now);
      return { ...plan, seat };
    }
    case "none":
    case "wait-for-close":
      return plan;
  }
}

/** What the learner's league must be told once the batch is written, or null. `row` is what the plan's `seat` statement returned. */
export function leagueNews(
  { step }: LeaguePlan,
  { who, leagueId }: LearnerLeagueState & { who: MemberProfile },
  row: WrittenSeat | undefined,
  now: Date,
): LeagueNews | null {
  if (step.kind === "wait-for-close")
    return leagueId !== null && mayClose(leagueId, now) ? { kind: "over", leagueId } : null;
  if (!row) return null;
  const member = { userId: who.userId, weeklyXp: row.weeklyXp, reachedAt: now.getTime() };
  return { kind: "total", leagueId: row.leagueId, member };
}
