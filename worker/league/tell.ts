import { mayClose } from "#schema/rules/league-week.ts";
import type { AppContext } from "../http/context.ts";
import { logError } from "../log.ts";
import type { MemberTotal } from "./live-view.ts";

/** The Durable Object of a league. */
export function leagueObject(env: Env, leagueId: string) {
  return env.LEAGUE.getByName(leagueId);
}

/** What a league object is told after a change has been stored in D1. */
export type LeagueNews =
  /** A member has a new total. */
  | { kind: "total"; leagueId: string; member: MemberTotal }
  /** A member left the leagues. */
  | { kind: "left"; leagueId: string; userId: string }
  /** One of a member's sessions ended. */
  | { kind: "session-ended"; leagueId: string; userId: string; sid: string }
  /** Several of a member's sessions ended at once. */
  | { kind: "sessions-ended"; leagueId: string; userId: string; sids: string[] }
  /** The league's week may be closed and nobody has done it yet. */
  | { kind: "over"; leagueId: string };

/**
 * Tells the league object about a change. Requests never wait for this, except through `waitUntil`: D1 has the change already, and an
 * object that missed it catches up with the next total or the next time it reads D1. Failures are logged, never thrown.
 */
export async function tellLeague(env: Env, news: LeagueNews): Promise<void> {
  try {
    const league = leagueObject(env, news.leagueId);
    if (news.kind === "total") await league.applyTotal(news.leagueId, news.member);
    else if (news.kind === "left") await league.removeMember(news.leagueId, news.userId);
    else if (news.kind === "session-ended") await league.endSession(news.userId, news.sid);
    else if (news.kind === "sessions-ended") await league.endSessions(news.userId, news.sids);
    else await league.closeIfOver(news.leagueId);
  } catch (error) {
    logError("league not told", error, { kind: news.kind });
  }
}

/** A session that has ended, and the league in which its learner has a seat. */
export interface EndedSession {
  sid: string;
  userId: string;
  leagueId: string | null;
}

/** Has the sockets of a session ended in the background: whoever signed out must not go on watching in a window that is still open. */
export function tellSessionEnded(c: AppContext, { leagueId, userId, sid }: EndedSession): void {
  if (leagueId !== null) c.executionCtx.waitUntil(tellLeague(c.env, { kind: "session-ended", leagueId, userId, sid }));
}

/** The same for several sessions of one learner, in one message. */
export function tellSessionsEnded(c: AppContext, ended: readonly EndedSession[]): void {
  const [first] = ended;
  if (!first || first.leagueId === null) return;
  const { userId, leagueId } = first;
  const sids = ended.map(({ sid }) => sid);
  c.executionCtx.waitUntil(tellLeague(c.env, { kind: "sessions-ended", leagueId, userId, sids }));
}

/** Has a league closed in the background if its week is over and neither its alarm nor the sweep has closed it. */
export function closeIfOver(c: AppContext, leagueId: string): void {
  if (mayClose(leagueId, c.get("now"))) c.executionCtx.waitUntil(tellLeague(c.env, { kind: "over", leagueId }));
}
