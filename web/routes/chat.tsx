import { LearnerOnly } from "../features/shell/learner-only.tsx";
import { OpensLater } from "../features/shell/opens-later.tsx";

/** `/chat` and `/chat/{id}`, for learners. */
export function ChatRoute() {
  return (
    <LearnerOnly>
      <OpensLater title="Chat" text="Conversations with the tutor are coming soon." />
    </LearnerOnly>
  );
}
