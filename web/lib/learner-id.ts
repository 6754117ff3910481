import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#schema/api/auth.ts";
import { keys } from "./query-keys.ts";

/** Id of the learner whose data the cache holds; null for a visitor, or before anybody knows. */
export function learnerIdOf(client: QueryClient): string | null {
  return client.getQueryData<CurrentUser | null>(keys.user)?.id ?? null;
}
