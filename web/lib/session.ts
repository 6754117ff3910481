import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import type { CurrentUser } from "#schema/api/auth.ts";
import { call } from "./api-client.ts";
import { DEFAULT_LEVEL, homeLevelOf } from "./home-level.ts";
import { homeQuery } from "./home-query.ts";
import { keys } from "./query-keys.ts";
import { forgetRunningQuizzes } from "./quiz-state.ts";

/** Signed in means that the user call returned a user. A failed call counts as signed out. */
export type Session = { status: "loading" } | { status: "signed-out" } | { status: "signed-in"; user: CurrentUser };

/** The learner, or null for a visitor. */
export function userQuery() {
  return queryOptions({ queryKey: keys.user, queryFn: ({ signal }) => call("GET /api/auth/user", { signal }) });
}

/**
 * Who is here. On `/` the answer comes from GET /api/home, which contains the user, so that the home page costs one call;
 * every other page calls GET /api/auth/user. Once the user is known, neither is called again.
 */
export function useSession(): Session {
  const homeLevel = useLocation({ select: ({ pathname, search }) => (pathname === "/" ? homeLevelOf(search) : null) });
  const atHome = homeLevel !== null;
  const user = useQuery({ ...userQuery(), enabled: !atHome });
  const home = useQuery({ ...homeQuery(homeLevel ?? DEFAULT_LEVEL), enabled: atHome && user.data !== null });
  if (user.data) return { status: "signed-in", user: user.data };
  if (user.data === null) return { status: "signed-out" };
  return (atHome ? home.isError : user.isError) ? { status: "signed-out" } : { status: "loading" };
}

/**
 * Replaces the user (null: the session has ended) and drops everything in the cache that belonged to the one before. The end of a
 * session ends the running quizzes of this tab as well.
 */
export function changeUser(client: QueryClient, user: CurrentUser | null): void {
  if (user === null) forgetRunningQuizzes();
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== keys.user[0] });
  client.setQueryData(keys.user, user);
}
