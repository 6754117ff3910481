import type { DatabaseSync } from "node:sqlite";
import { type LeagueWeek, leagueIdRange } from "#schema/rules/league-week.ts";
import type { ExpectedEnd } from "./expected-end.ts";
import type { Submits } from "./submits.ts";

/** Records when each league was closed. A league whose time has changed since was closed twice. */
export function closedTwice(stored: DatabaseSync, week: LeagueWeek, closedAt: Map<string, number>): string[] {
  const rows = stored
    .prepare("SELECT id, finalized_at AS at FROM leagues WHERE week_start_date = ? AND finalized_at IS NOT NULL")
    .all(week.weekStartDate) as { id: string; at: number }[];
  return rows.flatMap(({ id, at }) => {
    const known = closedAt.get(id);
    closedAt.set(id, at);
    return known === undefined || known === at ? [] : [`${id} was closed at ${known} and again at ${at}`];
  });
}

/**
 * Leagues that are closed for only some members: in a closed league every member has the result and another seat or none, in an open one
 * neither.
 */
export function halfClosed(stored: DatabaseSync, week: LeagueWeek): string[] {
  const rows = stored
    .prepare(
      `SELECT m.league_id AS id FROM leagues AS l JOIN league_members AS m ON m.league_id = l.id JOIN user_xp AS x USING (user_id)
        WHERE l.week_start_date = ? AND ((l.finalized_at IS NULL) <> (x.league_id IS l.id)
          OR (l.finalized_at IS NULL) <> (x.last_league IS NULL)) GROUP BY m.league_id`,
    )
    .all(week.weekStartDate) as { id: string }[];
  return rows.map(({ id }) => `${id} is closed for some of its members only`);
}

interface TotalsRow {
  userId: string;
  leagueId: string | null;
  tier: number | null;
  lastLeague: string | null;
  version: number;
}

/**
 * Learners whose week did not end by the rules: a wrong result or tier, a missing seat in the tier they reached, a seat without XP, or
 * totals written more often than once by the close and once by each award.
 */
export function wrongEnds(
  stored: DatabaseSync,
  ends: ReadonlyMap<string, ExpectedEnd>,
  { running, submits }: { running: LeagueWeek; submits: readonly Submits[] },
): string[] {
  const awards = new Map(submits.map(({ player, acknowledged }) => [player.learner.userId, acknowledged.size]));
  const rows = stored
    .prepare(
      `SELECT user_id AS userId, league_id AS leagueId, league_tier AS tier, last_league AS lastLeague, version FROM user_xp`,
    )
    .all() as unknown as TotalsRow[];
  return rows.flatMap(({ userId, leagueId, tier, lastLeague, version }) => {
    const end = ends.get(userId);
    if (!end) return [`${userId} was never in a league`];
    const earned = awards.get(userId) ?? 0;
    const [after, before] = leagueIdRange(running.weekStartDate, end.tier);
    const isSeated = leagueId !== null && leagueId > after && leagueId < before;
    const wrong = [
      ...(sameResult(lastLeague, end) ? [] : [`result ${lastLeague}, not ${JSON.stringify(end.result)}`]),
      ...(tier === end.tier ? [] : [`tier ${tier}, not ${end.tier}`]),
      ...(isSeated === (end.seated || earned > 0) && (isSeated || leagueId === null) ? [] : [`seat ${leagueId}`]),
      ...(version === 1 + earned ? [] : [`written ${version} times, not ${1 + earned}`]),
    ];
    return wrong.map((what) => `${userId}: ${what}`);
  });
}

function sameResult(lastLeague: string | null, { result }: ExpectedEnd): boolean {
  const stored = JSON.parse(lastLeague ?? "{}") as Partial<ExpectedEnd["result"]>;
  return (Object.keys(result) as (keyof typeof result)[]).every((key) => stored[key] === result[key]);
}
