import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type LeagueStep, type LearnerLeagueState, leagueStep } from "#schema/rules/league-award.ts";
import { mayClose, weekOf } from "#schema/rules/league-week.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import type { Database } from "../db/database.ts";
import { tooSlow } from "../db/guard.ts";
import { rowsOf, type WrittenBatch } from "./batch-rows.ts";
import { leagueIdForSeat, type MemberProfile, takeSeat } from "./seating.ts";
import { type SeatWrite, setSeatXp } from "./store.ts";
import type { LeagueNews } from "./tell.ts";

/** What an award writes for the leagues, around the statement that updates user_xp. */
export interface LeaguePlan {
  step: LeagueStep;
  before: BatchItem<"sqlite">[];
  /** Columns for the update of user_xp. */
  totals: { leagueTier?: LeagueTier; leagueId?: SQL<string> };
  after: BatchItem<"sqlite">[];
  /** The statement of `after` that writes the seat and returns it: `leagueNews` reads its row. Null if the award touches no seat. */
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
  const plan: LeaguePlan = { step, before: [], totals: {}, after: [], seat: null };
  const { who } = learner;
  switch (step.kind) {
    case "too-late":
      throw tooSlow();
    case "take-seat": {
      const group = { week: weekOf(now), tier: step.tier };
      const { before, after: seat } = takeSeat(db, group, who, now);
      const totals = { leagueTier: step.tier, leagueId: leagueIdForSeat(group, sql`0`) };
      return { ...plan, before: [before], totals, after: [seat], seat };
    }
    case "set-xp":
    case "add-xp": {
      const xp = step.kind === "set-xp" ? { total: weekXp } : { add: amount };
      const seat = setSeatXp(db, { leagueId: step.leagueId, userId: who.userId }, xp, now);
      return { ...plan, after: [seat], seat };
    }
    case "none":
    case "wait-for-close":
      return plan;
  }
}

/**
 * What the learner's league must be told once the batch is written, or null. `written` is the batch that contained the plan's statements.
 */
export function leagueNews(
  { step, seat }: LeaguePlan,
  { who, leagueId }: LearnerLeagueState & { who: MemberProfile },
  written: WrittenBatch,
  now: Date,
): LeagueNews | null {
  if (step.kind === "wait-for-close")
    return leagueId !== null && mayClose(leagueId, now) ? { kind: "over", leagueId } : null;
  const [row] = seat === null ? [] : rowsOf(written, seat);
  if (!row) return null;
  const member = { userId: who.userId, weeklyXp: row.weeklyXp, reachedAt: now.getTime() };
  return { kind: "total", leagueId: row.leagueId, member };
}
