import * as z from "zod/mini";
import { dailyChallengeType } from "#schema/terms/daily-challenge.ts";
import { leagueOutcome } from "#schema/terms/league-outcome.ts";
import { LEAGUE_TIERS } from "#schema/terms/league-tier.ts";
import { count, isoInstant, localDay } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Totals and level of a learner (docs/product.md#levels). */
export const xpSummary = z.strictObject({
  userId: z.string(),
  totalXp: count,
  level: z.int().check(z.minimum(1)),
  currentStreak: count,
  /** XP inside the level. */
  currentXP: count,
  /** XP still missing for the next level. */
  xpToNextLevel: count,
  /** Size of the level: level × 100. */
  totalXPForNextLevel: count,
});
export type XpSummary = z.infer<typeof xpSummary>;

/** `pending`: goes on if the learner practices today. `at-risk`: yesterday was missed, and the freeze would cover it. */
export const streakStatus = z.enum(["done", "pending", "at-risk", "broken", "none"]);
export type StreakStatus = z.infer<typeof streakStatus>;

export const streak = z.strictObject({
  currentStreak: count,
  longestStreak: count,
  lastActiveDate: z.nullable(localDay),
  streakFreezeAvailable: z.boolean(),
  status: streakStatus,
  /** True while the running streak was saved by the freeze. */
  keptByFreeze: z.boolean(),
  /** Days of practice in a row until a used freeze comes back; null while it is available. */
  freezeReturnsInDays: z.nullable(z.int().check(z.minimum(1))),
  /** When the learner's day ends: the browser asks again then. */
  dayEndsAt: isoInstant,
});
export type Streak = z.infer<typeof streak>;

export const dailyProgress = z.strictObject({
  completionPercentage: z.int().check(z.minimum(0), z.maximum(100)),
  challenges: z.array(
    z.strictObject({
      type: dailyChallengeType,
      title: z.string(),
      progress: count,
      totalRequired: count,
      isCompleted: z.boolean(),
    }),
  ),
});
export type DailyProgress = z.infer<typeof dailyProgress>;

export const leagueRank = z.strictObject({
  leagueId: z.string(),
  leagueName: z.string(),
  rank: z.int().check(z.minimum(1)),
  totalMembers: z.int().check(z.minimum(1)),
  weeklyXp: count,
  /** The id of the learner's own row on the leaderboard. */
  seatId: z.string(),
  /** Seats taken. Learners who left this week keep theirs unseen and count as the last ones: this number decides how many move. */
  seats: z.int().check(z.minimum(1)),
  /** No more XP counts for the league today (docs/product.md#fair-play). */
  dayLimitReached: z.boolean(),
});
export type LeagueRank = z.infer<typeof leagueRank>;

const tier = z.literal(LEAGUE_TIERS);

export const league = z.strictObject({
  id: z.string(),
  name: z.string(),
  tier,
  weekStartDate: localDay,
  weekEndDate: localDay,
  /** The first instant after the week. XP received before it still count, so the result follows a little later. */
  endsAt: isoInstant,
});
export type League = z.infer<typeof league>;

export const leaderboardEntry = z.strictObject({
  /** The id of the seat: random, and another one in every league, so that it tells nothing about the person. */
  id: z.string(),
  /** On the caller's own row only. */
  userId: z.nullable(z.string()),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** A practice partner: made up by the app, and marked as such wherever it is shown. */
  isFictional: z.boolean(),
  weeklyXp: count,
  /** How many members with the same XP reached it earlier: whoever was first wins a tie. */
  tie: count,
  /** All-time total, on the caller's own row only. */
  xp: z.nullable(count),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

/** Whether the learner takes part in leagues, in which tier, and how their last week ended. */
export const leagueMembership = z.strictObject({
  /** The learner left the leagues. */
  optedOut: z.boolean(),
  /** Tier reached; null until all daily challenges of a day were completed once. */
  tier: z.nullable(tier),
  /** The league that the learner has a seat in, or null. A member without one gets it with the first XP of the week. */
  leagueId: z.nullable(z.string()),
  /** The end of the last week in a league. */
  lastResult: z.nullable(
    z.strictObject({
      leagueName: z.string(),
      tier,
      weekEndDate: localDay,
      rank: z.int().check(z.minimum(1)),
      totalMembers: z.int().check(z.minimum(1)),
      weeklyXp: count,
      outcome: leagueOutcome,
      /** The tier that the outcome led to. */
      tierAfter: tier,
    }),
  ),
});
export type LeagueMembership = z.infer<typeof leagueMembership>;

export const gamificationApi = {
  "GET /api/gamification/xp": endpoint({ access: "learner", response: xpSummary }),
  "GET /api/gamification/streak": endpoint({ access: "learner", response: streak }),
  "GET /api/gamification/daily-progress": endpoint({ access: "learner", response: dailyProgress }),
  "GET /api/gamification/league/rank": endpoint({ access: "learner", response: leagueRank }),
  "GET /api/gamification/league": endpoint({ access: "learner", response: league }),
  "GET /api/gamification/league/:leagueId/leaderboard": endpoint({
    access: "learner",
    params: z.strictObject({ leagueId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    response: z.array(leaderboardEntry),
  }),
  "GET /api/gamification/league/membership": endpoint({ access: "learner", response: leagueMembership }),
  /** Leaves the leagues or comes back (docs/product.md#leaving). */
  "PATCH /api/gamification/league/membership": endpoint({
    access: "learner",
    body: z.strictObject({ optedOut: z.boolean("optedOut must be true or false") }),
    response: leagueMembership,
  }),
};
