import { getRouteApi } from "@tanstack/react-router";
import { libraryPlaceOf } from "../features/grammar/address.ts";
import { LibraryScreen } from "../features/grammar/library/library-screen.tsx";
import { lazyPage } from "../features/shell/lazy-page.tsx";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { SessionFailed } from "../features/shell/session-failed.tsx";
import { useSession } from "../lib/session.ts";
import { QuizLoading } from "../quiz-kit/quiz-loading.tsx";

const route = getRouteApi("/grammar");

const LevelQuiz = lazyPage(
  async () => (await import("../features/grammar/quiz/level-quiz.tsx")).LevelQuiz,
  QuizLoading,
);

/** `/grammar`, for everyone: the library, or a quiz on one of its levels. */
export function GrammarRoute() {
  const session = useSession();
  const place = libraryPlaceOf(route.useSearch());
  if (session.status === "loading") return <PageLoading label="Loading grammar topics..." />;
  if (session.status === "unknown") return <SessionFailed session={session} />;
  const isLearner = session.status === "signed-in";
  if (place.quiz !== null) return <LevelQuiz isLearner={isLearner} tab={place.tab} mode={place.quiz} />;
  return <LibraryScreen isLearner={isLearner} place={place} />;
}
