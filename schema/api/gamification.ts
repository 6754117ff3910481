import * as z from "zod/mini";
import { challengeType } from "#schema/terms/challenge.ts";
import { count, isoInstant, localDay } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Totals and level of a learner (spec 3, design 5). */
export const xpSummary = z.strictObject({
  userId: z.string(),
  totalXp: count,
  level: z.int().check(z.minimum(1)),
  currentStreak: count,
  /** XP inside the level. */
  currentXP: count,
  /** XP still missing to the next level. */
  xpToNextLevel: count,
  /** Size of the level: level × 100. */
  totalXPForNextLevel: count,
});
export type XpSummary = z.infer<typeof xpSummary>;

/** `pending`: kept alive by practising today; `at-risk`: yesterday was missed, the freeze would cover it. */
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
  /** When the learner's day ends: the moment to ask again. */
  dayEndsAt: isoInstant,
});
export type Streak = z.infer<typeof streak>;

export const dailyProgress = z.strictObject({
  completionPercentage: z.int().check(z.minimum(0), z.maximum(100)),
  challenges: z.array(
    z.strictObject({
      type: challengeType,
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
});
export type LeagueRank = z.infer<typeof leagueRank>;

export const league = z.strictObject({
  id: z.string(),
  name: z.string(),
  tier: z.int(),
  weekStartDate: localDay,
  weekEndDate: localDay,
  endsAt: isoInstant,
});
export type League = z.infer<typeof league>;

export const leaderboardEntry = z.strictObject({
  id: z.string(),
  userId: z.nullable(z.string()),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  isFictional: z.boolean(),
  weeklyXp: count,
  /** All-time total, on the caller's own row only. */
  xp: z.nullable(count),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

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
};
