import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import type { CurrentUser } from "#schema/api/auth.ts";
import { call } from "./api-client.ts";
import { DEFAULT_LEVEL, homeLevelOf } from "./home-level.ts";
import { homeQuery } from "./home-query.ts";
import { leaderboardPageQuery } from "./leaderboard-page-query.ts";
import { keys } from "./query-keys.ts";

/** Signed in means that the user call returned a user. A failed call counts as signed out. */
export type Session = { status: "loading" } | { status: "signed-out" } | { status: "signed-in"; user: CurrentUser };

/** The learner, or null for a visitor. */
export function userQuery() {
  return queryOptions({ queryKey: keys.user, queryFn: ({ signal }) => call("GET /api/auth/user", { signal }) });
}

/**
 * Who is here. On `/` and `/leaderboard` the answer comes from the one call of that page, which contains the user; every other
 * page calls GET /api/auth/user. Once the user is known, none of them is called for it again.
 */
export function useSession(): Session {
  const homeLevel = useLocation({ select: ({ pathname, search }) => (pathname === "/" ? homeLevelOf(search) : null) });
  const atLeaderboard = useLocation({ select: ({ pathname }) => pathname === "/leaderboard" });
  const atHome = homeLevel !== null;
  const user = useQuery({ ...userQuery(), enabled: !atHome && !atLeaderboard });
  const mayBeHere = user.data !== null;
  const home = useQuery({ ...homeQuery(homeLevel ?? DEFAULT_LEVEL), enabled: atHome && mayBeHere });
  const leaderboard = useQuery({ ...leaderboardPageQuery(), enabled: atLeaderboard && mayBeHere });
  if (user.data) return { status: "signed-in", user: user.data };
  if (user.data === null) return { status: "signed-out" };
  const asked = atHome ? home : atLeaderboard ? leaderboard : user;
  return asked.isError ? { status: "signed-out" } : { status: "loading" };
}

/** Replaces the user (null: a visitor) and drops everything in the cache that belonged to the one before. */
export function changeUser(client: QueryClient, user: CurrentUser | null): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== keys.user[0] });
  client.setQueryData(keys.user, user);
}
