import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { act, type RenderResult, render, waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { expect } from "vitest";
import { AppLinkContext } from "#web/lib/app-link.tsx";
import { makeQueryClient } from "#web/lib/query-client.ts";
import { keys } from "#web/lib/query-keys.ts";
import { RouterLink } from "#web/lib/router-link.tsx";
import { levelUpAtom, seenLevelAtom, xpGainAtom } from "#web/lib/xp-feedback.ts";
import { type AppRouter, makeRouter } from "#web/router.tsx";
import { toastsAtom } from "#web/ui/toast-store.ts";

export interface RenderedApp extends RenderResult {
  router: AppRouter;
  client: QueryClient;
}

/** The whole app at an address, as the browser starts it, except that retries do not wait. */
export function renderApp(path: string): RenderedApp {
  const store = getDefaultStore();
  store.set(toastsAtom, []);
  store.set(levelUpAtom, null);
  store.set(seenLevelAtom, null);
  store.set(xpGainAtom, null);
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = makeRouter({ queryClient: client, history });
  const rendered = render(
    <QueryClientProvider client={client}>
      <AppLinkContext value={RouterLink}>
        <RouterProvider router={router} />
      </AppLinkContext>
    </QueryClientProvider>,
  );
  return { router, client, ...rendered };
}

/** The app at an address that was reached from another page, so that it is known already who is here. */
export async function renderAppFrom(from: "/subscribe", path: "/leaderboard"): Promise<RenderedApp> {
  const app = renderApp(from);
  await waitFor(() => expect(app.client.getQueryData(keys.user)).toBeTruthy());
  await act(() => app.router.navigate({ to: path }));
  return app;
}
