import { parseLeagueId } from "#schema/rules/league-week.ts";
import type { AppContext } from "../http/context.ts";
import { HttpError, unauthorized } from "../http/http-error.ts";
import { isSameOrigin } from "../http/security.ts";
import { upgradeHeaders } from "./room.ts";
import { readSeat } from "./store.ts";
import { leagueObject } from "./tell.ts";

/**
 * Opens a socket on a league's live view (design 3): session, origin and seat are checked here, and the object trusts what it is told.
 * 426 for a call that asks for no socket, 403 from another site or for another league than one's own, 401 without a session.
 */
export async function openLive(c: AppContext, leagueId: string): Promise<Response> {
  const learner = await c.get("findLearner")();
  if (!learner) throw unauthorized();
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") throw new HttpError(426, "Open a WebSocket here");
  // A page of another site could open a socket with the learner's cookie: nothing else stops it.
  if (!isSameOrigin(c.req.raw)) throw new HttpError(403, "This request did not come from Wortpfad");
  const seat = await readSeat(c.get("database").db, learner, c.get("now"));
  if (parseLeagueId(leagueId) === null || seat.leagueId !== leagueId)
    throw new HttpError(403, "You have no seat in this league", { field: "leagueId" });
  return leagueObject(c.env, leagueId).fetch(
    new Request(c.req.url, {
      headers: {
        Upgrade: "websocket",
        [upgradeHeaders.league]: leagueId,
        [upgradeHeaders.user]: learner.userId,
        [upgradeHeaders.session]: learner.sid,
      },
    }),
  );
}
