import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import type { CurrentUser } from "#schema/api/auth.ts";
import { homeLevelOf } from "./home-level.ts";
import { DEFAULT_LEVEL, homeQuery, userQuery } from "./queries.ts";

/** Signed in or out is decided by whether the user call returned a user (spec 4). A failed call counts as signed out. */
export type Session = { status: "loading" } | { status: "signed-out" } | { status: "signed-in"; user: CurrentUser };

/**
 * Who is here. `/` asks GET /api/home, which contains the user, so that the home page costs one call (design 4); every
 * other page asks GET /api/auth/user. Once known, neither is asked again.
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
