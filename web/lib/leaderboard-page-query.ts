import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { LeaderboardPage } from "#schema/api/leaderboard.ts";
import { call } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { keys } from "./query-keys.ts";

/**
 * The leaderboard page in one call, or null for a visitor. On success it also fills the keys of the single calls, the user's
 * included. On that page, give the single queries `enabled: !page.isFetching`, as with `homeQuery`.
 */
export function leaderboardPageQuery() {
  return queryOptions({
    queryKey: keys.leaderboardPage,
    queryFn: async ({ signal, client }) => {
      const askedAt = Date.now();
      const page = await call("GET /api/leaderboard", { signal });
      if (page) fillFromPage(client, page, askedAt);
      // Who was here has been signed out elsewhere: as with the single calls, that is a 401 and not a visitor's page.
      else if (client.getQueryData(keys.user)) throw new ApiError(401, JSON.stringify({ message: "Unauthorized" }));
      else client.setQueryData(keys.user, null);
      return page;
    },
  });
}

/** Stores each part of the page under the key of its own call. */
function fillFromPage(client: QueryClient, page: LeaderboardPage, askedAt: number): void {
  client.setQueryData(keys.xp, page.xp);
  client.setQueryData(keys.streak, page.streak);
  client.setQueryData(keys.membership, page.membership);
  client.setQueryData(keys.leagueRank, page.league?.rank ?? null);
  if (page.league) {
    client.setQueryData(keys.league, page.league.league);
    const leaderboard = keys.leaderboard(page.league.league.id);
    // The live view may have written a newer table while this one was on its way.
    const writtenAt = client.getQueryState(leaderboard)?.dataUpdatedAt ?? 0;
    if (writtenAt <= askedAt) client.setQueryData(leaderboard, page.league.leaderboard);
  }
  // Last, because whoever waits for the user reads the rest as soon as it is there.
  client.setQueryData(keys.user, page.user);
}
