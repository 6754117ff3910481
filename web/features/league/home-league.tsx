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

/** The league section of the gamification card: the top three and the learner's own standing. */
export function HomeLeague({ level }: { level: CefrLevel }) {
  // The home call fetches the data. While the call for another level is pending, the old numbers stay on screen.
  const { data: home } = useQuery({ ...homeQuery(level), enabled: false, placeholderData: (previous) => previous });
  if (!home) return null;
  return home.league ? <League league={home.league} userId={home.user.id} /> : <JoinHint />;
}

function League({ league: { league, rank, top }, userId }: { league: NonNullable<Home["league"]>; userId: string }) {
  return (
    <CardSection title={league.name} aside={<LeaderboardLink />}>
      <ol className="grid gap-2 text-sm font-strong">
        {top.map((entry, index) => (
          <li key={entry.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
            <Rank rank={index + 1} />
            <Player truncate displayName={entry.displayName} imageUrl={entry.avatarUrl} you={entry.userId === userId}>
              <EntryTag you={entry.userId === userId} isFictional={entry.isFictional} />
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

function EntryTag({ you, isFictional }: { you: boolean; isFictional: boolean }): ReactNode {
  if (you) return <span className="text-xs font-heavy">You</span>;
  return isFictional ? <span className="text-xs font-body text-ink-soft">Practice partner</span> : null;
}

function JoinHint() {
  return (
    <CardSection title="Weekly league" aside={<LeaderboardLink />}>
      <p className="text-sm text-ink-soft">Complete all daily challenges once to take part.</p>
    </CardSection>
  );
}

function LeaderboardLink() {
  return (
    <Link
      to="/leaderboard"
      className="-my-3 inline-flex min-h-target items-center text-sm font-strong text-ink underline"
    >
      Leaderboard
    </Link>
  );
}
