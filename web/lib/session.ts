import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import type { CurrentUser } from "#schema/api/auth.ts";
import { DEFAULT_LEVEL, homeLevelOf } from "#schema/rules/home-level.ts";
import { call } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { homeQuery } from "./home-query.ts";
import { leaderboardPageQuery } from "./leaderboard-page-query.ts";
import { keys } from "./query-keys.ts";
import { forgetRunningQuizzes } from "./quiz-state.ts";

/** The call that tells who is here failed: probably a learner, whose page must not turn into a visitor's. */
export interface UnknownSession {
  status: "unknown";
  error: Error | null;
  retry: () => void;
  retrying: boolean;
}

/** Signed in means that the call returned a user; signed out, that it returned none or a 401. */
export type Session =
  | { status: "loading" }
  | { status: "signed-out" }
  | { status: "signed-in"; user: CurrentUser }
  | UnknownSession;

/** The learner, or null for a visitor. */
export function userQuery() {
  return queryOptions({ queryKey: keys.user, queryFn: ({ signal }) => call("GET /api/auth/user", { signal }) });
}

/** Frame and page both ask who is here. A page that arrives after the call has failed must not repeat it. */
const ONCE = { retryOnMount: false } as const;

/**
 * Who is here. On `/` and `/leaderboard` the answer comes from the one call of that page, which contains the user; every other
 * page calls GET /api/auth/user. Once the user is known, none of them is called for it again.
 */
export function useSession(): Session {
  const homeLevel = useLocation({ select: ({ pathname, search }) => (pathname === "/" ? homeLevelOf(search) : null) });
  const atLeaderboard = useLocation({ select: ({ pathname }) => pathname === "/leaderboard" });
  const atHome = homeLevel !== null;
  const user = useQuery({ ...userQuery(), ...ONCE, enabled: !atHome && !atLeaderboard });
  const mayBeHere = user.data !== null;
  const home = useQuery({ ...homeQuery(homeLevel ?? DEFAULT_LEVEL), ...ONCE, enabled: atHome && mayBeHere });
  const leaderboard = useQuery({ ...leaderboardPageQuery(), ...ONCE, enabled: atLeaderboard && mayBeHere });
  if (user.data) return { status: "signed-in", user: user.data };
  if (user.data === null) return { status: "signed-out" };
  const { error, errorUpdateCount, isFetching, refetch } = atHome ? home : atLeaderboard ? leaderboard : user;
  if (error instanceof ApiError && error.status === 401) return { status: "signed-out" };
  // Counted, because the error itself is gone while the call is repeated: the screen with the button must stay meanwhile.
  if (errorUpdateCount === 0) return { status: "loading" };
  return { status: "unknown", error, retry: () => void refetch(), retrying: isFetching };
}

/** Asks again who is here on every way to another page, if the server has not said it yet. Mounted once. */
export function useSessionRetry(session: Session): void {
  const router = useRouter();
  const askAgain = useEffectEvent(() => {
    if (session.status === "unknown" && !session.retrying) session.retry();
  });
  useEffect(
    () =>
      router.subscribe("onResolved", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) askAgain();
      }),
    [router],
  );
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
