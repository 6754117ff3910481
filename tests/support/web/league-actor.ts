import type { LeagueRank } from "#schema/api/gamification.ts";
import type { ApiCall } from "#schema/api/index.ts";
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

/**
 * A worker for which Mara is fifth of twelve in a Silver League. The page's call answers what the single calls answer at that
 * moment, and fails when one of them does.
 */
export function stubLeagueApi(): StubbedApi {
  const members = makeMembers();
  const stub = stubApi({
    "GET /api/auth/user": MARA,
    "GET /api/gamification/xp": makeXp({ userId: MARA.id, totalXp: 520, level: 3 }),
    "GET /api/gamification/streak": makeStreak(),
    [RANK]: rankIn(members),
    [LEAGUE]: makeLeague(),
    [LIST]: members,
    [MEMBERSHIP]: makeMembership(),
    [PAGE]: () => answerPage(stub),
  });
  return stub;
}

async function answerPage({ respond }: StubbedApi): Promise<Response> {
  const part = (key: ApiCall, params = {}) => respond({ key, params, query: {}, body: undefined });
  const user = await part("GET /api/auth/user");
  if ((await user.clone().json()) === null) return user;
  const rank = await part(RANK);
  const single = {
    user,
    xp: await part("GET /api/gamification/xp"),
    streak: await part("GET /api/gamification/streak"),
    membership: await part(MEMBERSHIP),
    ...(rank.status === 404 ? {} : { rank, league: await part(LEAGUE) }),
  };
  const leagueId = rank.ok ? (await rank.clone().json<LeagueRank>()).leagueId : null;
  const list = leagueId === null ? [] : [await part(LIST, { leagueId })];
  const failed = [...Object.values(single), ...list].find(({ ok }) => !ok);
  if (failed) return failed;
  const { league, rank: place, ...rest } = await bodiesOf(single);
  const [leaderboard] = await Promise.all(list.map((answer) => answer.json()));
  return Response.json({ ...rest, league: league ? { league, rank: place, leaderboard } : null });
}

async function bodiesOf(answers: Record<string, Response>): Promise<Record<string, unknown>> {
  const bodies = Object.entries(answers).map(async ([name, answer]) => [name, await answer.json()] as const);
  return Object.fromEntries(await Promise.all(bodies));
}
