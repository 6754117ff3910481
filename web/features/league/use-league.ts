import { useQuery } from "@tanstack/react-query";
import { leaderboardQuery, leagueQuery, leagueRankQuery, membershipQuery } from "./queries.ts";

/**
 * What the leaderboard shows: the rank first, then the league and its list together, only when there is a league (spec 7).
 * While the rank is asked for anew the others wait, because it may name another league.
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
