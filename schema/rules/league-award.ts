import type { LeagueTier } from "#schema/terms/league-tier.ts";
import type { LocalDay } from "./day.ts";
import { weekOf, weekOfLeague } from "./league-week.ts";

/** A learner's XP in one UTC week, kept with their totals. */
export interface WeekXp {
  weekStartDate: LocalDay | null;
  weekXp: number;
  /** When `weekXp` was reached. */
  weekXpAt: Date | null;
}

/** The tier in which every learner starts. */
export const FIRST_TIER: LeagueTier = 1;

/**
 * The week's XP after an award received at `now`. An award counts in the week in which it was received; if the learner has already earned
 * XP in a later week, that later week stays as it is.
 */
export function weekXpAfter(week: WeekXp, amount: number, now: Date): WeekXp {
  const { weekStartDate } = weekOf(now);
  if (amount === 0 || (week.weekStartDate !== null && week.weekStartDate > weekStartDate)) return week;
  const before = week.weekStartDate === weekStartDate ? week.weekXp : 0;
  return { weekStartDate, weekXp: before + amount, weekXpAt: now };
}

/** What a learner's awards need to know about their part in the leagues. */
export interface LearnerLeagueState {
  /** Null until the learner has joined. */
  tier: LeagueTier | null;
  optedOut: boolean;
  /** The league in which the learner has a seat; null without one. */
  leagueId: string | null;
  /** The Monday of the newest week in which the learner earned XP. */
  weekStartDate: LocalDay | null;
}

/**
 * What an award does to a learner's seat:
 * - `none`: nothing.
 * - `take-seat`: takes a seat in one of this week's leagues of the tier.
 * - `set-xp`: sets the seat's XP to the week's XP.
 * - `add-xp`: adds the award to the seat's XP, because the learner's own totals have moved on to a later week.
 * - `wait-for-close`: nothing yet. The seat is in a week that is over but not closed; the close gives a new seat, with the XP earned since.
 * - `too-late`: the award was received in a week that has been closed since.
 */
export type LeagueStep =
  | { kind: "none" | "wait-for-close" | "too-late" }
  | { kind: "take-seat"; tier: LeagueTier }
  | { kind: "set-xp" | "add-xp"; leagueId: string };

/** What an award received at `now` does to the learner's seat. `joins`: the learner has completed all of the day's challenges. */
export function leagueStep(
  { tier, optedOut, leagueId, weekStartDate }: LearnerLeagueState,
  { amount, joins, now }: { amount: number; joins: boolean; now: Date },
): LeagueStep {
  const reached = tier ?? (joins ? FIRST_TIER : null);
  if (optedOut || reached === null) return { kind: "none" };
  // Joining takes a seat even if the award no longer counts today: the seat starts with the XP of the week.
  if (amount === 0 && tier !== null) return { kind: "none" };
  const week = weekOf(now).weekStartDate;
  if (leagueId === null) {
    // An award received last week must not take a seat there: that league is about to be closed.
    return weekStartDate !== null && weekStartDate > week ? { kind: "none" } : { kind: "take-seat", tier: reached };
  }
  const seated = weekOfLeague(leagueId).weekStartDate;
  if (seated < week) return { kind: "wait-for-close" };
  if (seated > week) return { kind: "too-late" };
  return { kind: weekStartDate !== null && weekStartDate > week ? "add-xp" : "set-xp", leagueId };
}
