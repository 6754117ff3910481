import { mayClose } from "#schema/rules/league-week.ts";
import type { AppContext } from "../http/context.ts";
import { logError } from "../log.ts";
import type { StandingNews } from "./live-view.ts";

/** The one object of a league (design 3). */
export function leagueObject(env: Env, leagueId: string) {
  return env.LEAGUE.getByName(leagueId);
}

/** What happened to a learner in the leagues, once it is stored. */
export type LeagueNews =
  | { kind: "standing"; leagueId: string; member: StandingNews }
  | { kind: "left"; leagueId: string; userId: string }
  /** The seat is in a week that is over: whoever comes by first closes it. */
  | { kind: "over"; leagueId: string };

/**
 * Tells the league's object. Never awaited by a call, only by its `waitUntil`: D1 holds the truth already, and an object that missed it
 * sees it with the next total or when it reads D1 again. Failures are logged.
 */
export async function tellLeague(env: Env, news: LeagueNews): Promise<void> {
  try {
    const league = leagueObject(env, news.leagueId);
    if (news.kind === "standing") await league.standing(news.leagueId, news.member);
    else if (news.kind === "left") await league.left(news.leagueId, news.userId);
    else await league.closeIfOver(news.leagueId);
  } catch (error) {
    logError("league not told", error, { kind: news.kind });
  }
}

/** Whoever looks at a week that is over closes it, when neither alarm nor sweep has. Nobody waits for it. */
export function closeIfOver(c: AppContext, leagueId: string): void {
  if (mayClose(leagueId, c.get("now"))) c.executionCtx.waitUntil(tellLeague(c.env, { kind: "over", leagueId }));
}
