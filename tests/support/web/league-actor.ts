import { MARA } from "./make-home.ts";
import { makeLeague, makeMembers, makeMembership, rankIn } from "./make-league.ts";
import { makeStreak, makeXp } from "./make-results.ts";
import { type StubbedApi, stubApi } from "./stub-api.ts";

export const RANK = "GET /api/gamification/league/rank";
export const LEAGUE = "GET /api/gamification/league";
export const LIST = "GET /api/gamification/league/:leagueId/leaderboard";
export const MEMBERSHIP = "GET /api/gamification/league/membership";

/** The whole page. */
export const PAGE = "GET /api/leaderboard";

/** A worker for which Mara is fifth of twelve in a Silver League. */
export function stubLeagueApi(): StubbedApi {
  const members = makeMembers();
  return stubApi({
    "GET /api/auth/user": MARA,
    "GET /api/gamification/xp": makeXp({ userId: MARA.id, totalXp: 520, level: 3 }),
    "GET /api/gamification/streak": makeStreak(),
    [RANK]: rankIn(members),
    [LEAGUE]: makeLeague(),
    [LIST]: members,
    [MEMBERSHIP]: makeMembership(),
  });
}
