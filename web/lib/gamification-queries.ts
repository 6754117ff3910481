import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Streak, XpSummary } from "#schema/api/gamification.ts";
import { call } from "./api-client.ts";
import { keys } from "./query-keys.ts";

/** Level and total XP. */
export function xpQuery() {
  return queryOptions({ queryKey: keys.xp, queryFn: ({ signal }) => call("GET /api/gamification/xp", { signal }) });
}

export function streakQuery() {
  return queryOptions({
    queryKey: keys.streak,
    queryFn: ({ signal }) => call("GET /api/gamification/streak", { signal }),
  });
}

/**
 * Call it after a scored activity: shows the new totals at once and marks as stale what only the server can compute.
 * Nothing is fetched now. The next screen that shows stale data fetches it, home and leaderboard with their one call.
 */
export function refreshAfterXp(client: QueryClient, result: { xp: XpSummary | null; streak: Streak | null }): void {
  if (result.xp) client.setQueryData(keys.xp, result.xp);
  if (result.streak) client.setQueryData(keys.streak, result.streak);
  const stale = [
    keys.home,
    keys.leaderboardPage,
    keys.dailyProgress,
    keys.leagueRank,
    keys.league,
    keys.allChapters,
    keys.allLevelProgress,
    keys.allSubchapters,
  ];
  for (const queryKey of stale) void client.invalidateQueries({ queryKey, refetchType: "none" });
}
