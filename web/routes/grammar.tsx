import type { QueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { libraryPlaceOf } from "../features/grammar/address.ts";
import { LibraryScreen } from "../features/grammar/library/library-screen.tsx";
import { libraryQuery } from "../features/grammar/queries.ts";
import { lazyPage } from "../features/shell/lazy-page.tsx";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { SessionFailed } from "../features/shell/session-failed.tsx";
import { lazyComponent } from "../lib/lazy-component.tsx";
import { useSession } from "../lib/session.ts";
import { loadEarly } from "../lib/start-data.ts";
import { QuizLoading } from "../quiz-kit/quiz-loading.tsx";
import { PartFailed } from "../ui/part-failed.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";

const route = getRouteApi("/grammar");

const ConjugationTab = lazyComponent(
  async () => (await import("../features/conjugation/reference/conjugation-tab.tsx")).ConjugationTab,
  { loading: VerbsLoading, failed: PartFailed },
);

const LevelQuiz = lazyPage(
  async () => (await import("../features/grammar/quiz/level-quiz.tsx")).LevelQuiz,
  QuizLoading,
);

/** Starts to fetch the list of topics, before the screen is opened. Waits for it if it came along with the page. */
export async function loadLibrary(client: QueryClient): Promise<void> {
  await loadEarly("/api/grammar/library", () => client.prefetchQuery(libraryQuery()));
}

/** `/grammar`, for everyone: the library with the verbs in a tab of its own, or a quiz on one of its levels. */
export function GrammarRoute() {
  const session = useSession();
  const search = route.useSearch();
  const place = libraryPlaceOf(search);
  if (session.status === "loading") return <PageLoading label="Loading grammar topics..." />;
  if (session.status === "unknown") return <SessionFailed session={session} />;
  const isLearner = session.status === "signed-in";
  if (place.quiz !== null) return <LevelQuiz isLearner={isLearner} tab={place.tab} mode={place.quiz} />;
  return (
    <LibraryScreen
      isLearner={isLearner}
      place={place}
      conjugations={<ConjugationTab search={search} isLearner={isLearner} />}
    />
  );
}

function VerbsLoading() {
  return (
    <Loading label="Loading verbs..." className="grid gap-4 md:grid-cols-2">
      <Skeleton className="h-[78px] rounded-control md:col-span-2" />
      <Skeleton className="h-[430px] rounded-card" />
      <Skeleton className="h-[430px] rounded-card" />
    </Loading>
  );
}
