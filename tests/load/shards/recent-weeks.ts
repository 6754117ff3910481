import type { LocalDay } from "#schema/rules/day.ts";
import type { WeekXp } from "#schema/rules/league-award.ts";
import { weekOf } from "#schema/rules/league-week.ts";
import { planted } from "./planted.ts";

/** A learner's XP in the weeks in which they last earned some, newest first. */
export type RecentWeeks = readonly WeekXp[];

/**
 * The close of a week asks its members' databases for the XP of that week, and they may have earned in later ones since. So many weeks late it may be; then only the
 * seat's copy is left.
 */
const WEEKS_KEPT = 5;

function weeksKept(): number {
  if (planted("only one week is kept")) return 1;
  return planted("only two weeks are kept") ? 2 : WEEKS_KEPT;
}

/** The weeks after an award received at `now`. It counts in the week in which it was received, even when it is stored in the next one. */
export function weeksAfter(weeks: RecentWeeks, amount: number, now: Date): RecentWeeks {
  const { weekStartDate } = weekOf(now);
  const others = weeks.filter((week) => week.weekStartDate !== weekStartDate);
  const week = { weekStartDate, weekXp: xpIn(weeks, weekStartDate).weekXp + amount, weekXpAt: now };
  const byDate = (a: WeekXp, b: WeekXp) => ((a.weekStartDate ?? "") < (b.weekStartDate ?? "") ? 1 : -1);
  return [week, ...others].toSorted(byDate).slice(0, weeksKept());
}

/** The XP of one week. */
export function xpIn(weeks: RecentWeeks, weekStartDate: LocalDay): WeekXp {
  return weeks.find((week) => week.weekStartDate === weekStartDate) ?? { weekStartDate, weekXp: 0, weekXpAt: null };
}

type StoredWeek = [monday: string, xp: number, at: number | null];

/** The weeks as their column holds them. */
export function storedWeeks(weeks: RecentWeeks): string {
  return JSON.stringify(
    weeks.map(({ weekStartDate, weekXp, weekXpAt }) => [weekStartDate, weekXp, weekXpAt?.getTime() ?? null]),
  );
}

/** The weeks from their column. */
export function weeksFrom(stored: string): RecentWeeks {
  return (JSON.parse(stored) as StoredWeek[]).map(([weekStartDate, weekXp, at]) => {
    return { weekStartDate, weekXp, weekXpAt: at === null ? null : new Date(at) };
  });
}
