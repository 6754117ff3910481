import { lazyPage } from "../features/shell/lazy-page.tsx";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { SessionFailed } from "../features/shell/session-failed.tsx";
import { type Session, useSession } from "../lib/session.ts";
import { JustSavedQuiz } from "./just-saved-quiz.tsx";

export const LearningPath = lazyPage(async () => (await import("./learning-path.tsx")).LearningPathRoute, HomeLoading);
export const Landing = lazyPage(async () => (await import("./landing.tsx")).Landing, HomeLoading);

/** `/` inside the app: the Learning Path for learners, the landing page for visitors. */
export function HomeRoute() {
  const session = useSession();
  return (
    <>
      <Page session={session} />
      {session.status === "signed-in" || session.status === "signed-out" ? (
        <JustSavedQuiz learnerId={session.status === "signed-in" ? session.user.id : null} />
      ) : null}
    </>
  );
}

function Page({ session }: { session: Session }) {
  if (session.status === "signed-in") return <LearningPath />;
  if (session.status === "loading") return <HomeLoading />;
  if (session.status === "unknown") return <SessionFailed session={session} />;
  return <Landing />;
}

function HomeLoading() {
  return <PageLoading label="Loading your Learning Path..." />;
}
