import { useQuery } from "@tanstack/react-query";
import { leaderboardQuery, leagueQuery, leagueRankQuery, membershipQuery } from "./queries.ts";

/**
 * The data of the leaderboard page: first the rank, then the league and its list together, and those only if there is a league. While the
 * rank is being refetched the other two wait, because it may name a different league.
 */
export function useLeague() {
  const rank = useQuery(leagueRankQuery());
  const leagueId = rank.data?.leagueId ?? null;
  const enabled = leagueId !== null && !rank.isFetching;
  return {
    rank,
    leagueId,
    league: useQuery({ ...leagueQuery(), enabled }),
    leaderboard: useQuery({ ...leaderboardQuery(leagueId ?? ""), enabled }),
    membership: useQuery(membershipQuery()),
  };
}

export type LeagueData = ReturnType<typeof useLeague>;
