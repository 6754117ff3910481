import type { DailyProgress, Streak, XpSummary } from "#schema/api/gamification.ts";
import { dailyChallenges } from "#schema/rules/challenges.ts";
import { localDay, nextLocalMidnight } from "#schema/rules/day.ts";
import { levelProgress } from "#schema/rules/level.ts";
import { activeDay, freezeReturnsIn, graceDay, streakView } from "#schema/rules/streak.ts";
import { dayOf, type Standing } from "./standing.ts";

/** The day that an activity at this instant would be booked on. */
export function today(standing: Standing, now: Date): string {
  return activeDay(now, { timeZone: standing.zones.timeZone, lastActiveDate: standing.streak.lastActiveDate });
}

/** Totals and level as the browser reads them (spec 3). */
export function publicXp(standing: Standing, now: Date): XpSummary {
  return {
    userId: standing.learner.userId,
    totalXp: standing.totalXp,
    currentStreak: publicStreak(standing, now).currentStreak,
    ...levelProgress(standing.totalXp),
  };
}

/** The streak on the learner's day: pending before today's practice, never a premature 0 (design 5). */
export function publicStreak(standing: Standing, now: Date): Streak {
  const { streak, zones } = standing;
  const gapGraceDay = graceDay(now, zones, streak.lastActiveDate);
  const day = localDay(now, zones.timeZone);
  const view = streakView(streak, day, { gapGraceDay });
  return {
    currentStreak: view.currentStreak,
    longestStreak: streak.longestStreak,
    lastActiveDate: streak.lastActiveDate,
    streakFreezeAvailable: streak.streakFreezeAvailable,
    status: view.status,
    keptByFreeze: view.keptByFreeze,
    freezeReturnsInDays: freezeReturnsIn(streak, day, { gapGraceDay }),
    dayEndsAt: nextLocalMidnight(now, zones.timeZone).toISOString(),
  };
}

/** The day's challenges (spec 3). */
export function publicDailyProgress(standing: Standing, now: Date): DailyProgress {
  return dailyChallenges(dayOf(standing, today(standing, now)));
}
