import type { LeagueTier } from "#schema/terms/league-tier.ts";
import type { LocalDay } from "./day.ts";
import { weekOf, weekOfLeague } from "./league-week.ts";

/** XP of one UTC week, as kept with a learner's totals. */
export interface WeekXp {
  weekStartDate: LocalDay | null;
  weekXp: number;
  /** When it was reached. */
  weekXpAt: Date | null;
}

/** The tier in which a learner begins. */
export const FIRST_TIER: LeagueTier = 1;

/**
 * The week's XP after an award received at `now`: it counts in the week in which it was received. XP of a week that is over for the
 * learner (a newer one has begun) leaves the newer week as it is.
 */
export function weekXpAfter(week: WeekXp, amount: number, now: Date): WeekXp {
  const { weekStartDate } = weekOf(now);
  if (amount === 0 || (week.weekStartDate !== null && week.weekStartDate > weekStartDate)) return week;
  const before = week.weekStartDate === weekStartDate ? week.weekXp : 0;
  return { weekStartDate, weekXp: before + amount, weekXpAt: now };
}

/** What decides how an award touches the leagues. */
export interface LeagueStanding {
  /** Null until the learner has joined. */
  tier: LeagueTier | null;
  optedOut: boolean;
  /** Where the learner has a seat. */
  leagueId: string | null;
  weekStartDate: LocalDay | null;
}

/**
 * - `none`: nothing to do; `seat`: take a seat in this week's leagues of the tier;
 * - `count`: the seat's XP becomes the week's; `add`: it grows by the award, because the learner's week has moved on already;
 * - `waits`: the seat is in a week that is over and not closed: the new week's XP waits for the close, which seats anew with it;
 * - `too-late`: it was received in a week that is closed already.
 */
export type LeagueStep =
  | { kind: "none" | "waits" | "too-late" }
  | { kind: "seat"; tier: LeagueTier }
  | { kind: "count" | "add"; leagueId: string };

/** How an award received at `now` touches the leagues (design 5). `joins`: it completed all daily challenges. */
export function leagueStep(
  { tier, optedOut, leagueId, weekStartDate }: LeagueStanding,
  { amount, joins, now }: { amount: number; joins: boolean; now: Date },
): LeagueStep {
  const reached = tier ?? (joins ? FIRST_TIER : null);
  if (amount === 0 || optedOut || reached === null) return { kind: "none" };
  const week = weekOf(now).weekStartDate;
  if (leagueId === null) {
    // A seat in a week that has passed would be a seat in a league that is being closed.
    return weekStartDate !== null && weekStartDate > week ? { kind: "none" } : { kind: "seat", tier: reached };
  }
  const seated = weekOfLeague(leagueId).weekStartDate;
  if (seated < week) return { kind: "waits" };
  if (seated > week) return { kind: "too-late" };
  return { kind: weekStartDate !== null && weekStartDate > week ? "add" : "count", leagueId };
}
