import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized } from "./api-error.ts";

/**
 * The cache of server state. Data never goes stale by itself: no polling, no refetch on focus, no retries
 * (docs/product.md#loading-and-caching). Queries that differ say so themselves (chapters are retried).
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
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}
