import { Hono } from "hono";
import { LEAGUE_LIVE_PATH } from "#schema/api/league-live.ts";
import { leagueDayIsFull } from "#schema/rules/fair-play.ts";
import type { AppContext, AppEnv, Learner } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { changeMembership } from "./membership.ts";
import { openLive } from "./open-live.ts";
import { foreignLeague, notInALeague } from "./refusals.ts";
import { readLeague, readSeat } from "./store.ts";
import { closeIfOver } from "./tell.ts";
import { leagueTable, publicLeague, publicMembership, publicRank, withOwnTotal } from "./views.ts";

export const leagueRoutes = new Hono<AppEnv>();

serve(leagueRoutes, "GET /api/gamification/league/rank", async ({ c, learner }) => {
  const { table, leagueDay } = await readLeaderboard(c, learner);
  const rank = publicRank(table, leagueDayIsFull(leagueDay, c.get("now")));
  if (!rank) throw notInALeague();
  return rank;
});

serve(leagueRoutes, "GET /api/gamification/league", async ({ c, learner }) => {
  const { leagueId } = await readSeat(c.get("database").db, learner, c.get("now"));
  if (leagueId === null) throw notInALeague();
  closeIfOver(c, leagueId);
  return publicLeague(leagueId);
});

serve(leagueRoutes, "GET /api/gamification/league/:leagueId/leaderboard", async ({ c, learner, params }) => {
  const { totalXp, table } = await readLeaderboard(c, learner, params.leagueId);
  return withOwnTotal(table, totalXp);
});

serve(leagueRoutes, "GET /api/gamification/league/membership", async ({ c, learner }) =>
  publicMembership(await readSeat(c.get("database").db, learner, c.get("now"))),
);

serve(leagueRoutes, "PATCH /api/gamification/league/membership", ({ c, learner, body }) =>
  changeMembership(c, learner, body.optedOut),
);

/** The live view has no entry in the API contract, because it answers with a socket. */
leagueRoutes.get(LEAGUE_LIVE_PATH, (c) => openLive(c, c.req.param("leagueId") ?? ""));

/** The learner's league and its leaderboard. Throws 404 if they have no seat, 403 if they ask for a league other than their own. */
async function readLeaderboard(c: AppContext, learner: Learner, asked?: string) {
  const now = c.get("now");
  const [{ leagueId, totalXp, leagueDay, leagueDayXp }, seats] = await readLeague(c.get("database").db, learner, now);
  if (asked !== undefined && asked !== leagueId) throw foreignLeague();
  if (leagueId === null) throw notInALeague();
  closeIfOver(c, leagueId);
  const table = leagueTable(leagueId, seats, learner.userId, now);
  return { totalXp, table, leagueDay: { day: leagueDay, xp: leagueDayXp } };
}
