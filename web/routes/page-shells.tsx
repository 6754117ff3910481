import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { LeagueMembership } from "#schema/api/gamification.ts";
import { DEFAULT_LEVEL } from "#schema/rules/home-level.ts";
import type { Page } from "#schema/terms/page.ts";
import { ConversationsScreen } from "../features/chat/conversations-screen.tsx";
import { TopicPicture } from "../features/grammar/topic/topic-picture.tsx";
import { TopicLoading } from "../features/grammar/topic/topic-states.tsx";
import { LeaderboardLoading } from "../features/league/leaderboard-screen.tsx";
import { NoLeague } from "../features/league/no-league.tsx";
import { LearningPathScreen } from "../features/learning-path/learning-path-screen.tsx";
import { LessonPicture } from "../features/lesson/lesson-picture.tsx";
import { LessonLoading } from "../features/lesson/lesson-states.tsx";
import { AppHeader } from "../features/shell/app-header.tsx";
import { BottomNav } from "../features/shell/bottom-nav.tsx";
import { PageLoading } from "../features/shell/page-loading.tsx";
import { vocabularyPlaceOf } from "../features/vocabulary/address.ts";
import { VocabularyScreen } from "../features/vocabulary/vocabulary-screen.tsx";
import { AppLinkContext } from "../lib/app-link.tsx";
import { frameClass } from "../lib/frame.ts";
import { makeQueryClient } from "../lib/query-client.ts";
import { RouterLink } from "../lib/router-link.tsx";
import { PageSection } from "../ui/page-section.tsx";

/** A learner's screens as they stand before their data is there: what they always say is on the page before any script runs, and what is read first on some as soon as the Worker knows it. */
const SCREENS: Partial<Record<Page, () => ReactNode>> = {
  "/": () => <LearningPathScreen level={DEFAULT_LEVEL} onLevelChange={() => undefined} />,
  "/vocabulary": () => <VocabularyScreen isLearner place={vocabularyPlaceOf({})} />,
  "/grammar/:id": () => <PictureOr name="topic" picture={<TopicPicture />} placeholders={<TopicLoading />} />,
  "/lesson/:id": () => <PictureOr name="lesson" picture={<LessonPicture />} placeholders={<LessonLoading />} />,
  "/chat": () => <ConversationsScreen level={undefined} />,
  "/leaderboard": () => (
    <PictureOr name="no-league" picture={<NoLeague membership={NEWCOMER} />} placeholders={<LeaderboardLoading />} />
  ),
};

/** Who has never had a seat in a league. */
const NEWCOMER: LeagueMembership = { optedOut: false, tier: null, leagueId: null, lastResult: null };

interface PictureOrProps {
  name: string;
  picture: ReactNode;
  placeholders: ReactNode;
}

/** The Worker sends one of the two: the picture if it knows its texts (worker/pages/first-picture.ts). */
function PictureOr({ name, picture, placeholders }: PictureOrProps) {
  return (
    <>
      <PageSection name={name}>{picture}</PageSection>
      <PageSection name="waiting">{placeholders}</PageSection>
    </>
  );
}

/** Who looks at a page, as far as the cookie tells. */
export type Viewer = "learner" | "visitor";

/**
 * A page of the app, for the build: the frame, and in it for learners the page's screen as they see it first. The app takes its place
 * when it starts.
 */
export async function pageShell(page: Page, viewer: Viewer): Promise<ReactNode> {
  const screen = viewer === "learner" ? SCREENS[page]?.() : undefined;
  const router = shellRouter(page, viewer, screen ?? <PageLoading />);
  await router.load();
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <AppLinkContext value={RouterLink}>
        <RouterProvider router={router} />
      </AppLinkContext>
    </QueryClientProvider>
  );
}

function shellRouter(page: Page, viewer: Viewer, screen: ReactNode) {
  const isLearner = viewer === "learner";
  const root = createRootRoute({
    component: () => (
      <>
        <AppHeader session={{ status: isLearner ? "loading" : "signed-out" }} />
        <main className={frameClass(isLearner)}>{screen}</main>
        {isLearner ? <BottomNav /> : null}
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
