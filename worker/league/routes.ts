import { Hono } from "hono";
import type { LeaderboardEntry } from "#schema/api/gamification.ts";
import { LEAGUE_LIVE_PATH } from "#schema/api/league-live.ts";
import type { AppContext, AppEnv, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { serve } from "../http/serve.ts";
import { changeMembership } from "./membership.ts";
import { openLive } from "./open-live.ts";
import { readLeague, readSeat } from "./store.ts";
import { closeIfOver } from "./tell.ts";
import { publicLeaderboard, publicLeague, publicMembership, publicRank } from "./views.ts";

export const leagueRoutes = new Hono<AppEnv>();

serve(leagueRoutes, "GET /api/gamification/league/rank", async ({ c, learner }) => {
  const { leagueId, table } = await readTable(c, learner);
  const rank = publicRank(leagueId, table, learner.userId);
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
  const { totalXp, table } = await readTable(c, learner, params.leagueId);
  return withOwnTotal(table, learner, totalXp);
});

serve(leagueRoutes, "GET /api/gamification/league/membership", async ({ c, learner }) =>
  publicMembership(await readSeat(c.get("database").db, learner, c.get("now"))),
);

serve(leagueRoutes, "PATCH /api/gamification/league/membership", ({ c, learner, body }) =>
  changeMembership(c, learner, body.optedOut),
);

/** The live view: no contract, because what it answers is a socket. */
leagueRoutes.get(LEAGUE_LIVE_PATH, (c) => openLive(c, c.req.param("leagueId") ?? ""));

/** The learner's league with its table, which nobody but its members sees. 404 without one, 403 for another one than theirs. */
async function readTable(c: AppContext, learner: Learner, asked?: string) {
  const now = c.get("now");
  const [{ leagueId, totalXp }, members] = await readLeague(c.get("database").db, learner, now);
  if (asked !== undefined && asked !== leagueId) throw foreignLeague();
  if (leagueId === null) throw notInALeague();
  closeIfOver(c, leagueId);
  return { leagueId, totalXp, table: publicLeaderboard(leagueId, members, now) };
}

/** The all-time total stands on the caller's own row only (spec 2). */
function withOwnTotal(table: readonly LeaderboardEntry[], learner: Learner, totalXp: number): LeaderboardEntry[] {
  return table.map((entry) => (entry.userId === learner.userId ? { ...entry, xp: totalXp } : entry));
}

function notInALeague(): HttpError {
  return new HttpError(404, "Not in a league yet");
}

function foreignLeague(): HttpError {
  return new HttpError(403, "You have no seat in this league", { field: "leagueId" });
}
