import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { keys } from "../../lib/query-keys.ts";

/** The learner's place in a league; null without one, which the server answers with 404. */
export function leagueRankQuery() {
  return queryOptions({
    queryKey: keys.leagueRank,
    queryFn: async ({ signal }) => {
      try {
        return await call("GET /api/gamification/league/rank", { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** The learner's league of this week. Enable it only once a league id is known. */
export function leagueQuery() {
  return queryOptions({
    queryKey: keys.league,
    queryFn: ({ signal }) => call("GET /api/gamification/league", { signal }),
  });
}

/** The members of a league. The live view writes here too, so the screen that shows them ranks them. */
export function leaderboardQuery(leagueId: string) {
  return queryOptions({
    queryKey: keys.leaderboard(leagueId),
    queryFn: ({ signal }) =>
      call("GET /api/gamification/league/:leagueId/leaderboard", { params: { leagueId }, signal }),
  });
}

/** Whether the learner takes part in the leagues, the tier reached, and how the last week ended. */
export function membershipQuery() {
  return queryOptions({
    queryKey: keys.membership,
    queryFn: ({ signal }) => call("GET /api/gamification/league/membership", { signal }),
  });
}
