import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import { homeLevelOf } from "#schema/rules/home-level.ts";
import { CrashScreen } from "./features/shell/crash-screen.tsx";
import { lazyPage } from "./features/shell/lazy-page.tsx";
import { PageLoading } from "./features/shell/page-loading.tsx";
import { chatSearchOf } from "./lib/chat-search.ts";
import type { GrammarSearch } from "./lib/grammar-search.ts";
import { type HomeSearch, homeSearchOf } from "./lib/home-level.ts";
import { keepHomePlace } from "./lib/home-place.ts";
import { homeQuery } from "./lib/home-query.ts";
import { leaderboardPageQuery } from "./lib/leaderboard-page-query.ts";
import { loadLesson } from "./lib/load-lesson.ts";
import { keys } from "./lib/query-keys.ts";
import { cameAlong, loadEarly } from "./lib/start-data.ts";
import type { VocabularySearch } from "./lib/vocabulary-search.ts";
import { HomeRoute, Landing, LearningPath } from "./routes/home.tsx";
import { NotFoundRoute } from "./routes/not-found.tsx";
import { RootRoute } from "./routes/root.tsx";

interface RouterContext {
  queryClient: QueryClient;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootRoute,
  notFoundComponent: NotFoundRoute,
});

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  validateSearch: (search: Record<string, unknown>): HomeSearch => homeSearchOf(homeLevelOf(search)),
  loaderDeps: ({ search }) => ({ level: homeLevelOf(search) }),
  // For `/` the server sends visitors the landing page instead of the app, so this is probably a learner: load their home.
  // A visitor gets here from another page of the app, perhaps by a link to an anchor: wait for the page that contains it.
  loader: async ({ context: { queryClient }, deps: { level } }) => {
    if (queryClient.getQueryData(keys.user) === null) return Landing.preload();
    const isHere = cameAlong(`/api/home?level=${level}`);
    const ready = Promise.all([LearningPath.preload(), queryClient.prefetchQuery(homeQuery(level))]);
    if (isHere) await ready;
  },
  component: HomeRoute,
});

export interface AuthSearch {
  mode?: "signup";
  returnTo?: string;
}

const auth = createRoute({
  getParentRoute: () => root,
  path: "/auth",
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    mode: search.mode === "signup" ? "signup" : undefined,
    returnTo: typeof search.returnTo === "string" ? search.returnTo : undefined,
  }),
  component: lazyPage(async () => (await import("./routes/auth.tsx")).AuthRoute),
});

const vocabulary = createRoute({
  getParentRoute: () => root,
  path: "/vocabulary",
  // As it stands, like that of the grammar library.
  validateSearch: (search: Record<string, unknown>): VocabularySearch => search,
  loader: ({ context: { queryClient } }) =>
    forLearner(queryClient, async () => (await import("./routes/vocabulary.tsx")).loadVocabulary(queryClient)),
  component: lazyPage(async () => (await import("./routes/vocabulary.tsx")).VocabularyRoute),
});

/**
 * Loads what a learner's screen waits for, when its link is pointed at or pressed. Nobody else's: a visitor's calls would be answered as if a
 * session had ended, and it is not known yet who is here when a visitor's page starts.
 */
async function forLearner(client: QueryClient, load: () => Promise<void>): Promise<void> {
  if (client.getQueryData(keys.user)) await load();
}

/** Taken as it stands: the screens check it, so that the app need not start with their rules. */
function grammarSearch(search: Record<string, unknown>): GrammarSearch {
  return search;
}

const grammar = createRoute({
  getParentRoute: () => root,
  path: "/grammar",
  validateSearch: grammarSearch,
  loader: ({ context: { queryClient } }) =>
    forLearner(queryClient, async () => (await import("./routes/grammar.tsx")).loadLibrary(queryClient)),
  component: lazyPage(async () => (await import("./routes/grammar.tsx")).GrammarRoute),
});

const grammarTopic = createRoute({
  getParentRoute: () => root,
  path: "/grammar/$id",
  validateSearch: grammarSearch,
  loader: ({ context: { queryClient }, params: { id } }) =>
    forLearner(queryClient, async () => (await import("./routes/grammar-topic.tsx")).loadTopic(queryClient, id)),
  component: lazyPage(async () => (await import("./routes/grammar-topic.tsx")).GrammarTopicRoute),
});

const lesson = createRoute({
  getParentRoute: () => root,
  path: "/lesson/$id",
  loader: ({ context: { queryClient }, params: { id } }) => loadLesson(queryClient, id),
  component: lazyPage(async () => (await import("./routes/lesson.tsx")).LessonRoute),
});

const chat = createRoute({
  getParentRoute: () => root,
  path: "/chat",
  validateSearch: chatSearchOf,
  loader: ({ context: { queryClient } }) =>
    forLearner(queryClient, async () => (await import("./routes/chat.tsx")).loadConversations(queryClient)),
  component: lazyPage(async () => (await import("./routes/chat.tsx")).ChatRoute),
});

const conversation = createRoute({
  getParentRoute: () => root,
  path: "/chat/$id",
  component: lazyPage(async () => (await import("./routes/conversation.tsx")).ConversationRoute),
});

const conversationReport = createRoute({
  getParentRoute: () => root,
  path: "/chat/$id/report",
  component: lazyPage(async () => (await import("./routes/conversation-report.tsx")).ConversationReportRoute),
});

const leaderboard = createRoute({
  getParentRoute: () => root,
  path: "/leaderboard",
  // Its one call also says who is here.
  loader: async ({ context: { queryClient } }) => {
    if (queryClient.getQueryData(keys.user) === null) return;
    await loadEarly("/api/leaderboard", () => queryClient.prefetchQuery(leaderboardPageQuery()));
  },
  component: lazyPage(async () => (await import("./routes/leaderboard.tsx")).LeaderboardRoute),
});

const subscribe = createRoute({
  getParentRoute: () => root,
  path: "/subscribe",
  component: lazyPage(async () => (await import("./routes/subscribe.tsx")).SubscribeRoute),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: "/privacy",
  component: lazyPage(async () => (await import("./routes/info-pages.tsx")).PrivacyRoute),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: "/terms",
  component: lazyPage(async () => (await import("./routes/info-pages.tsx")).TermsRoute),
});

const cookies = createRoute({
  getParentRoute: () => root,
  path: "/cookies",
  component: lazyPage(async () => (await import("./routes/info-pages.tsx")).CookiesRoute),
});

const gdpr = createRoute({
  getParentRoute: () => root,
  path: "/gdpr",
  component: lazyPage(async () => (await import("./routes/info-pages.tsx")).GdprRoute),
});

const help = createRoute({
  getParentRoute: () => root,
  path: "/help",
  component: lazyPage(async () => (await import("./routes/info-pages.tsx")).HelpRoute),
});

const science = createRoute({
  getParentRoute: () => root,
  path: "/science",
  component: lazyPage(async () => (await import("./routes/info-pages.tsx")).ScienceRoute),
});

const routeTree = root.addChildren([
  home,
  auth,
  vocabulary,
  grammar,
  grammarTopic,
  lesson,
  chat,
  conversation,
  conversationReport,
  leaderboard,
  subscribe,
  privacy,
  terms,
  cookies,
  gdpr,
  help,
  science,
]);

/** The router with every page. Only tests pass `history`. */
export function makeRouter({ history, ...context }: RouterContext & { history?: RouterHistory }) {
  const router = createRouter({
    routeTree,
    history,
    context,
    defaultPreload: "intent",
    scrollRestoration: true,
    defaultErrorComponent: CrashScreen,
    // A page that takes longer to download than a moment must not leave the pressed link without an effect.
    defaultPendingComponent: PageLoading,
  });
  keepHomePlace(router);
  return router;
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
