import { eq } from "drizzle-orm";
import { users, userXp } from "#schema/db/index.ts";
import { type DailyChallengeDay, EMPTY_DAILY_CHALLENGE_DAY } from "#schema/rules/daily-challenges.ts";
import { canonicalTimeZone, type LocalDay, mayChangeTimeZone } from "#schema/rules/day.ts";
import type { LeagueDay } from "#schema/rules/fair-play.ts";
import type { LearnerLeagueState, WeekXp } from "#schema/rules/league-award.ts";
import type { LearnerZones, StreakState } from "#schema/rules/streak.ts";
import type { WriteCount } from "#schema/rules/write-quota.ts";
import type { Results } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { writeCountColumns } from "../db/write-quota.ts";
import type { Learner } from "../http/context.ts";
import { type MemberProfile, memberProfile } from "../league/index.ts";

/** A learner's day as stored, with what it has earned. */
export interface LearnerDay extends DailyChallengeDay {
  allChallengesComplete: boolean;
  xpEarned: number;
  /** Double-XP challenges taken. */
  doubleXpTaken: number;
  /** XP that chat messages have earned. */
  conversationXp: number;
  /** Activities practiced. */
  activities: number;
}

/** Everything about a learner that an award is decided on, read in one batch. */
export interface LearnerState {
  learner: Learner;
  zones: LearnerZones;
  /** The browser reports another zone, and the learner may change it: written with the next award. */
  movedZone: boolean;
  totalXp: number;
  streak: StreakState;
  /** Where the learner stands in the leagues, and as whom. */
  league: LearnerLeagueState & { who: MemberProfile };
  /** XP of the UTC week that counts for leagues, and of the newest UTC day with such XP. */
  week: WeekXp;
  leagueDay: LeagueDay;
  /** What counts against the quota of writes. */
  writes: WriteCount;
  version: number;
  /** The newest day with an award; null before the first one. Nothing is ever booked on an earlier one. */
  newest: { date: LocalDay; done: LearnerDay } | null;
}

/** The statement that reads a learner's state; its row goes to `learnerState`. */
export function learnerStateReads(db: Database, userId: string) {
  return {
    totals: db
      .select({
        timeZone: users.timeZone,
        previousTimeZone: users.previousTimeZone,
        timeZoneChangedAt: users.timeZoneChangedAt,
        totalXp: userXp.totalXp,
        currentStreak: userXp.currentStreak,
        longestStreak: userXp.longestStreak,
        lastActiveDate: userXp.lastActiveDate,
        streakFreezeAvailable: userXp.streakFreezeAvailable,
        activeDaysInRow: userXp.activeDaysInRow,
        freezeUsedOn: userXp.freezeUsedOn,
        leagueId: userXp.leagueId,
        leagueTier: userXp.leagueTier,
        weekStartDate: userXp.weekStartDate,
        weekXp: userXp.weekXp,
        weekXpAt: userXp.weekXpAt,
        leagueDay: userXp.leagueDay,
        leagueDayXp: userXp.leagueDayXp,
        ...writeCountColumns,
        leagueOptOut: users.leagueOptOut,
        firstName: users.firstName,
        lastName: users.lastName,
        profileImageUrl: users.profileImageUrl,
        version: userXp.version,
        day: userXp.day,
        vocabularyTestComplete: userXp.vocabularyTestComplete,
        grammarTestComplete: userXp.grammarTestComplete,
        conversationMessageComplete: userXp.conversationMessageComplete,
        allChallengesComplete: userXp.allChallengesComplete,
        lessonsCompletedToday: userXp.lessonsCompletedToday,
        xpEarned: userXp.xpEarned,
        doubleXpTaken: userXp.doubleXpTaken,
        conversationXp: userXp.conversationXp,
        activities: userXp.activities,
      })
      .from(userXp)
      .innerJoin(users, eq(users.id, userXp.userId))
      .where(eq(userXp.userId, userId)),
  };
}

type LearnerStateRows = Results<ReturnType<typeof learnerStateReads>>;

/**
 * The state from the rows of `learnerStateReads`. `zoneSent` is the zone that the browser reports: it counts at once when the
 * learner may change zones now, otherwise the stored one does.
 */
export function learnerState(
  learner: Learner,
  { totals: [row] }: LearnerStateRows,
  { now, zoneSent }: { now: Date; zoneSent: string | undefined },
): LearnerState {
  if (!row) throw new Error("A learner without totals: sign-up writes them with the account");
  const stored: LearnerZones = {
    timeZone: row.timeZone,
    previousTimeZone: row.previousTimeZone,
    timeZoneChangedAt: row.timeZoneChangedAt,
  };
  const mayMove = zoneSent !== undefined && zoneSent !== row.timeZone && mayChangeTimeZone(row.timeZoneChangedAt, now);
  const zone = mayMove ? canonicalTimeZone(zoneSent) : null;
  const moved = zone !== null && zone !== canonicalTimeZone(row.timeZone) ? zone : null;
  return {
    learner,
    zones: moved ? { timeZone: moved, previousTimeZone: row.timeZone, timeZoneChangedAt: now } : stored,
    movedZone: moved !== null,
    totalXp: row.totalXp,
    streak: {
      currentStreak: row.currentStreak,
      longestStreak: row.longestStreak,
      lastActiveDate: row.lastActiveDate,
      streakFreezeAvailable: row.streakFreezeAvailable,
      activeDaysInRow: row.activeDaysInRow,
      freezeUsedOn: row.freezeUsedOn,
    },
    league: {
      tier: row.leagueTier,
      optedOut: row.leagueOptOut,
      leagueId: row.leagueId,
      weekStartDate: row.weekStartDate,
      who: memberProfile(learner.userId, row),
    },
    week: { weekStartDate: row.weekStartDate, weekXp: row.weekXp, weekXpAt: row.weekXpAt },
    leagueDay: { day: row.leagueDay, xp: row.leagueDayXp },
    writes: { writeMinute: row.writeMinute, minuteWrites: row.minuteWrites, dayWrites: row.dayWrites },
    version: row.version,
    newest:
      row.day === null
        ? null
        : {
            date: row.day,
            done: {
              vocabularyTestComplete: row.vocabularyTestComplete,
              grammarTestComplete: row.grammarTestComplete,
              conversationMessageComplete: row.conversationMessageComplete,
              allChallengesComplete: row.allChallengesComplete,
              lessonsCompletedToday: row.lessonsCompletedToday,
              xpEarned: row.xpEarned,
              doubleXpTaken: row.doubleXpTaken,
              conversationXp: row.conversationXp,
              activities: row.activities,
            },
          },
  };
}

/** The stored day, or an empty one. */
export function dayOf({ newest }: LearnerState, day: LocalDay): LearnerDay {
  if (newest?.date === day) return newest.done;
  return {
    ...EMPTY_DAILY_CHALLENGE_DAY,
    allChallengesComplete: false,
    xpEarned: 0,
    doubleXpTaken: 0,
    conversationXp: 0,
    activities: 0,
  };
}
