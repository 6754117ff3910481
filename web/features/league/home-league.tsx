import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Home } from "#schema/api/home.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { leagueTierName } from "#schema/terms/league-tier.ts";
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
  return home.league ? (
    <League league={home.league} userId={home.user.id} />
  ) : (
    <WithoutLeague membership={home.membership} />
  );
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

/** Without a seat: how to get one, or the way back for a learner who left. */
function WithoutLeague({ membership: { optedOut, tier } }: Pick<Home, "membership">) {
  return (
    <CardSection title="Weekly league" aside={<LeaderboardLink>{optedOut ? "Rejoin" : "Leaderboard"}</LeaderboardLink>}>
      <p className="text-sm text-ink-soft">
        {optedOut
          ? "You left the leagues. You keep your XP, and you can rejoin at any time."
          : tier === null
            ? "Complete all daily challenges once to take part."
            : `You'll join a ${leagueTierName(tier)} league as soon as you earn XP.`}
      </p>
    </CardSection>
  );
}

function LeaderboardLink({ children = "Leaderboard" }: { children?: ReactNode }) {
  return (
    <Link
      to="/leaderboard"
      className="-my-3 inline-flex min-h-target items-center text-sm font-strong text-ink underline"
    >
      {children}
    </Link>
  );
}
