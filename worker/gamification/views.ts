import type { DailyProgress, Streak, XpSummary } from "#schema/api/gamification.ts";
import { dailyChallenges } from "#schema/rules/daily-challenges.ts";
import { type LocalDay, localDay, nextLocalMidnight } from "#schema/rules/day.ts";
import { rewardDay } from "#schema/rules/fair-play.ts";
import { xpLevelProgress } from "#schema/rules/level.ts";
import { freezeReturnsIn, graceDay, streakView } from "#schema/rules/streak.ts";
import { dayOf, type LearnerState } from "./learner-state.ts";

/** The day to which an activity at this instant belongs: its challenges, bonuses and repeats. */
export function today({ zones, newest }: LearnerState, now: Date): LocalDay {
  return rewardDay(now, zones, newest?.date ?? null);
}

/** Totals and level as the browser reads them. */
export function publicXp(state: LearnerState, now: Date): XpSummary {
  return {
    userId: state.learner.userId,
    totalXp: state.totalXp,
    currentStreak: publicStreak(state, now).currentStreak,
    ...xpLevelProgress(state.totalXp),
  };
}

/** The streak on the learner's day: pending until today's practice, never a premature 0. */
export function publicStreak(state: LearnerState, now: Date): Streak {
  const { streak, zones } = state;
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

/** The day's challenges. */
export function publicDailyProgress(state: LearnerState, now: Date): DailyProgress {
  return dailyChallenges(dayOf(state, today(state, now)));
}

/** XP that chat messages have earned on the learner's day. */
export function conversationXpToday(state: LearnerState, now: Date): number {
  return dayOf(state, today(state, now)).conversationXp;
}
