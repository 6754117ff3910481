import type { LeagueRank } from "#schema/api/gamification.ts";
import type { ApiCall } from "#schema/api/index.ts";
import type { MadeCall } from "./stub-api.ts";

/** The answer of GET /api/leaderboard, put together from what the single calls answer now. A failure of one is its failure too. */
export async function leaderboardPage(respond: (made: MadeCall) => Promise<Response>): Promise<Response> {
  const part = (key: ApiCall, params = {}) => respond({ key, params, query: {}, body: undefined });
  const user = await part("GET /api/auth/user");
  if ((await user.clone().json()) === null) return user;
  const rank = await part("GET /api/gamification/league/rank");
  const single = {
    user,
    xp: await part("GET /api/gamification/xp"),
    streak: await part("GET /api/gamification/streak"),
    membership: await part("GET /api/gamification/league/membership"),
    ...(rank.status === 404 ? {} : { rank, league: await part("GET /api/gamification/league") }),
  };
  const leagueId = rank.ok ? ((await rank.clone().json()) as LeagueRank).leagueId : null;
  const list =
    leagueId === null ? [] : [await part("GET /api/gamification/league/:leagueId/leaderboard", { leagueId })];
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
