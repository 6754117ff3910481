import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { streakQuery } from "../../lib/gamification-queries.ts";
import { keys } from "../../lib/query-keys.ts";

/** Switching back and forth between tabs must not fetch each time. */
const MIN_REFRESH_GAP_MS = 60_000;
/** The browser's clock may run a little ahead of the server's. */
const AFTER_MIDNIGHT_MS = 2_000;
/** setTimeout overflows beyond 24.8 days; a day of the learner never lasts longer than 25 hours. */
const MAX_WAIT_MS = 25 * 60 * 60 * 1_000;

/** Fetches streak, challenges and league again at the learner's midnight and when the tab becomes visible. */
export function useGamificationRefresh(): void {
  const client = useQueryClient();
  const { data: dayEndsAt, dataUpdatedAt } = useQuery({ ...streakQuery(), select: (streak) => streak.dayEndsAt });

  useEffect(() => {
    if (dayEndsAt === undefined) return;
    const wait = Date.parse(dayEndsAt) - Date.now();
    // A server whose clock is behind may name a day that is over: refreshing for it would loop.
    if (!(wait > 0)) return;
    const timer = setTimeout(() => refreshGamification(client), Math.min(wait + AFTER_MIDNIGHT_MS, MAX_WAIT_MS));
    return () => clearTimeout(timer);
  }, [client, dayEndsAt]);

  useEffect(() => {
    function onVisible(): void {
      if (document.visibilityState === "visible" && Date.now() - dataUpdatedAt > MIN_REFRESH_GAP_MS)
        refreshGamification(client);
    }
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [client, dataUpdatedAt]);
}

/** Fetches again what changes with the clock and with other learners; home and leaderboard do it with their one call. */
function refreshGamification(client: QueryClient): void {
  const screens = [keys.home, keys.leaderboardPage].filter(
    (queryKey) => client.getQueryCache().findAll({ queryKey, type: "active" }).length > 0,
  );
  const stale = screens.length > 0 ? screens : [keys.streak, keys.dailyProgress, keys.leagueRank, keys.league];
  for (const queryKey of stale) void client.invalidateQueries({ queryKey });
}
