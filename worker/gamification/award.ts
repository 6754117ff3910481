import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { XpPart } from "#schema/api/common.ts";
import { dailyProgress, users, userXp, type XpMetadata, xpTransactions } from "#schema/db/index.ts";
import { allChallengesComplete, challengeDone } from "#schema/rules/challenges.ts";
import { weekXpAfter } from "#schema/rules/league-award.ts";
import { levelOf } from "#schema/rules/level.ts";
import { recordActivity } from "#schema/rules/streak.ts";
import { dailyChallengesXp, type XpAward } from "#schema/rules/xp.ts";
import type { ChallengeType } from "#schema/terms/challenge.ts";
import type { XpSource } from "#schema/terms/xp-source.ts";
import { writeAll } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { expectUnchanged, refuseLate } from "../db/guard.ts";
import type { AppContext } from "../http/context.ts";
import { type LeaguePlan, leagueNews, planLeague, tellLeague } from "../league/index.ts";
import { dayOf, type Standing, type StandingDay } from "./standing.ts";

/** A completed scored activity: it counts for the day and the streak, whatever it earned (design 5). */
export interface Activity {
  award: XpAward;
  source: XpSource;
  /** What it was: lesson id, quiz level … */
  sourceId: string;
  /** Which time it was: a second row with the same four keys cannot exist. */
  occurrence: string;
  description: string;
  /** Further facts for the ledger. */
  metadata?: Omit<XpMetadata, "parts">;
  /** Keep a ledger row even when it earned nothing: it marks the day's one chance as taken. */
  always?: boolean;
  /** What it does for the day's challenges. */
  completes?: ChallengeType;
}

/** What an activity will do once `statements` are written. */
export interface AwardPlan {
  statements: BatchItem<"sqlite">[];
  /** All of it, with the bonus of the day's challenges when this activity completed them. */
  amount: number;
  parts: XpPart[];
  /** The standing afterwards. */
  standing: Standing;
  /** What the leagues must hear once it is stored. */
  league: LeaguePlan | null;
}

/**
 * Plans the rows of an activity: ledger, totals, day. The first statement refuses the batch when the learner's totals
 * changed since the standing was read, so every number below may be absolute; run it in `decideAgainOnRace`.
 */
export function planAward(db: Database, standing: Standing, activity: Activity, now: Date): AwardPlan {
  const { state: streak, day } = recordActivity(standing.streak, now, standing.zones);
  const before = dayOf(standing, day);
  const done: StandingDay = { ...before, ...(activity.completes ? challengeDone(before, activity.completes) : {}) };
  const allComplete = before.allChallengesComplete || allChallengesComplete(done);
  const bonus = allComplete && !before.allChallengesComplete ? dailyChallengesXp() : { amount: 0, parts: [] };
  const amount = activity.award.amount + bonus.amount;
  const after: StandingDay = { ...done, allChallengesComplete: allComplete, xpEarned: before.xpEarned + amount };
  const totalXp = standing.totalXp + amount;
  const week = weekXpAfter(standing.week, amount, now);
  const league = planLeague(db, standing.league, { amount, weekXp: week.weekXp, joins: allComplete, now });

  const ledger = (
    row: Pick<Activity, "source" | "sourceId" | "occurrence" | "description">,
    award: XpAward,
    metadata = {},
  ) =>
    db.insert(xpTransactions).values({
      userId: standing.learner.userId,
      source: row.source,
      sourceId: row.sourceId,
      occurrence: row.occurrence,
      description: row.description,
      amount: award.amount,
      metadata: { parts: award.parts, ...metadata },
      createdAt: now,
    });

  const statements: BatchItem<"sqlite">[] = [expectUnchanged(db, standing.learner, standing.version, now)];
  if (activity.award.amount > 0 || activity.always)
    statements.push(ledger(activity, activity.award, activity.metadata));
  if (bonus.amount > 0) {
    const challenges = {
      source: "daily-challenges",
      sourceId: day,
      occurrence: "1",
      description: "All daily challenges",
    } as const;
    statements.push(ledger(challenges, bonus));
  }
  statements.push(
    ...league.before,
    db
      .update(userXp)
      .set({ totalXp, level: levelOf(totalXp), ...streak, ...week, ...league.totals, version: standing.version + 1 })
      .where(eq(userXp.userId, standing.learner.userId)),
    ...league.after,
    db
      .insert(dailyProgress)
      .values({ userId: standing.learner.userId, date: day, ...after })
      .onConflictDoUpdate({ target: [dailyProgress.userId, dailyProgress.date], set: after }),
  );
  if (standing.movedZone)
    statements.push(
      db
        .update(users)
        .set({ ...standing.zones, updatedAt: now })
        .where(eq(users.id, standing.learner.userId)),
    );

  return {
    statements,
    amount,
    parts: [...activity.award.parts, ...bonus.parts],
    league,
    standing: {
      ...standing,
      movedZone: false,
      totalXp,
      streak,
      week,
      version: standing.version + 1,
      days: new Map([...standing.days, [day, after]]),
    },
  };
}

/**
 * The plan of a submit in which nothing was answered: it is no completed activity, so the day and the streak stay as they are.
 * What else the batch stores is still refused when the standing changed.
 */
export function planNothing(db: Database, standing: Standing, now: Date): AwardPlan {
  return {
    statements: [expectUnchanged(db, standing.learner, standing.version, now)],
    amount: 0,
    parts: [],
    standing,
    league: null,
  };
}

/**
 * Writes a plan with whatever else belongs to the same act, everything or nothing, and then lets the learner's league know. The league
 * is never waited for: the answer is on its way before it hears of it (budgets C4).
 */
export async function commitAward(c: AppContext, plan: AwardPlan, more: readonly BatchItem<"sqlite">[]): Promise<void> {
  const { db } = c.get("database");
  refuseLate(c);
  const statements = [...plan.statements, ...more];
  const results = await writeAll(db, statements);
  if (!plan.league) return;
  const news = leagueNews(plan.league, plan.standing.league, { statements, results }, c.get("now"));
  if (news) c.executionCtx.waitUntil(tellLeague(c.env, news));
}
