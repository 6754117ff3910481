import type { QueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazyPage } from "../features/shell/lazy-page.tsx";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { SessionFailed } from "../features/shell/session-failed.tsx";
import { canPractice, vocabularyPlaceOf, vocabularySearch } from "../features/vocabulary/address.ts";
import { GenderOnlyScreen } from "../features/vocabulary/gender-only-screen.tsx";
import { categoriesQuery, collectionQuery, progressQuery, verbTestQuery } from "../features/vocabulary/queries.ts";
import { useNotePractice } from "../features/vocabulary/use-focus-after-practice.ts";
import { VocabularyScreen } from "../features/vocabulary/vocabulary-screen.tsx";
import { useSession } from "../lib/session.ts";
import { loadEarly } from "../lib/start-data.ts";

const route = getRouteApi("/vocabulary");

const Practice = lazyPage(async () => (await import("../features/vocabulary/practice/practice.tsx")).Practice);

/** Starts everything that a learner's words wait for, before the screen is opened. Waits for what came along with the page. */
export async function loadVocabulary(client: QueryClient): Promise<void> {
  await Promise.all([
    loadEarly("/api/vocabulary/german", () => client.prefetchQuery(collectionQuery())),
    loadEarly("/api/vocabulary/german/categories", () => client.prefetchQuery(categoriesQuery())),
    loadEarly("/api/vocabulary/verb-test", () => client.prefetchQuery(verbTestQuery())),
    loadEarly("/api/progress/german", () => client.prefetchQuery(progressQuery())),
  ]);
}

/** `/vocabulary`, for everyone: the words, or a practice in their place. */
export function VocabularyRoute() {
  const session = useSession();
  const navigate = useNavigate();
  const place = vocabularyPlaceOf(route.useSearch());
  const isLearner = session.status === "signed-in";
  const practice = canPractice(place, isLearner) ? place.practice : null;
  useNotePractice(practice);
  if (session.status === "loading") return <PageLoading label="Loading vocabulary..." />;
  if (session.status === "unknown") return <SessionFailed session={session} />;
  if (practice !== null)
    return (
      <Practice
        key={practice}
        practice={practice}
        filters={place.filters}
        direction={place.direction}
        isLearner={isLearner}
        onClose={() => {
          // Takes the place of the practice in the history: the way back must not start another one.
          const search = vocabularySearch({ ...place, practice: null, type: null });
          void navigate({ to: "/vocabulary", search, replace: true });
        }}
      />
    );
  if (place.isGenderOnly) return <GenderOnlyScreen place={place} />;
  return <VocabularyScreen isLearner={isLearner} place={place} />;
}
