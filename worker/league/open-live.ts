import type { AppContext } from "../http/context.ts";
import { HttpError, unauthorized } from "../http/http-error.ts";
import { isSameOrigin } from "../http/security.ts";
import { upgradeHeaders } from "./league-object.ts";
import { foreignLeague } from "./refusals.ts";
import { readSeat } from "./store.ts";
import { leagueObject } from "./tell.ts";

/**
 * Opens a socket on a league's live view. Origin is checked here, session and seat by the one batch below; the league object trusts what it is given.
 * Throws 401 without a session, 426 if the request does not ask for a WebSocket, and 403 from another site or for a league in which the
 * learner has no seat.
 */
export async function openLive(c: AppContext, leagueId: string): Promise<Response> {
  const learner = await c.get("namedLearner")();
  if (!learner) throw unauthorized();
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") throw new HttpError(426, "Open a WebSocket here");
  // Browsers send cookies with a WebSocket upgrade from any site and apply no CORS check: only this keeps other sites out.
  if (!isSameOrigin(c.req.raw)) throw new HttpError(403, "This request did not come from Wortpfad");
  const seat = await readSeat(c.get("database").db, learner, c.get("now"));
  if (seat.leagueId !== leagueId) throw foreignLeague();
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
