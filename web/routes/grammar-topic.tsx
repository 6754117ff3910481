import { LearnerOnly } from "../features/shell/learner-only.tsx";
import { OpensLater } from "../features/shell/opens-later.tsx";

/** `/grammar/{id}`, for learners. */
export function GrammarTopicRoute() {
  return (
    <LearnerOnly>
      <OpensLater title="Grammar topic" text="The grammar library is coming soon." />
    </LearnerOnly>
  );
}
