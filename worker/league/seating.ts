import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { leagueMembers, leagues, NEW_SEAT_ID } from "#schema/db/index.ts";
import { LEAGUE_SIZE } from "#schema/rules/league.ts";
import { leagueIdRange, type WeekAndTier } from "#schema/rules/league-week.ts";
import { leagueTierName } from "#schema/terms/league-tier.ts";
import type { Database } from "../db/database.ts";
import { type MemberProfile, seatColumns } from "./store.ts";

const SIZE = sql.raw(String(LEAGUE_SIZE));

// The leagues of one week and tier fill one after another, thirty seats each.

/**
 * The id of the league for seat number `place` (from 0) among those taken in this batch: the newest league that has members until it is
 * full, then the next one. Seats are counted when the statement runs; D1 has a single writer, so no league ever gets a 31st seat.
 */
export function leagueIdForSeat(group: WeekAndTier, place: SQL): SQL<string> {
  return leagueIdAfterNewest(group, sql`(${seatsTaken(group)} + ${place}) / ${SIZE}`);
}

/** The id `n` leagues after the newest one that has members; the first league of a week and tier has number 1. */
function leagueIdAfterNewest(group: WeekAndTier, n: SQL): SQL<string> {
  const [prefix] = leagueIdRange(group.week.weekStartDate, group.tier);
  return sql`printf('%s%06d', ${prefix}, coalesce(CAST(substr(${newestLeagueId(group)}, -6) AS INTEGER), 1) + ${n})`;
}

function newestLeagueId({ week, tier }: WeekAndTier): SQL {
  const [after, before] = leagueIdRange(week.weekStartDate, tier);
  return sql`(SELECT max(league_id) FROM league_members WHERE league_id > ${after} AND league_id < ${before})`;
}

function seatsTaken(group: WeekAndTier): SQL {
  return sql`(SELECT count(*) FROM league_members WHERE league_id = ${newestLeagueId(group)})`;
}

/** Creates the leagues that `seats` new seats will fill, unless they exist. Must run before the seats are taken. */
export function openLeagues(db: Database, group: WeekAndTier, seats: SQL, now: Date): BatchItem<"sqlite"> {
  const { week, tier } = group;
  return db
    .insert(leagues)
    .select(
      sql`WITH RECURSIVE seat(taken, wanted) AS (SELECT ${seatsTaken(group)}, ${seats}),
        place(n, last) AS (
          SELECT taken / ${SIZE}, (taken + wanted - 1) / ${SIZE} FROM seat WHERE wanted > 0
          UNION ALL SELECT n + 1, last FROM place WHERE n < last
        )
        SELECT ${leagueIdAfterNewest(group, sql`n`)}, ${`${leagueTierName(tier)} League`}, ${tier}, ${week.weekStartDate},
          ${week.weekEndDate}, 1, NULL, ${now.getTime()} FROM place WHERE TRUE`,
    )
    .onConflictDoNothing();
}

/**
 * Gives one learner a seat holding this week's XP; `after` returns it. Between the two statements, in the same batch, an update of user_xp
 * must set `leagueId` to `leagueIdForSeat(group, sql`0`)`. If the league was closed in the meantime, the batch fails as if it had lost a
 * race: a seat in a closed league would never be closed, so its learner would never get another one.
 */
export function takeSeat(db: Database, group: WeekAndTier, who: MemberProfile, now: Date) {
  return {
    before: openLeagues(db, group, sql`1`, now),
    after: db
      .insert(leagueMembers)
      .select(
        sql`SELECT league_id, user_id, ${who.displayName}, ${who.avatarUrl}, week_xp, week_xp_at,
            ${NEW_SEAT_ID}, NULL
          FROM user_xp WHERE user_id = ${who.userId}
          AND iif((SELECT finalized_at FROM leagues WHERE id = user_xp.league_id) IS NULL, 1, json('stale'))`,
      )
      .returning(seatColumns),
  };
}
