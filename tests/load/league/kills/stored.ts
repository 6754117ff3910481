import type { DatabaseSync } from "node:sqlite";
import { LEAGUE_SIZE } from "#schema/rules/league.ts";
import { type LeagueWeek, leagueIdRange } from "#schema/rules/league-week.ts";
import { LEAGUE_TIERS } from "#schema/terms/league-tier.ts";
import type { Submits } from "./submits.ts";

/** Rules for every state that a server leaves, whenever it died. Each query gives the rows that break its rule. */
const NEVER: Record<string, string> = {
  "ledger, total and days of a learner differ": `SELECT x.user_id FROM user_xp AS x
    WHERE total_xp <> (SELECT coalesce(sum(amount), 0) FROM xp_transactions WHERE user_id = x.user_id)
      OR total_xp <> (SELECT coalesce(sum(xp_earned), 0) FROM daily_progress WHERE user_id = x.user_id)`,
  "XP of a week and its ledger differ": `SELECT x.user_id FROM user_xp AS x WHERE week_start_date IS NOT NULL
    AND week_xp <> (SELECT coalesce(sum(amount), 0) FROM xp_transactions WHERE user_id = x.user_id
      AND created_at >= unixepoch(week_start_date) * 1000)`,
  "a seat of the running week and its learner's XP differ": `SELECT m.user_id FROM league_members AS m JOIN user_xp AS x USING (user_id)
    WHERE m.league_id > ?1 AND m.league_id < ?2 AND m.weekly_xp <> iif(x.week_start_date = substr(?1, 1, 10), x.week_xp, 0)`,
  "a seat and its learner's pointer differ": `SELECT m.user_id FROM league_members AS m JOIN user_xp AS x USING (user_id)
    WHERE m.league_id > ?1 AND m.league_id < ?2 AND x.league_id IS NOT m.league_id`,
  "a pointer without its seat": `SELECT x.user_id FROM user_xp AS x WHERE league_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM league_members AS m WHERE m.league_id = x.league_id AND m.user_id = x.user_id)`,
  "a learner with two seats in a week": `SELECT user_id FROM league_members WHERE league_id > ?1 AND league_id < ?2
    GROUP BY user_id HAVING count(*) > 1`,
  "a league with too many members": `SELECT league_id FROM league_members GROUP BY league_id HAVING count(*) > ${LEAGUE_SIZE}`,
  "a result without its ledger row, or the other way round": `SELECT r.attempt_id FROM quiz_results AS r
    WHERE 1 <> (SELECT count(*) FROM xp_transactions AS t WHERE t.user_id = r.user_id AND t.metadata ->> 'attemptId' = r.attempt_id)
    UNION ALL SELECT t.occurrence FROM xp_transactions AS t WHERE t.metadata ->> 'attemptId' IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM quiz_results AS r WHERE r.user_id = t.user_id AND r.attempt_id = t.metadata ->> 'attemptId')`,
};

/** The rules that a database breaks, with the number of rows; empty if all is well. */
export function brokenRules(database: DatabaseSync, running: LeagueWeek): string[] {
  const [first] = leagueIdRange(running.weekStartDate, Math.min(...LEAGUE_TIERS) as 1);
  const [, last] = leagueIdRange(running.weekStartDate, Math.max(...LEAGUE_TIERS) as 3);
  return Object.entries(NEVER).flatMap(([rule, sql]) => {
    const rows = sql.includes("?1") ? database.prepare(sql).all(first, last) : database.prepare(sql).all();
    return rows.length > 0 ? [`${rule}: ${rows.length}`] : [];
  });
}

/** Acknowledged attempts that are not in the database exactly once with the XP that was promised. */
export function brokenPromises(database: DatabaseSync, submits: readonly Submits[]): string[] {
  const find = database.prepare(
    "SELECT amount FROM xp_transactions WHERE user_id = ?1 AND metadata ->> 'attemptId' = ?2",
  );
  return submits.flatMap(({ player, acknowledged }) =>
    [...acknowledged].flatMap(([attemptId, xp]) => {
      const rows = find.all(player.learner.userId, attemptId) as { amount: number }[];
      return rows.length === 1 && rows[0]?.amount === xp
        ? []
        : [`attempt ${attemptId}: ${JSON.stringify(rows)}, not ${xp}`];
    }),
  );
}
