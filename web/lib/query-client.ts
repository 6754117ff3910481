import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized } from "./api-error.ts";
import { watchConnection } from "./connection.ts";

/**
 * The cache of server state. Data never goes stale by itself: no polling, no refetch on focus, no retries
 * (docs/product.md#loading-and-caching). Queries that differ say so themselves (chapters are retried).
 * Without a connection a call fails at once instead of waiting for one, so that the screen can say so. What failed and is still
 * on the screen is asked for again when the connection is back (see `followConnection`).
 * `onUnauthorized` is called for every call that failed because the session has ended. A query with `meta.mayBeVisitor` was
 * started before anyone knew who is here: its 401 says only that nobody is signed in.
 */
export function makeQueryClient({ onUnauthorized }: { onUnauthorized?: () => void } = {}): QueryClient {
  function onError(error: unknown): void {
    if (isUnauthorized(error)) onUnauthorized?.();
  }
  function onQueryError(error: unknown, query: { meta?: { mayBeVisitor?: unknown } }): void {
    if (query.meta?.mayBeVisitor !== true) onError(error);
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : false),
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** Tells every query cache when the connection is lost and when it is back. Call it once, at the start of the app. */
export function followConnection(): void {
  onlineManager.setEventListener(watchConnection);
}
