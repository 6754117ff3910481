import { useQuery } from "@tanstack/react-query";
import { leaderboardPageQuery } from "../../lib/leaderboard-page-query.ts";
import { leaderboardQuery, leagueQuery, leagueRankQuery, membershipQuery } from "./queries.ts";

/**
 * The data of the leaderboard page. GET /api/leaderboard brings everything in one call; the single queries wait for it and fetch for
 * themselves only when it has failed, or when one of them is asked for again. While the rank is being fetched, league and list
 * wait, because it may name a different league.
 */
export function useLeague() {
  const page = useQuery(leaderboardPageQuery());
  const enabled = !page.isFetching;
  const rank = useQuery({ ...leagueRankQuery(), enabled });
  const leagueId = rank.data?.leagueId ?? null;
  const inLeague = enabled && leagueId !== null && !rank.isFetching;
  return {
    rank,
    leagueId,
    league: useQuery({ ...leagueQuery(), enabled: inLeague }),
    leaderboard: useQuery({ ...leaderboardQuery(leagueId ?? ""), enabled: inLeague }),
    membership: useQuery({ ...membershipQuery(), enabled }),
  };
}

export type LeagueData = ReturnType<typeof useLeague>;
