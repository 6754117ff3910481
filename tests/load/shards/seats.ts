import { sql } from "drizzle-orm";
import { leagueMembers } from "#schema/db/index.ts";
import { weekOf, weekOfLeague } from "#schema/rules/league-week.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { runBatch } from "#worker/db/batch.ts";
import type { Database } from "#worker/db/database.ts";
import { expectThat } from "#worker/db/guard.ts";
import type { MemberProfile } from "#worker/league/index.ts";
import { leagueIdForSeat, openLeagues } from "#worker/league/seating.ts";
import { planted } from "./planted.ts";
import { type RecentWeeks, weeksFrom, xpIn } from "./recent-weeks.ts";

/** A learner as their database has them after a write: what their seat is told. */
export interface LearnerNews {
  who: MemberProfile;
  /** Of two pieces of news, the one with the higher version is newer. */
  version: number;
  weeks: RecentWeeks;
  tier: LeagueTier | null;
  optedOut: boolean;
  leftAt: Date | null;
  /** The league of their seat, even of one that they left. */
  leagueId: string | null;
}

/** Columns of `user_xp` and `users` for `newsFrom`, with `x` and `u` for the two. */
export const NEWS =
  sql.raw(`x.user_id AS userId, x.version, x.recent_weeks AS weeks, x.league_tier AS tier, x.left_at AS leftAt,
  coalesce(x.league_id, x.left_league_id) AS leagueId, u.league_opt_out AS optedOut, u.first_name AS name`);

export interface NewsRow {
  userId: string;
  version: number;
  weeks: string;
  tier: LeagueTier | null;
  leftAt: number | null;
  leagueId: string | null;
  optedOut: number;
  name: string;
}

export function newsFrom(row: NewsRow): LearnerNews {
  return {
    who: { userId: row.userId, displayName: row.name, avatarUrl: null },
    version: row.version,
    weeks: weeksFrom(row.weeks),
    tier: row.tier,
    optedOut: row.optedOut === 1,
    leftAt: row.leftAt === null ? null : new Date(row.leftAt),
    leagueId: row.leagueId,
  };
}

/** When a seat was left; null while its learner is there, and for a seat of a later week than the one in which they left. */
export function leftAtOf({ leftAt }: LearnerNews, leagueId: string): Date | null {
  return leftAt !== null && leftAt >= weekOfLeague(leagueId).startsAt ? leftAt : null;
}

/** Tells a learner's seat what it shows. Older news than it has, and a league that is closed, change nothing. */
export function tellSeat(db: Database, news: LearnerNews, leagueId: string) {
  const { weekXp, weekXpAt } = xpIn(news.weeks, weekOfLeague(leagueId).weekStartDate);
  const at = weekXpAt?.getTime() ?? null;
  const leftAt = leftAtOf(news, leagueId)?.getTime() ?? null;
  if (planted("seats are told differences")) {
    return db.run(sql`UPDATE league_members SET weekly_xp = weekly_xp + ${weekXp}, last_xp_update = ${at}, left_at = ${leftAt}
      WHERE league_id = ${leagueId} AND user_id = ${news.who.userId} AND result IS NULL`);
  }
  return db.run(sql`UPDATE league_members SET weekly_xp = ${weekXp}, last_xp_update = ${at}, left_at = ${leftAt}, told = ${news.version}
    WHERE league_id = ${leagueId} AND user_id = ${news.who.userId} AND told < ${news.version} AND result IS NULL`);
}

/** A seat that was asked for: the learner's pointer goes there. */
export type AskedSeat = { leagueId: string } | { leagueId: null };

/**
 * Gives a learner a seat in the running week, the one that they have already if they ask again, or the one whose week is not closed yet. A learner whose last
 * result has not reached them sits in the tier of that result. One round trip to look, one to sit down; the second fails when the first is not true anymore.
 */
export async function askForSeat(db: Database, news: LearnerNews, now: Date): Promise<AskedSeat> {
  const { userId, displayName } = news.who;
  const week = weekOf(now);
  const latest = sql`SELECT max(league_id) FROM league_members WHERE user_id = ${userId}`;
  const { seats } = await runBatch(db, {
    seats: db.all<{ leagueId: string; closed: number | null; tierAfter: LeagueTier | null }>(
      sql`SELECT m.league_id AS leagueId, l.finalized_at AS closed, m.tier_after AS tierAfter FROM league_members AS m
        JOIN leagues AS l ON l.id = m.league_id WHERE m.user_id = ${userId} ORDER BY m.league_id DESC LIMIT 1`,
    ),
  });
  const [seat] = seats;
  if (
    !planted("seats without a week") &&
    seat &&
    (seat.closed === null || weekOfLeague(seat.leagueId).weekStartDate >= week.weekStartDate)
  )
    return { leagueId: seat.leagueId };
  const tier = seat?.tierAfter ?? news.tier;
  if (tier === null || news.optedOut) return { leagueId: null };
  const group = { week, tier };
  const { weekXp, weekXpAt } = xpIn(news.weeks, week.weekStartDate);
  const id = leagueIdForSeat(group, sql`0`);
  const { taken } = await runBatch(db, {
    unchanged: expectThat(
      db,
      sql`(${latest}) IS ${seat?.leagueId ?? null} AND (SELECT finalized_at FROM leagues WHERE id = ${id}) IS NULL`,
    ),
    league: openLeagues(db, group, sql`1`, now),
    seat: db.run(sql`INSERT INTO league_members (league_id, user_id, display_name, weekly_xp, last_xp_update, told)
      SELECT ${id}, ${userId}, ${displayName}, ${weekXp}, ${weekXpAt?.getTime() ?? null}, ${news.version}`),
    taken: db
      .select({ leagueId: sql<string>`max(${leagueMembers.leagueId})` })
      .from(leagueMembers)
      .where(sql`user_id = ${userId}`),
  });
  return { leagueId: taken[0]?.leagueId ?? null };
}
