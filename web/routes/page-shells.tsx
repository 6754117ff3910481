import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { DEFAULT_LEVEL } from "#schema/rules/home-level.ts";
import { PAGES, type Page } from "#schema/terms/page.ts";
import { ConversationsScreen } from "../features/chat/conversations-screen.tsx";
import { TopicLoading } from "../features/grammar/topic/topic-states.tsx";
import { LeaderboardLoading } from "../features/league/leaderboard-screen.tsx";
import { LearningPathScreen } from "../features/learning-path/learning-path-screen.tsx";
import { LessonLoading } from "../features/lesson/lesson-states.tsx";
import { AppHeader } from "../features/shell/app-header.tsx";
import { BottomNav } from "../features/shell/bottom-nav.tsx";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { vocabularyPlaceOf } from "../features/vocabulary/address.ts";
import { VocabularyScreen } from "../features/vocabulary/vocabulary-screen.tsx";
import { AppLinkContext } from "../lib/app-link.tsx";
import { makeQueryClient } from "../lib/query-client.ts";
import { RouterLink } from "../lib/router-link.tsx";

/** Screens as they stand before their data is there: what they always say is on the page before any script runs. */
const SCREENS: Partial<Record<Page, () => ReactNode>> = {
  "/": () => <LearningPathScreen level={DEFAULT_LEVEL} onLevelChange={() => undefined} />,
  "/vocabulary": () => <VocabularyScreen isLearner place={vocabularyPlaceOf({})} />,
  "/grammar/:id": () => <TopicLoading />,
  "/lesson/:id": () => <LessonLoading />,
  "/chat": () => <ConversationsScreen level={undefined} />,
  "/leaderboard": () => <LeaderboardLoading />,
};

/**
 * Each page of the app as HTML, for the build: the frame with the page's screen as a learner sees it first. The app takes its place when
 * it starts. Visitors get it as well, except for the page `/`, which is another one for them.
 */
export async function pageShells(): Promise<{ page: Page; shell: ReactNode }[]> {
  return Promise.all(
    PAGES.map(async (page) => {
      const router = shellRouter(page, SCREENS[page] ?? (() => <PageLoading />));
      await router.load();
      const shell = (
        <QueryClientProvider client={makeQueryClient()}>
          <AppLinkContext value={RouterLink}>
            <RouterProvider router={router} />
          </AppLinkContext>
        </QueryClientProvider>
      );
      return { page, shell };
    }),
  );
}

function shellRouter(page: Page, screen: () => ReactNode) {
  const root = createRootRoute({
    component: () => (
      <>
        <AppHeader session={{ status: "loading" }} />
        <main className="pb-[calc(var(--nav-height)+env(safe-area-inset-bottom))]">{screen()}</main>
        <BottomNav />
      </>
    ),
    notFoundComponent: () => null,
  });
  return createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: [page.replace(":id", "1")] }),
    isServer: true,
  });
}
