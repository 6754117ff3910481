import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Home } from "#schema/api/home.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { call } from "./api-client.ts";
import { keys } from "./query-keys.ts";

/**
 * The signed-in home in one call, or null for a visitor. On success it also fills the keys of the single calls, the user's
 * included. On the home page, give the single queries `enabled: !home.isFetching`: they then wait for this call and fetch
 * nothing that it has brought.
 */
export function homeQuery(level: CefrLevel) {
  return queryOptions({
    queryKey: keys.homeOf(level),
    queryFn: async ({ signal, client }) => {
      const home = await call("GET /api/home", { query: { level }, signal });
      if (home) fillFromHome(client, home);
      else client.setQueryData(keys.user, null);
      return home;
    },
  });
}

/** Stores each part of the home under the key of its own call. */
function fillFromHome(client: QueryClient, home: Home): void {
  client.setQueryData(keys.xp, home.xp);
  client.setQueryData(keys.streak, home.streak);
  client.setQueryData(keys.dailyProgress, home.dailyProgress);
  client.setQueryData(keys.progress, home.progress);
  client.setQueryData(keys.chapters(home.level), home.chapters);
  client.setQueryData(keys.levelProgress(home.level), home.levelProgress);
  for (const { chapterId, lessons } of home.lessons) client.setQueryData(keys.subchapters(chapterId), lessons);
  client.setQueryData(keys.leagueRank, home.league?.rank ?? null);
  if (home.league) client.setQueryData(keys.league, home.league.league);
  // Last, because whoever waits for the user reads the rest as soon as it is there.
  client.setQueryData(keys.user, home.user);
}
