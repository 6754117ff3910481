import * as z from "zod/mini";
import { currentUser } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { leaderboardEntry, league, leagueMembership, leagueRank, streak, xpSummary } from "./gamification.ts";

/** The leaderboard page in one call, so that it costs one round trip. Each part has the shape of its own call. */
export const leaderboardPage = z.strictObject({
  user: currentUser,
  xp: xpSummary,
  streak,
  membership: leagueMembership,
  /** Null without a seat in a league. */
  league: z.nullable(z.strictObject({ league, rank: leagueRank, leaderboard: z.array(leaderboardEntry) })),
});
export type LeaderboardPage = z.infer<typeof leaderboardPage>;

export const leaderboardApi = {
  /** Null for a visitor. */
  "GET /api/leaderboard": endpoint({ access: "visitor", response: z.nullable(leaderboardPage) }),
};
