import { Suspense, use, useEffect, useState } from "react";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { PrerenderedContext } from "../lib/frame.ts";
import { lazyComponent } from "../lib/lazy-component.tsx";
import { useSession } from "../lib/session.ts";
import { isStored } from "../lib/storage.ts";
import { COMPLETED_QUIZ_KEY } from "../lib/stored-keys.ts";

/** Two pages, of which everybody loads one. */
export const Landing = lazyComponent(async () => (await import("./landing.tsx")).LandingRoute);
export const LearningPath = lazyComponent(async () => (await import("./learning-path.tsx")).LearningPathRoute);
const CompletedQuiz = lazyComponent(async () => (await import("../features/adverb-quiz/completed-quiz.tsx")).CompletedQuiz);

/** `/`: the Learning Path for learners, the landing page for visitors (spec 2). */
export function HomeRoute() {
  return (
    <Suspense fallback={<HomeLoading />}>
      <Page />
      <JustSavedQuiz />
    </Suspense>
  );
}

function Page() {
  const session = useSession();
  const prerendered = use(PrerenderedContext);
  if (session.status === "signed-in") return <LearningPath />;
  if (session.status === "loading" && !prerendered) return <HomeLoading />;
  return <Landing />;
}

function HomeLoading() {
  return <PageLoading label="Loading your Learning Path..." />;
}

/** Whoever just signed in or up with a quiz result in their pocket sees it once (spec 4, Pending quiz). */
function JustSavedQuiz() {
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
