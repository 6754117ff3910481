import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { LEAGUE_SIZE } from "#schema/rules/league.ts";
import { weekOf } from "#schema/rules/league-week.ts";

/** Learners created by `makeLearner`, who earned what they have. Members created by `makeLeague` have no ledger and shorter ids. */
const REAL = "length(x.user_id) = 12";
/** The XP in learner `x`'s ledger in the week that starts on a Monday; times are in milliseconds. */
const EARNED = (monday: string) =>
  `(SELECT coalesce(sum(t.amount), 0) FROM xp_transactions AS t WHERE t.user_id = x.user_id
    AND t.created_at >= unixepoch(${monday}) * 1000 AND t.created_at < (unixepoch(${monday}) + 7 * 86400) * 1000)`;

/** The league of learner `x`'s seat, even one that they left. */
const POINTER = "coalesce(x.league_id, x.left_league_id)";

/** Each query finds rows that must not exist; `?1` is the Monday of the running week. */
const FAULTS: Record<string, string> = {
  "a league with too many seats": `SELECT league_id AS who, count(*) AS is_, ${LEAGUE_SIZE} AS ought FROM league_members
    GROUP BY league_id HAVING count(*) > ${LEAGUE_SIZE}`,
  "two pointers": `SELECT x.user_id AS who, x.league_id AS is_, x.left_league_id AS ought FROM user_xp AS x
    WHERE x.league_id IS NOT NULL AND x.left_league_id IS NOT NULL`,
  "a pointer to a league without the seat": `SELECT x.user_id AS who, ${POINTER} AS is_, NULL AS ought FROM user_xp AS x
    WHERE ${POINTER} IS NOT NULL AND NOT EXISTS
      (SELECT 1 FROM league_members AS m WHERE m.league_id = ${POINTER} AND m.user_id = x.user_id)`,
  "a seat in an open league that nobody points to": `SELECT m.user_id AS who, m.league_id AS is_, ${POINTER} AS ought
    FROM league_members AS m JOIN leagues AS l ON l.id = m.league_id LEFT JOIN user_xp AS x ON x.user_id = m.user_id
    WHERE l.finalized_at IS NULL AND ${POINTER} IS NOT m.league_id`,
  "a seat in a closed league that is still pointed to": `SELECT x.user_id AS who, ${POINTER} AS is_, NULL AS ought
    FROM user_xp AS x JOIN leagues AS l ON l.id = ${POINTER} WHERE l.finalized_at IS NOT NULL`,
  "a seat in a tier other than the learner's": `SELECT x.user_id AS who, ${POINTER} AS is_, x.league_tier AS ought
    FROM user_xp AS x JOIN leagues AS l ON l.id = ${POINTER} WHERE l.tier IS NOT x.league_tier`,
  "a seat of a learner who left": `SELECT u.id AS who, x.league_id AS is_, NULL AS ought
    FROM users AS u JOIN user_xp AS x ON x.user_id = u.id WHERE u.league_opt_out AND x.league_id IS NOT NULL`,
  "a seat that waits for a learner who is there": `SELECT u.id AS who, x.left_league_id AS is_, NULL AS ought
    FROM users AS u JOIN user_xp AS x ON x.user_id = u.id WHERE NOT u.league_opt_out AND x.left_league_id IS NOT NULL`,
  "a seat that waits, but is shown to others": `SELECT m.user_id AS who, m.league_id AS is_, NULL AS ought
    FROM league_members AS m JOIN user_xp AS x ON x.user_id = m.user_id AND x.left_league_id = m.league_id WHERE m.left_at IS NULL`,
  "a seat of this week that is hidden, but does not wait": `SELECT m.user_id AS who, m.league_id AS is_, NULL AS ought
    FROM league_members AS m JOIN user_xp AS x ON x.user_id = m.user_id AND x.league_id = m.league_id
    WHERE m.left_at IS NOT NULL AND substr(m.league_id, 1, 10) = ?1`,
  "a seat of this week whose XP differs from the learner's week": `SELECT x.user_id AS who, m.weekly_xp AS is_,
      iif(x.week_start_date = ?1, x.week_xp, 0) AS ought
    FROM league_members AS m JOIN user_xp AS x ON x.user_id = m.user_id AND x.league_id = m.league_id
    WHERE substr(m.league_id, 1, 10) = ?1 AND m.weekly_xp <> iif(x.week_start_date = ?1, x.week_xp, 0)`,
  "a seat of this week whose time differs from the learner's week": `SELECT x.user_id AS who, m.last_xp_update AS is_,
      x.week_xp_at AS ought
    FROM league_members AS m JOIN user_xp AS x ON x.user_id = m.user_id AND x.league_id = m.league_id
    WHERE x.week_start_date = ?1 AND substr(m.league_id, 1, 10) = ?1 AND m.last_xp_update IS NOT x.week_xp_at`,
  "a week's XP that differs from the ledger": `SELECT x.user_id AS who, x.week_xp AS is_, ${EARNED("x.week_start_date")} AS ought
    FROM user_xp AS x WHERE ${REAL} AND x.week_start_date IS NOT NULL AND x.week_xp <> ${EARNED("x.week_start_date")}`,
  "a week with XP in the ledger that is not the learner's week": `SELECT x.user_id AS who, x.week_start_date AS is_, ?1 AS ought
    FROM user_xp AS x WHERE ${REAL} AND ${EARNED("?1")} > 0 AND (x.week_start_date IS NULL OR x.week_start_date < ?1)`,
  "a seat whose XP differs from the ledger of its week": `SELECT x.user_id AS who, m.weekly_xp AS is_,
      ${EARNED("substr(m.league_id, 1, 10)")} AS ought
    FROM league_members AS m JOIN user_xp AS x ON x.user_id = m.user_id
    WHERE ${REAL} AND m.left_at IS NULL AND m.weekly_xp <> ${EARNED("substr(m.league_id, 1, 10)")}`,
  "a total that differs from the ledger": `SELECT x.user_id AS who, x.total_xp AS is_,
      (SELECT coalesce(sum(amount), 0) FROM xp_transactions AS t WHERE t.user_id = x.user_id) AS ought
    FROM user_xp AS x WHERE ${REAL} AND is_ <> ought`,
};

/**
 * Fails unless everything stored is consistent (worker/league/README.md): every learner with a seat points to it, nobody has two, no league
 * has 31 members, and a seat's XP, the learner's week and the ledger since Monday 00:00 UTC agree. A seat that was left keeps its XP.
 */
export async function expectBooksBalance(): Promise<void> {
  const { weekStartDate } = weekOf(new Date());
  const found = await env.DB.batch(
    Object.values(FAULTS).map((sql) => {
      const statement = env.DB.prepare(sql);
      return sql.includes("?1") ? statement.bind(weekStartDate) : statement;
    }),
  );
  const faults = Object.keys(FAULTS).flatMap((what, i) => (found[i]?.results ?? []).map((row) => ({ what, row })));
  expect(faults).toEqual([]);
}

/** The leagues of a week and tier as `<number>: <seats taken>`, ordered by id. */
export async function leaguesOf(weekStartDate: string, tier: number): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT l.id, (SELECT count(*) FROM league_members AS m WHERE m.league_id = l.id) AS seats FROM leagues AS l
      WHERE l.week_start_date = ? AND l.tier = ? ORDER BY l.id`,
  )
    .bind(weekStartDate, tier)
    .all<{ id: string; seats: number }>();
  const prefix = `${weekStartDate}.${tier}.`;
  return results.map(({ id, seats }) => `${id.startsWith(prefix) ? Number(id.slice(prefix.length)) : id}: ${seats}`);
}
