import { Suspense } from "react";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { lazyComponent } from "../lib/lazy-component.tsx";
import { type Session, useSession } from "../lib/session.ts";
import { JustSavedQuiz } from "./just-saved-quiz.tsx";

export const LearningPath = lazyComponent(async () => (await import("./learning-path.tsx")).LearningPathRoute);
export const Landing = lazyComponent(async () => (await import("./landing.tsx")).Landing);

/** `/` inside the app: the Learning Path for learners, the landing page for visitors. */
export function HomeRoute() {
  const session = useSession();
  return (
    <>
      <Suspense fallback={<HomeLoading />}>
        <Page session={session} />
      </Suspense>
      {session.status === "loading" ? null : (
        <JustSavedQuiz learnerId={session.status === "signed-in" ? session.user.id : null} />
      )}
    </>
  );
}

function Page({ session }: { session: Session }) {
  if (session.status === "signed-in") return <LearningPath />;
  if (session.status === "loading") return <HomeLoading />;
  return <Landing />;
}

function HomeLoading() {
  return <PageLoading label="Loading your Learning Path..." />;
}
