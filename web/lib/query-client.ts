import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized } from "./api-error.ts";

/**
 * The one cache of server state: never stale by itself, no polling, no refetch on focus, no retries (spec 9).
 * Queries that differ say so themselves (chapters retry three times).
 * `onUnauthorized` hears of every call whose session has ended (spec 8).
 */
export function makeQueryClient({ onUnauthorized }: { onUnauthorized?: () => void } = {}): QueryClient {
  function onError(error: unknown): void {
    if (isUnauthorized(error)) onUnauthorized?.();
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
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
