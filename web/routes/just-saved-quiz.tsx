import { useEffect, useState } from "react";
import { lazyComponent } from "../lib/lazy-component.tsx";
import { isStored } from "../lib/storage.ts";
import { COMPLETED_QUIZ_KEY } from "../lib/stored-keys.ts";

const CompletedQuiz = lazyComponent(
  async () => (await import("../features/adverb-quiz/completed-quiz.tsx")).CompletedQuiz,
);

/** On `/`, shows the result of a quiz that was taken before signing in or up. It appears once, right after that. */
export function JustSavedQuiz({ learnerId }: { learnerId: string | null }) {
  const [there, setThere] = useState(false);
  // In an effect, because the first render must match the prerendered page.
  useEffect(() => setThere(isStored("session", COMPLETED_QUIZ_KEY)), []);
  return there ? <CompletedQuiz learnerId={learnerId} /> : null;
}
