import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Home } from "#schema/api/home.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { homeQuery } from "../../lib/home-query.ts";
import { CardSection } from "../../ui/card.tsx";
import { Rank } from "../../ui/medal.tsx";
import { Player } from "../../ui/player.tsx";
import { ordinal } from "./league-words.ts";

/** The league part of the home's card: the first three, and the learner's own place (spec 2, Learning Path). */
export function HomeLeague({ level }: { level: CefrLevel }) {
  // Brought by the home call; another level's call leaves the old numbers until it is there.
  const { data: home } = useQuery({ ...homeQuery(level), enabled: false, placeholderData: (previous) => previous });
  if (!home) return null;
  return home.league ? <League league={home.league} userId={home.user.id} /> : <WayIn />;
}

function League({ league: { league, rank, top }, userId }: { league: NonNullable<Home["league"]>; userId: string }) {
  return (
    <CardSection title={league.name} aside={<ToLeaderboard />}>
      <ol className="grid gap-2 text-sm font-strong">
        {top.map((entry, index) => (
          <li key={entry.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
            <Rank rank={index + 1} />
            <Player truncate displayName={entry.displayName} imageUrl={entry.avatarUrl} you={entry.userId === userId}>
              <TopMark you={entry.userId === userId} isFictional={entry.isFictional} />
            </Player>
            <b>{entry.weeklyXp} XP</b>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-soft">
        You are <b>{ordinal(rank.rank)}</b> of {rank.totalMembers} with {rank.weeklyXp} XP this week.
      </p>
    </CardSection>
  );
}

function TopMark({ you, isFictional }: { you: boolean; isFictional: boolean }): ReactNode {
  if (you) return <span className="text-xs font-heavy">You</span>;
  return isFictional ? <span className="text-xs font-body text-ink-soft">Practice partner</span> : null;
}

function WayIn() {
  return (
    <CardSection title="Weekly league" aside={<ToLeaderboard />}>
      <p className="text-sm text-ink-soft">Complete all daily challenges once to take part.</p>
    </CardSection>
  );
}

function ToLeaderboard() {
  return (
    <Link
      to="/leaderboard"
      className="-my-3 inline-flex min-h-target items-center text-sm font-strong text-ink underline"
    >
      Leaderboard
    </Link>
  );
}
