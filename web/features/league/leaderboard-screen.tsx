import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { LeaderboardEntry, League, LeagueRank } from "#schema/api/gamification.ts";
import { missingToPromotion, ranked } from "#schema/rules/league.ts";
import { xpQuery } from "../../lib/gamification-queries.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { LastResult } from "./last-result.tsx";
import { LeaderboardTable } from "./leaderboard-table.tsx";
import { LeagueCard } from "./league-card.tsx";
import { LeagueInformation } from "./league-information.tsx";
import { NoLeague } from "./no-league.tsx";
import { RankAnnouncement } from "./rank-announcement.tsx";
import { Standing } from "./standing.tsx";
import { type LeagueData, useLeague } from "./use-league.ts";
import { type LiveStatus, useLiveLeaderboard } from "./use-live-leaderboard.ts";

/** The `/leaderboard` page for a signed-in learner. */
export function LeaderboardScreen({ userId }: { userId: string }) {
  usePageTitle("League Leaderboard");
  const data = useLeague();
  const { rank, league, leaderboard, membership } = data;
  // Called above every early return, so that no state of the screen closes and reopens the socket.
  const live = useLiveLeaderboard(data.leagueId, userId);
  useHeadingFocus(rank.data === undefined ? null : rank.data !== null);
  if (rank.data === null) {
    return membership.isFetched ? <NoLeague membership={membership.data} /> : <LeaderboardLoading />;
  }
  if (!rank.isFetched) return <LeaderboardLoading />;
  if (!rank.data) {
    return (
      <div className="column grid gap-5 py-5">
        <Heading />
        <Failed text="Failed to fetch league rank" retrying={rank.isFetching} onRetry={() => void rank.refetch()} />
      </div>
    );
  }
  // `isFetched` is true after a failure as well: retrying must not replace the page with a spinner.
  const isKnown = league.isFetched && leaderboard.isFetched;
  return isKnown ? (
    <LeagueOfTheWeek userId={userId} rank={rank.data} data={data} live={live} />
  ) : (
    <LeaderboardLoading />
  );
}

/** Leaving and rejoining remove the button that was pressed, so the focus moves to the heading of the page that replaces it. */
function useHeadingFocus(inLeague: boolean | null): void {
  const known = useRef(inLeague);
  const isDue = useRef(false);
  useEffect(() => {
    if (known.current !== null && inLeague !== null && known.current !== inLeague) isDue.current = true;
    known.current = inLeague ?? known.current;
    // The heading may not be there yet: the league loads first.
    const heading = isDue.current ? document.querySelector<HTMLElement>("main h1") : null;
    if (!heading) return;
    isDue.current = false;
    heading.tabIndex = -1;
    heading.focus();
  });
}

/** Shown while the league loads, and before it is known whether anyone is signed in. */
export function LeaderboardLoading() {
  return (
    <div className="column grid min-h-[50dvh] place-items-center py-7">
      <Spinner label="Loading the leaderboard..." />
    </div>
  );
}

interface LeagueOfTheWeekProps {
  userId: string;
  rank: LeagueRank;
  data: LeagueData;
  live: LiveStatus;
}

function LeagueOfTheWeek({ userId, rank, data, live }: LeagueOfTheWeekProps) {
  const { league, leaderboard, membership } = data;
  const { data: xp } = useQuery(xpQuery());
  const entries = leaderboard.data;
  const own = useMemo(() => ownStanding(entries, userId), [entries, userId]);
  // The panels must agree with the list on screen: if it has the learner's row, take the numbers from there.
  const standing = own ? { ...rank, ...own } : rank;
  function retry(): void {
    if (league.isError) void league.refetch();
    if (leaderboard.isError) void leaderboard.refetch();
  }
  return (
    <div className="column grid gap-5 py-5 lg:grid-cols-[minmax(0,1fr)_344px] lg:items-start lg:gap-6">
      <div className="grid min-w-0 gap-5">
        <Heading />
        {league.data ? <LeagueCard league={league.data} live={live} /> : null}
        {membership.data?.lastResult ? <LastResult result={membership.data.lastResult} /> : null}
        {league.data && entries ? (
          <LeaderboardTable
            league={league.data}
            entries={entries}
            seats={rank.seats}
            userId={userId}
            totalXp={xp?.totalXp}
          />
        ) : (
          <Failed
            text="Failed to fetch leaderboard"
            retrying={league.isFetching || leaderboard.isFetching}
            onRetry={retry}
          />
        )}
      </div>
      <aside aria-label="Your league" className="grid gap-5 lg:sticky lg:top-[calc(var(--header-height)+24px)]">
        <Standing standing={standing} xp={xp} toPromotion={toPromotion(league.data, entries, rank)} />
        {league.data ? <LeagueInformation league={league.data} totalMembers={standing.totalMembers} /> : null}
      </aside>
      <RankAnnouncement key={rank.leagueId} rank={standing.rank} weeklyXp={standing.weeklyXp} />
    </div>
  );
}

/** A learner's standing in a list of entries; null if they are not in it. */
function ownStanding(entries: readonly LeaderboardEntry[] | undefined, userId: string) {
  const inOrder = ranked(entries ?? []);
  const place = inOrder.findIndex((entry) => entry.userId === userId);
  const own = inOrder[place];
  return own ? { rank: place + 1, totalMembers: inOrder.length, weeklyXp: own.weeklyXp } : null;
}

function toPromotion(
  league: League | undefined,
  entries: readonly LeaderboardEntry[] | undefined,
  { seatId, seats }: LeagueRank,
): { xp: number; rank: number } | null {
  return league && entries ? missingToPromotion(league.tier, entries, seatId, seats) : null;
}

function Heading(): ReactNode {
  return (
    <div>
      <h1>League Leaderboard</h1>
      <p className="text-ink-soft">Compete with other learners and climb the ranks</p>
    </div>
  );
}

function Failed({ text, retrying, onRetry }: { text: string; retrying: boolean; onRetry: () => void }) {
  return (
    <Card role="alert" className="grid justify-items-start gap-4">
      <h2 className="text-lg">{text}</h2>
      <Button variant="primary" disabled={retrying} onClick={onRetry}>
        {retrying ? "Trying..." : "Try Again"}
      </Button>
    </Card>
  );
}
