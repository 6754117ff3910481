import { eq } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { XpPart } from "#schema/api/common.ts";
import { type StoredAward, users, userXp } from "#schema/db/index.ts";
import { allChallengesComplete, dailyChallengeDone } from "#schema/rules/daily-challenges.ts";
import { countForLeague } from "#schema/rules/fair-play.ts";
import { weekXpAfter } from "#schema/rules/league-award.ts";
import { levelOf } from "#schema/rules/level.ts";
import { recordActivity } from "#schema/rules/streak.ts";
import { dailyChallengesXp, type XpAward } from "#schema/rules/xp.ts";
import type { DailyChallengeType } from "#schema/terms/daily-challenge.ts";
import type { XpSource } from "#schema/terms/xp-source.ts";
import type { Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { expectUnchanged } from "../db/guard.ts";
import { countedWrite } from "../db/write-quota.ts";
import { type LeaguePlan, planLeague } from "../league/index.ts";
import { type JournaledAttempt, journal, movePastDay } from "./journal.ts";
import { dayOf, type LearnerDay, type LearnerState } from "./learner-state.ts";
import { today } from "./views.ts";

/** A completed scored activity: it counts for the day and the streak, whatever it earned. */
export interface Activity {
  award: XpAward;
  source: XpSource;
  /** What was practiced: a lesson's id, a quiz's level … */
  sourceId: string;
  /** Which time it was: the ledger holds one row per learner, source, sourceId and occurrence. */
  occurrence: string;
  description: string;
  /** The attempt that it was made in. */
  attemptId?: string;
  /** Keep a ledger row even when nothing was earned: it marks the day's chance as taken. */
  always?: boolean;
  /** The daily challenge that it counts for. */
  completes?: DailyChallengeType;
  /** It is a double-XP challenge: the day counts how many were taken. */
  isDoubleXp?: boolean;
}

/** The rows of an award, in the order in which they are written; null where it needs none. */
export interface AwardStatements {
  /** Fails the batch when the learner's totals changed meanwhile. */
  unchanged: Statement;
  /** Moves the day before out of the way when this is the first award of a new one. */
  pastDay: Statement | null;
  openLeague: LeaguePlan["openLeague"];
  /** Totals, the day with its journal, and what counts against the quota: one row. */
  totals: Statement;
  seat: LeaguePlan["seat"];
  zone: Statement | null;
}

/** Columns of the learner's totals that belong to another room and are written with an award. */
export type MoreTotals = Pick<SQLiteUpdateSetSource<typeof userXp>, "assessments">;

/** What an activity will do once `statements` are written. */
export interface AwardPlan {
  /** `attempt`: what the journal of the day keeps of the attempt, if it was made in one. */
  statements: (attempt: JournaledAttempt | null, more?: MoreTotals) => AwardStatements;
  /** All XP, with the bonus for the day's challenges when this activity completed them. */
  amount: number;
  parts: XpPart[];
  /** The learner's state afterwards. */
  state: LearnerState;
  /** What the league must hear once it is stored. */
  league: LeaguePlan | null;
}

/**
 * Plans the rows of an activity: totals with the day and its ledger, and the seat. The first statement fails the batch when the learner's totals changed
 * since the state was read, so the numbers below can be absolute. Run it inside `decideAgainOnRace`. Throws `TooManyWrites` when the
 * learner's quota is used up.
 */
export function planAward(db: Database, state: LearnerState, activity: Activity, now: Date): AwardPlan {
  const { state: streak } = recordActivity(state.streak, now, state.zones);
  const day = today(state, now);
  const before = dayOf(state, day);
  const done: LearnerDay = { ...before, ...(activity.completes ? dailyChallengeDone(before, activity.completes) : {}) };
  const allComplete = before.allChallengesComplete || allChallengesComplete(done);
  const bonus = allComplete && !before.allChallengesComplete ? dailyChallengesXp() : { amount: 0, parts: [] };
  const amount = activity.award.amount + bonus.amount;
  const after: LearnerDay = {
    ...done,
    allChallengesComplete: allComplete,
    xpEarned: before.xpEarned + amount,
    doubleXpTaken: before.doubleXpTaken + Number(activity.isDoubleXp ?? false),
    conversationXp: before.conversationXp + (activity.source === "conversation" ? activity.award.amount : 0),
    activities: before.activities + 1,
  };
  const writes = countedWrite(state.writes, now);
  const totalXp = state.totalXp + amount;
  const { counted, leagueDay } = countForLeague(state.leagueDay, amount, now);
  const week = weekXpAfter(state.week, counted, now);
  const league = planLeague(db, state.league, { amount: counted, weekXp: week.weekXp, joins: allComplete, now });

  const entry = (
    { source, sourceId, occurrence, description }: Pick<Activity, "source" | "sourceId" | "occurrence" | "description">,
    award: XpAward,
    attemptId: string | null,
  ): StoredAward => [source, sourceId, occurrence, award.amount, now.getTime(), description, award.parts, attemptId];

  const awards: StoredAward[] = [];
  if (activity.award.amount > 0 || activity.always)
    awards.push(entry(activity, activity.award, activity.attemptId ?? null));
  if (bonus.amount > 0) {
    const allChallenges = {
      source: "daily-challenges",
      sourceId: day,
      occurrence: "1",
      description: "All daily challenges",
    } as const;
    awards.push(entry(allChallenges, bonus, null));
  }
  const { userId } = state.learner;
  const isNewDay = state.newest !== null && state.newest.date !== day;
  const statements = (attempt: JournaledAttempt | null, more?: MoreTotals): AwardStatements => ({
    unchanged: expectUnchanged(db, state.learner, state.version, now),
    pastDay: isNewDay ? movePastDay(db, userId) : null,
    openLeague: league.openLeague,
    totals: db
      .update(userXp)
      .set({
        totalXp,
        level: levelOf(totalXp),
        ...streak,
        ...week,
        leagueDay: leagueDay.day,
        leagueDayXp: leagueDay.xp,
        ...league.totals,
        ...writes,
        day,
        ...after,
        ...journal({ awards, attempt, isNewDay }),
        ...more,
        version: state.version + 1,
      })
      .where(eq(userXp.userId, userId)),
    seat: league.seat,
    zone: state.movedZone
      ? db
          .update(users)
          .set({ ...state.zones, updatedAt: now })
          .where(eq(users.id, userId))
      : null,
  });

  return {
    statements,
    amount,
    parts: [...activity.award.parts, ...bonus.parts],
    league,
    state: {
      ...state,
      movedZone: false,
      totalXp,
      streak,
      week,
      leagueDay,
      writes,
      version: state.version + 1,
      newest: { date: day, done: after },
    },
  };
}

/**
 * The plan of a submit that practiced nothing, because no question was answered or the day's chance was taken: day and streak
 * stay as they are. It counts against the quota all the same, because the caller stores rows with it; they are refused when the
 * learner's totals changed meanwhile. Throws `TooManyWrites` when the quota is used up.
 */
export function planNothing(db: Database, state: LearnerState, now: Date): AwardPlan {
  const { userId } = state.learner;
  const writes = countedWrite(state.writes, now);
  return {
    statements: (attempt, more) => ({
      unchanged: expectUnchanged(db, state.learner, state.version, now),
      pastDay: null,
      openLeague: null,
      totals: db
        .update(userXp)
        .set({ ...writes, ...journal({ awards: [], attempt, isNewDay: false }), ...more, version: state.version + 1 })
        .where(eq(userXp.userId, userId)),
      seat: null,
      zone: null,
    }),
    amount: 0,
    parts: [],
    state: { ...state, writes, version: state.version + 1 },
    league: null,
  };
}
