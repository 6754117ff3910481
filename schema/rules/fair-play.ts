import { type LocalDay, localDay } from "./day.ts";
import type { LearnerZones } from "./streak.ts";

/**
 * XP that counts for a league in one UTC day. It is several hours of practice, so people don't notice it; a script that passes
 * hundreds of lessons in a minute does.
 */
export const LEAGUE_DAY_LIMIT_XP = 1_500;

/** XP that has counted for leagues on one UTC day. */
export interface LeagueDay {
  day: LocalDay | null;
  xp: number;
}

/** How much of an award received at `now` counts for a league, and the day afterwards. The rest still adds to the learner's total. */
export function countForLeague(
  before: LeagueDay,
  amount: number,
  now: Date,
): { counted: number; leagueDay: LeagueDay } {
  const day = localDay(now, "UTC");
  const today = before.day === day ? before.xp : 0;
  const counted = Math.min(amount, Math.max(0, LEAGUE_DAY_LIMIT_XP - today));
  return { counted, leagueDay: { day, xp: today + counted } };
}

/** Whether nothing more counts for a league today. */
export function leagueDayIsFull({ day, xp }: LeagueDay, now: Date): boolean {
  return day === localDay(now, "UTC") && xp >= LEAGUE_DAY_LIMIT_XP;
}

/**
 * The day to which bonuses and repeats belong: the local date, with two exceptions after a change of time zone. A move to the
 * east does not end the day: it goes on until it is over in the zone that was left. A move to the west does not bring a day back.
 * Otherwise a move would pay the same lessons and challenges a second time. `latest` is the newest day with practice, or null.
 */
export function rewardDay(
  now: Date,
  { timeZone, previousTimeZone, timeZoneChangedAt }: LearnerZones,
  latest: LocalDay | null,
): LocalDay {
  const today = localDay(now, timeZone);
  const dayOfMove =
    previousTimeZone !== null && timeZoneChangedAt !== null ? localDay(timeZoneChangedAt, previousTimeZone) : null;
  const goesOn = previousTimeZone !== null && localDay(now, previousTimeZone) === dayOfMove;
  const day = goesOn && dayOfMove !== null && dayOfMove < today ? dayOfMove : today;
  return latest !== null && latest > day ? latest : day;
}
