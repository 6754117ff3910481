import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { keys } from "./query-keys.ts";

// Apart from queries.ts, because only the league's own pages need them (budgets W1). The rank stands there: the home fills it.

/** The learner's league of this week. Ask only when a league id exists (spec 7). */
export function leagueQuery() {
  return queryOptions({
    queryKey: keys.league,
    queryFn: ({ signal }) => call("GET /api/gamification/league", { signal }),
  });
}

/** The members of a league. The live view writes here too, so the order of the ranks is made where it is shown. */
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
