import { sql } from "drizzle-orm";
import { leagueMembers, leagues } from "#schema/db/index.ts";
import { mayClose, weekAndTierOf, weekOf } from "#schema/rules/league-week.ts";
import { LEAGUE_TIERS, type LeagueTier } from "#schema/terms/league-tier.ts";
import { runBatch } from "#worker/db/batch.ts";
import type { Database } from "#worker/db/database.ts";
import { expectThat } from "#worker/db/guard.ts";
import { resultsOf } from "#worker/league/close-week.ts";
import { leagueIdForSeat, openLeagues } from "#worker/league/seating.ts";
import { type Databases, learnersIn } from "./databases.ts";
import { type Home, homesOf } from "./directory.ts";
import { type Network, type Process, Refused } from "./network.ts";
import { planted } from "./planted.ts";
import { xpIn } from "./recent-weeks.ts";
import { type LearnerNews, leftAtOf, NEWS, type NewsRow, newsFrom, tellSeat } from "./seats.ts";

interface Place {
  network: Network;
  databases: Databases;
  process: Process;
}

/**
 * Asks every database with one of these learners something about them, in one round trip each, and asks again for those who were not where the directory said: they have been moved since.
 */
async function askHomes<Row extends { userId: string }>(
  { network, databases, process }: Place,
  userIds: readonly string[],
  ask: (db: Database, ids: readonly string[]) => Promise<Row[]>,
): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (let tries = 0; tries < 3; tries++) {
    const missing = userIds.filter((id) => !found.has(id));
    if (missing.length === 0) break;
    const homes = await homesOf(network.open(process, databases.directory), missing);
    const answers = await Promise.all(
      [...Map.groupBy(homes, ({ home }) => home)].map(([home, some]: [number, Home[]]) =>
        ask(
          network.open(process, learnersIn(databases, home)),
          some.map(({ userId }) => userId),
        ),
      ),
    );
    for (const row of answers.flat()) found.set(row.userId, row);
    if (planted("whoever is not found has no XP") || planted("whoever is not found has the result")) break;
  }
  return found;
}

/** Closes a league's week, then brings its members what was decided. Whoever does it again decides nothing, and brings only what is missing. */
export async function closeLeague(place: Place, leagueId: string, now: Date): Promise<void> {
  if (!mayClose(leagueId, now)) return;
  await decide(place, leagueId, now);
  await deliver(place, leagueId);
}

/** Reads the members' week with the learners, then stores ranks, results and new seats in one batch. It fails when a seat was taken or the league closed in between. Does nothing to a league that is closed. */
async function decide(place: Place, leagueId: string, now: Date): Promise<void> {
  const { network, databases, process } = place;
  const db = network.open(process, databases.leagues);
  const { week } = weekAndTierOf(leagueId);
  const { open, seats } = await runBatch(db, {
    open: db.select({ id: leagues.id }).from(leagues).where(sql`id = ${leagueId} AND finalized_at IS NULL`),
    seats: db.select().from(leagueMembers).where(sql`league_id = ${leagueId}`),
  });
  if (open.length === 0) return;
  const rows = await askHomes(
    place,
    seats.map(({ userId }) => userId),
    newsOfAll,
  );
  const known = new Map([...rows].map(([id, row]) => [id, newsFrom(row)]));
  const missing = seats.filter(({ userId }) => !known.has(userId));
  if (missing.length > 0 && !planted("whoever is not found has no XP")) throw new Refused("Somebody is on the way");
  const truth = seats.map((seat) => {
    const news = known.get(seat.userId);
    if (planted("the close believes the seats")) return seat;
    if (!news) return { ...seat, weeklyXp: 0, lastXpUpdate: null };
    const { weekXp, weekXpAt } = xpIn(news.weeks, week.weekStartDate);
    return { ...seat, weeklyXp: weekXp, lastXpUpdate: weekXpAt, leftAt: leftAtOf(news, leagueId) };
  });
  const results = resultsOf(leagueId, truth);
  const running = weekOf(now);
  const decided = results.map((result) => {
    const news = known.get(result.userId);
    const { weekXp, weekXpAt } = news ? xpIn(news.weeks, running.weekStartDate) : { weekXp: 0, weekXpAt: null };
    const stays = news !== undefined && !news.optedOut && (result.weeklyXp > 0 || weekXp > 0);
    return { ...result, stays, version: news?.version ?? 0, weekXp, weekXpAt: weekXpAt?.getTime() ?? null };
  });
  const json = JSON.stringify(decided);
  const newSeats = (
    tier: LeagueTier,
  ) => sql`SELECT j.value ->> 'userId' AS user_id, m.display_name, j.value ->> 'weekXp' AS xp, j.value ->> 'weekXpAt' AS at,
      j.value ->> 'version' AS version, row_number() OVER (ORDER BY j.key) - 1 AS place
    FROM json_each(${json}) AS j CROSS JOIN league_members AS m
    WHERE j.value ->> 'tier' = ${tier} AND j.value ->> 'stays' AND m.league_id = ${leagueId} AND m.user_id = j.value ->> 'userId'
      AND NOT EXISTS (SELECT 1 FROM league_members AS later WHERE later.user_id = m.user_id AND later.league_id > ${leagueId} AND substr(later.league_id, 1, 10) > ${week.weekStartDate})`;
  await runBatch(db, {
    unchanged: planted("the close decides without a guard")
      ? null
      : expectThat(
          db,
          sql`(SELECT finalized_at IS NULL FROM leagues WHERE id = ${leagueId})
            AND (SELECT count(*) FROM league_members WHERE league_id = ${leagueId}) = ${seats.length}`,
        ),
    results:
      db.run(sql`UPDATE league_members SET result = j.value ->> 'result', tier_after = j.value ->> 'tier', weekly_xp = j.value ->> 'weeklyXp'
      FROM json_each(${json}) AS j WHERE league_id = ${leagueId} AND user_id = j.value ->> 'userId'`),
    seats: LEAGUE_TIERS.flatMap((tier) => {
      const group = { week: running, tier };
      if (!decided.some((one) => one.stays && one.tier === tier)) return [];
      return [
        openLeagues(db, group, sql`(SELECT count(*) FROM (${newSeats(tier)}))`, now),
        db.run(sql`INSERT INTO league_members (league_id, user_id, display_name, weekly_xp, last_xp_update, told)
          SELECT ${leagueIdForSeat(group, sql`s.place`)}, s.user_id, s.display_name, s.xp, s.at, s.version FROM (${newSeats(tier)}) AS s WHERE TRUE`),
      ];
    }),
    closed: db.update(leagues).set({ isActive: false, finalizedAt: now }).where(sql`id = ${leagueId}`),
  });
}

async function newsOfAll(db: Database, ids: readonly string[]): Promise<NewsRow[]> {
  const { rows } = await runBatch(db, {
    rows: db.all<NewsRow>(sql`SELECT ${NEWS} FROM json_each(${JSON.stringify(ids)}) AS j CROSS JOIN user_xp AS x CROSS JOIN users AS u
      WHERE x.user_id = j.value AND u.id = x.user_id`),
  });
  return rows;
}

/** A decided result that its learner may not have yet, and the newest seat that they have been given since. */
interface Owed {
  userId: string;
  result: string;
  tier: LeagueTier;
  next: string | null;
}

/**
 * Brings the members of a closed league their tier, their result and the pointer to their new seat, each learner once by the league's week. Older results go first. What has
 * arrived is ticked off in the end; until then it is brought again.
 */
async function deliver(place: Place, leagueId: string): Promise<void> {
  const { network, databases, process } = place;
  const db = network.open(process, databases.leagues);
  const monday = leagueId.slice(0, 10);
  const { owed } = await runBatch(db, {
    owed: db.all<Owed>(sql`SELECT m.user_id AS userId, m.result, m.tier_after AS tier,
        (SELECT max(n.league_id) FROM league_members AS n WHERE n.user_id = m.user_id AND substr(n.league_id, 1, 10) > ${monday}) AS next
      FROM league_members AS m JOIN leagues AS l ON l.id = m.league_id
      WHERE m.league_id = ${leagueId} AND NOT m.delivered AND l.finalized_at IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM league_members AS e WHERE e.user_id = m.user_id AND substr(e.league_id, 1, 10) < ${monday} AND NOT e.delivered)`),
  });
  if (owed.length === 0) return;
  const byId = new Map(owed.map((one) => [one.userId, one]));
  const arrived = await askHomes(place, [...byId.keys()], (home, ids) =>
    bring(
      home,
      monday,
      ids.flatMap((id) => byId.get(id) ?? []),
    ),
  );
  const has = planted("whoever is not found has the result") ? [...byId.keys()] : [...arrived.keys()];
  const news: LearnerNews[] = [...arrived.values()].map(newsFrom);
  await runBatch(db, {
    delivered: db.run(
      sql`UPDATE league_members SET delivered = 1 WHERE league_id = ${leagueId} AND user_id IN (SELECT value FROM json_each(${JSON.stringify(has)}))`,
    ),
    told: news.flatMap((one) => (one.leagueId === null ? [] : [tellSeat(db, one, one.leagueId)])),
  });
}

/** Stores results with the learners of one database. Gives those who have theirs now, whoever brought it. */
async function bring(db: Database, monday: string, owed: readonly Owed[]): Promise<NewsRow[]> {
  const json = JSON.stringify(owed);
  const last = sql.raw("coalesce(substr(x.last_league ->> 'leagueId', 1, 10), '')");
  const isNew = planted("results are delivered again") ? sql`TRUE` : sql`${last} < ${monday}`;
  // A learner has a pointer to a later week already when they asked for a seat before this came: it stays.
  const isLater = sql.raw("substr(coalesce(x.league_id, x.left_league_id, ''), 1, 10)");
  const { rows } = await runBatch(db, {
    results:
      db.run(sql`UPDATE user_xp AS x SET league_tier = j.value ->> 'tier', last_league = j.value ->> 'result', version = version + 1,
        league_id = CASE WHEN ${isLater} > ${monday} THEN x.league_id WHEN u.league_opt_out THEN NULL ELSE j.value ->> 'next' END,
        left_league_id = CASE WHEN ${isLater} > ${monday} THEN x.left_league_id WHEN u.league_opt_out THEN j.value ->> 'next' END
      FROM json_each(${json}) AS j CROSS JOIN users AS u
      WHERE x.user_id = j.value ->> 'userId' AND u.id = x.user_id AND x.version >= 0 AND ${isNew}`),
    rows: db.all<NewsRow>(sql`SELECT ${NEWS} FROM json_each(${json}) AS j CROSS JOIN user_xp AS x CROSS JOIN users AS u
      WHERE x.user_id = j.value ->> 'userId' AND u.id = x.user_id AND x.version >= 0 AND ${last} >= ${monday}`),
  });
  return rows;
}

/** The leagues whose week may be closed and is not, or whose members lack their results, oldest first. */
export async function unfinishedLeagues({ network, databases, process }: Place, now: Date): Promise<string[]> {
  const db = network.open(process, databases.leagues);
  const { rows } = await runBatch(db, {
    rows: db.all<{ id: string }>(sql`SELECT id FROM leagues WHERE substr(id, 1, 10) < ${weekOf(now).weekStartDate}
      AND (finalized_at IS NULL OR EXISTS (SELECT 1 FROM league_members WHERE league_id = leagues.id AND NOT delivered)) ORDER BY id`),
  });
  return rows.map(({ id }) => id).filter((id) => mayClose(id, now));
}
