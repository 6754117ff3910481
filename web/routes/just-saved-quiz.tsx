import { Suspense, useEffect, useState } from "react";
import { lazyComponent } from "../lib/lazy-component.tsx";
import { isStored } from "../lib/storage.ts";
import { COMPLETED_QUIZ_KEY } from "../lib/stored-keys.ts";

const CompletedQuiz = lazyComponent(
  async () => (await import("../features/adverb-quiz/completed-quiz.tsx")).CompletedQuiz,
);

/** Whoever just signed in or up with a quiz result in their pocket sees it once, on `/` (spec 4, Pending quiz). */
export function JustSavedQuiz() {
  const [there, setThere] = useState(false);
  // After the first render, which must be the one of the build.
  useEffect(() => setThere(isStored("session", COMPLETED_QUIZ_KEY)), []);
  if (!there) return null;
  return (
    <Suspense fallback={null}>
      <CompletedQuiz />
    </Suspense>
  );
}
