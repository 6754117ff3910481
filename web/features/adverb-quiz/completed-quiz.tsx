import { useEffect, useState } from "react";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { completedQuizResult } from "../../lib/quiz-results-storage.ts";

// Fetched once there is a result to show: one that cannot be read is dropped without downloading a dialog for it.
const SavedResults = lazyComponent(async () => (await import("./saved-results.tsx")).SavedResults);

/**
 * A result that was saved while signing in or up, with what it earned: shown once, then forgotten. `learnerId`: who is here, if
 * anybody; another learner's result is only forgotten.
 */
export function CompletedQuiz({ learnerId }: { learnerId: string | null }) {
  const [completed, setCompleted] = useState(completedQuizResult.read);
  useEffect(() => completedQuizResult.remove(), []);
  if (!completed || (learnerId !== null && completed.learnerId !== learnerId)) return null;
  return <SavedResults result={completed.result} award={completed.award} onClose={() => setCompleted(null)} />;
}
