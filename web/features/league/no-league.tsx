import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { LeagueMembership } from "#schema/api/gamification.ts";
import { leagueTierName } from "#schema/terms/league-tier.ts";
import { homeSearchOf } from "../../lib/home-level.ts";
import { useHomeLevel } from "../../lib/home-place.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LastResult } from "./last-result.tsx";
import { useChangeMembership } from "./use-change-membership.ts";

/** Shown without a seat in a league: how to get one, or how to rejoin. `membership` is undefined if it could not be loaded. */
export function NoLeague({ membership }: { membership: LeagueMembership | undefined }) {
  return (
    <div className="column grid max-w-results gap-5 py-7">
      <EmptyState
        as="h1"
        title="Not in a League Yet"
        text={<NoLeagueText membership={membership} />}
        action={membership?.optedOut ? <Rejoin /> : <LearningPathLink />}
      />
      {membership?.lastResult ? <LastResult result={membership.lastResult} /> : null}
    </div>
  );
}

function NoLeagueText({ membership }: { membership: LeagueMembership | undefined }): ReactNode {
  if (membership?.optedOut) return "You left the leagues. You keep your XP, and you can rejoin at any time.";
  return (
    <>
      Join a league to compete with other learners and track your progress on the leaderboard!
      <span className="mt-3 block">
        {membership && membership.tier !== null
          ? `You've reached ${leagueTierName(membership.tier)}. You'll join a ${leagueTierName(membership.tier)} league as soon as you earn XP.`
          : "Leagues are competitive groups where you can earn XP and climb the ranks. Complete daily challenges to join automatically."}
      </span>
    </>
  );
}

function LearningPathLink() {
  const level = useHomeLevel();
  return (
    <Button asChild variant="primary">
      <Link to="/" search={homeSearchOf(level)}>
        Go to the Learning Path
      </Link>
    </Button>
  );
}

function Rejoin() {
  const changeMembership = useChangeMembership();
  return (
    <Button variant="primary" disabled={changeMembership.isPending} onClick={() => changeMembership.mutate(false)}>
      {changeMembership.isPending ? "Rejoining..." : "Rejoin"}
    </Button>
  );
}
