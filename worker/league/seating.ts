import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { leagueMembers, leagues } from "#schema/db/index.ts";
import { LEAGUE_SIZE } from "#schema/rules/league.ts";
import { type LeagueWeek, leagueIdRange } from "#schema/rules/league-week.ts";
import { type LeagueTier, leagueTierName } from "#schema/terms/league-tier.ts";
import type { Database } from "../db/database.ts";

const SIZE = sql.raw(String(LEAGUE_SIZE));

/** The leagues of one week and tier: they fill one after the other, thirty at a time. */
export interface Cohorts {
  week: LeagueWeek;
  tier: LeagueTier;
}

/**
 * Id of the league in which the seat number `place` (from 0) of those taken now is: the newest league that has members, on until it is
 * full, then the next. It counts the seats as they are when its statement runs, so with D1's one writer no league ever gets 31.
 */
export function leagueOfSeat(cohorts: Cohorts, place: SQL): SQL<string> {
  return nthFrom(cohorts, sql`(${taken(cohorts)} + ${place}) / ${SIZE}`);
}

/** The id that is `n` leagues after the newest one with members; the first league of a week has the number 1. */
function nthFrom(cohorts: Cohorts, n: SQL): SQL<string> {
  const [prefix] = leagueIdRange(cohorts.week.weekStartDate, cohorts.tier);
  return sql`printf('%s%06d', ${prefix}, coalesce(CAST(substr(${newest(cohorts)}, -6) AS INTEGER), 1) + ${n})`;
}

function newest({ week, tier }: Cohorts): SQL {
  const [after, before] = leagueIdRange(week.weekStartDate, tier);
  return sql`(SELECT max(league_id) FROM league_members WHERE league_id > ${after} AND league_id < ${before})`;
}

function taken(cohorts: Cohorts): SQL {
  return sql`(SELECT count(*) FROM league_members WHERE league_id = ${newest(cohorts)})`;
}

/** The leagues that `seats` new seats fill: those that are there already stay as they are. Runs before the seats are taken. */
export function openLeagues(db: Database, cohorts: Cohorts, seats: SQL, now: Date): BatchItem<"sqlite"> {
  const { week, tier } = cohorts;
  return db
    .insert(leagues)
    .select(
      sql`WITH RECURSIVE seat(taken, wanted) AS (SELECT ${taken(cohorts)}, ${seats}),
        place(n, last) AS (
          SELECT taken / ${SIZE}, (taken + wanted - 1) / ${SIZE} FROM seat WHERE wanted > 0
          UNION ALL SELECT n + 1, last FROM place WHERE n < last
        )
        SELECT ${nthFrom(cohorts, sql`n`)}, ${`${leagueTierName(tier)} League`}, ${tier}, ${week.weekStartDate},
          ${week.weekEndDate}, 1, NULL, ${now.getTime()} FROM place WHERE TRUE`,
    )
    .onConflictDoNothing();
}

/** A learner as a league shows them. */
export interface Seated {
  userId: string;
  displayName: string;
  avatarUrl: string | null;
}

/**
 * The seat of one learner, with this week's XP in it. The update of user_xp between these two statements, in the same batch, must set
 * `leagueId` to `leagueOfSeat(cohorts, sql`0`)`. Nobody is seated in a league that is closed, however late the batch comes: it fails as
 * if it had lost a race. A seat there would never be closed, and so never lead to another one.
 */
export function takeSeat(db: Database, cohorts: Cohorts, who: Seated, now: Date) {
  return {
    before: openLeagues(db, cohorts, sql`1`, now),
    after: db.insert(leagueMembers).select(
      sql`SELECT league_id, user_id, ${who.displayName}, ${who.avatarUrl}, week_xp, week_xp_at FROM user_xp WHERE user_id = ${who.userId}
          AND iif((SELECT finalized_at FROM leagues WHERE id = user_xp.league_id) IS NULL, 1, json('stale'))`,
    ),
  };
}
