import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type LeagueStanding, type LeagueStep, leagueStep } from "#schema/rules/league-award.ts";
import { mayClose, weekOf } from "#schema/rules/league-week.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import type { Database } from "../db/database.ts";
import { TooLate } from "../db/guard.ts";
import { leagueOfSeat, type Seated, takeSeat } from "./seating.ts";
import { setSeatXp } from "./store.ts";
import type { LeagueNews } from "./tell.ts";

/** What an award writes for the leagues, around the statement that updates user_xp. */
export interface LeaguePlan {
  step: LeagueStep;
  weekXp: number;
  before: BatchItem<"sqlite">[];
  /** Columns for the update of user_xp. */
  totals: { leagueTier?: LeagueTier; leagueId?: SQL<string> };
  after: BatchItem<"sqlite">[];
}

/**
 * Plans the league's part of an award (design 5): a seat with the first XP of the week, the seat's XP afterwards. `weekXp` is the week's
 * XP with this award in it. Throws 503 when its week was closed meanwhile: sent again, it is received in the new one.
 */
export function planLeague(
  db: Database,
  standing: LeagueStanding & { who: Seated },
  { amount, weekXp, joins, now }: { amount: number; weekXp: number; joins: boolean; now: Date },
): LeaguePlan {
  const step = leagueStep(standing, { amount, joins, now });
  const plan: LeaguePlan = { step, weekXp, before: [], totals: {}, after: [] };
  const { who } = standing;
  switch (step.kind) {
    case "too-late":
      throw new TooLate();
    case "seat": {
      const cohorts = { week: weekOf(now), tier: step.tier };
      const seat = takeSeat(db, cohorts, who, now);
      const totals = { leagueTier: step.tier, leagueId: leagueOfSeat(cohorts, sql`0`) };
      return { ...plan, before: [seat.before], totals, after: [seat.after] };
    }
    case "count":
    case "add": {
      const xp = step.kind === "count" ? { total: weekXp } : { grow: amount };
      return { ...plan, after: [setSeatXp(db, { leagueId: step.leagueId, userId: who.userId }, xp, now)] };
    }
    case "none":
    case "waits":
      return plan;
  }
}

/** What the leagues must hear after the batch; `results` are those of its statements. */
export function leagueNews(
  { step, weekXp }: LeaguePlan,
  { who, leagueId }: LeagueStanding & { who: Seated },
  results: readonly unknown[],
  now: Date,
): LeagueNews | null {
  const member = { userId: who.userId, weeklyXp: weekXp, reachedAt: now.getTime() };
  switch (step.kind) {
    case "count":
      return { kind: "standing", leagueId: step.leagueId, member };
    case "add": {
      const weeklyXp = returned(results, "weeklyXp");
      return typeof weeklyXp === "number"
        ? { kind: "standing", leagueId: step.leagueId, member: { ...member, weeklyXp } }
        : null;
    }
    case "seat": {
      const seat = returned(results, "leagueId");
      return typeof seat === "string" ? { kind: "standing", leagueId: seat, member } : null;
    }
    case "waits":
      return leagueId !== null && mayClose(leagueId, now) ? { kind: "over", leagueId } : null;
    case "none":
    case "too-late":
      return null;
  }
}

/** A column that some statement of the batch returned in its one row. */
function returned(results: readonly unknown[], column: string): unknown {
  for (const rows of results) {
    const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
    if (typeof row === "object" && row !== null && column in row) return (row as Record<string, unknown>)[column];
  }
  return undefined;
}
