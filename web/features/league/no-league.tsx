import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { LeagueMembership } from "#schema/api/gamification.ts";
import { leagueTierName } from "#schema/terms/league-tier.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LastResult } from "./last-result.tsx";
import { useChangeMembership } from "./use-change-membership.ts";

/** No seat in a league (spec 2): how to get one, or how to come back. `membership` is left out when it could not be loaded. */
export function NoLeague({ membership }: { membership: LeagueMembership | undefined }) {
  return (
    <div className="column grid max-w-results gap-5 py-7">
      <EmptyState
        as="h1"
        title="Not in a League Yet"
        text={<NoLeagueText membership={membership} />}
        action={membership?.optedOut ? <ComeBack /> : <ToLearningPath />}
      />
      {membership?.lastResult ? <LastResult result={membership.lastResult} /> : null}
    </div>
  );
}

function NoLeagueText({ membership }: { membership: LeagueMembership | undefined }): ReactNode {
  if (membership?.optedOut) return "You left the leagues. Your XP stay, and you can come back any time.";
  return (
    <>
      Join a league to compete with other learners and track your progress on the leaderboard!
      <span className="mt-3 block">
        {membership && membership.tier !== null
          ? `You have reached ${leagueTierName(membership.tier)}. Your next XP give you a seat in a ${leagueTierName(membership.tier)} league of this week.`
          : "Leagues are competitive groups where you can earn XP and climb the ranks. Complete daily challenges to join automatically."}
      </span>
    </>
  );
}

function ToLearningPath() {
  return (
    <Button asChild variant="primary">
      <Link to="/">Go to the Learning Path</Link>
    </Button>
  );
}

function ComeBack() {
  const takePart = useChangeMembership();
  return (
    <Button variant="primary" disabled={takePart.isPending} onClick={() => takePart.mutate(false)}>
      {takePart.isPending ? "Coming back..." : "Come back to the leagues"}
    </Button>
  );
}
