import { LeaderboardLoading, LeaderboardScreen } from "../features/league/leaderboard-screen.tsx";
import { LearnerOnly } from "../features/shell/learner-only.tsx";
import { useSession } from "../lib/session.ts";

/** `/leaderboard`, for learners. */
export function LeaderboardRoute() {
  const session = useSession();
  return (
    <LearnerOnly loading={<LeaderboardLoading />}>
      {session.status === "signed-in" ? <LeaderboardScreen userId={session.user.id} /> : null}
    </LearnerOnly>
  );
}
