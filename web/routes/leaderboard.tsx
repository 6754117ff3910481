import { LearnerOnly } from "../features/shell/learner-only.tsx";
import { OpensLater } from "../features/shell/opens-later.tsx";

/** `/leaderboard`, for learners (spec 2). */
export function LeaderboardRoute() {
  return (
    <LearnerOnly>
      <OpensLater title="League Leaderboard" text="The weekly leagues open soon. Your XP already counts." />
    </LearnerOnly>
  );
}
