import { eq } from "drizzle-orm";
import type { XpPart } from "#schema/api/common.ts";
import { dailyProgress, users, userXp, type XpMetadata, xpTransactions } from "#schema/db/index.ts";
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
import { countedWrite, storeWriteCount } from "../db/write-quota.ts";
import { type LeaguePlan, planLeague } from "../league/index.ts";
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
  /** Further facts for the ledger. */
  metadata?: Omit<XpMetadata, "parts">;
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
  ledger: Statement[];
  openLeague: LeaguePlan["openLeague"];
  totals: Statement;
  seat: LeaguePlan["seat"];
  day: Statement | null;
  zone: Statement | null;
}

/** What an activity will do once `statements` are written. */
export interface AwardPlan {
  statements: AwardStatements;
  /** All XP, with the bonus for the day's challenges when this activity completed them. */
  amount: number;
  parts: XpPart[];
  /** The learner's state afterwards. */
  state: LearnerState;
  /** What the league must hear once it is stored. */
  league: LeaguePlan | null;
}

/**
 * Plans the rows of an activity: ledger, totals, day. The first statement fails the batch when the learner's totals changed
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
    row: Pick<Activity, "source" | "sourceId" | "occurrence" | "description">,
    award: XpAward,
    metadata = {},
  ) =>
    db.insert(xpTransactions).values({
      userId: state.learner.userId,
      source: row.source,
      sourceId: row.sourceId,
      occurrence: row.occurrence,
      description: row.description,
      amount: award.amount,
      metadata: { parts: award.parts, ...metadata },
      createdAt: now,
    });

  const ledger: Statement[] = [];
  if (activity.award.amount > 0 || activity.always) ledger.push(entry(activity, activity.award, activity.metadata));
  if (bonus.amount > 0) {
    const allChallenges = {
      source: "daily-challenges",
      sourceId: day,
      occurrence: "1",
      description: "All daily challenges",
    } as const;
    ledger.push(entry(allChallenges, bonus));
  }
  const statements: AwardStatements = {
    unchanged: expectUnchanged(db, state.learner, state.version, now),
    ledger,
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
        version: state.version + 1,
      })
      .where(eq(userXp.userId, state.learner.userId)),
    seat: league.seat,
    day: db
      .insert(dailyProgress)
      .values({ userId: state.learner.userId, date: day, ...after })
      .onConflictDoUpdate({ target: [dailyProgress.userId, dailyProgress.date], set: after }),
    zone: state.movedZone
      ? db
          .update(users)
          .set({ ...state.zones, updatedAt: now })
          .where(eq(users.id, state.learner.userId))
      : null,
  };

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
      days: new Map([...state.days, [day, after]]),
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
    statements: {
      unchanged: expectUnchanged(db, state.learner, state.version, now),
      ledger: [],
      openLeague: null,
      totals: storeWriteCount(db, userId, { ...writes, version: state.version }, { ifChanged: false }),
      seat: null,
      day: null,
      zone: null,
    },
    amount: 0,
    parts: [],
    state: { ...state, writes, version: state.version + 1 },
    league: null,
  };
}
