import "./lib/zod-jitless.ts";
import "./styles/app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { makeUnauthorizedHandler } from "./features/shell/handle-unauthorized.ts";
import { AppLinkContext } from "./lib/app-link.tsx";
import { EarlyInput } from "./lib/early-input.tsx";
import { streakQuery, xpQuery } from "./lib/gamification-queries.ts";
import { nextTask } from "./lib/next-task.ts";
import { followConnection, makeQueryClient } from "./lib/query-client.ts";
import { RouterLink } from "./lib/router-link.tsx";
import { changeUser, userQuery } from "./lib/session.ts";
import { ifCameAlong } from "./lib/start-data.ts";
import { whenIdle } from "./lib/when-idle.ts";
import { makeRouter } from "./router.tsx";

// The app: every page except the visitor's landing page, which has its own entry (landing.tsx).

/**
 * Until now the page shows its screen as the build has drawn it. Nothing takes its place before the route is known and what came along with
 * the page is in the cache: otherwise the screen would go and come again.
 */
async function start(root: HTMLElement): Promise<void> {
  // Running the files of the app is a long task already, and on a slow phone so is each of these steps: a press waits for one of them, not for all.
  await nextTask();
  const { queryClient, router } = makeApp();
  await Promise.all([
    ifCameAlong("/api/auth/user", () => queryClient.prefetchQuery(userQuery())),
    ifCameAlong("/api/gamification/xp", () => queryClient.prefetchQuery(xpQuery())),
    ifCameAlong("/api/gamification/streak", () => queryClient.prefetchQuery(streakQuery())),
  ]);
  await nextTask();
  await router.load();
  await nextTask();
  // As a transition, so that React renders in slices and the page answers while it does.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AppLinkContext value={RouterLink}>
            <RouterProvider router={router} />
            <EarlyInput />
          </AppLinkContext>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** The cache and the router, which need each other when a session ends. */
function makeApp() {
  const onUnauthorized = makeUnauthorizedHandler({
    currentHref: () => router.state.location.href,
    redirectToAuth: (returnTo) => {
      const form = { to: "/auth", search: { returnTo } } as const;
      // Load the form first: once the user is forgotten, the current page turns into the visitors' not-found screen.
      // Forget the user before the form shows: it sends anyone who is signed in straight back.
      void router.preloadRoute(form).then(() => {
        changeUser(queryClient, null);
        return router.navigate(form);
      });
    },
  });
  followConnection();
  const queryClient = makeQueryClient({ onUnauthorized });
  const router = makeRouter({ queryClient });
  return { queryClient, router };
}

const root = document.querySelector<HTMLElement>("#root");
if (root) void start(root).then(() => whenIdle(prepareFormats));

/** The first formatter of a page takes some 15 ms, on a slow phone 60. Made while nothing else is to do, it does not delay the first press, whose call names the time zone. */
function prepareFormats(): void {
  Intl.DateTimeFormat().resolvedOptions();
}
