import { inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type LastLeague, leagueMembers, leagues, NEW_SEAT_ID, userXp } from "#schema/db/index.ts";
import { outcomesOf, outcomeWithoutPromotion, tierAfter } from "#schema/rules/league.ts";
import { leagueIdRange, mayClose, weekAndTierOf, weekOf } from "#schema/rules/league-week.ts";
import { LEAGUE_TIERS, type LeagueTier } from "#schema/terms/league-tier.ts";
import { runBatch, writeAll } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { expectThat, lostRace } from "../db/guard.ts";
import { leagueIdForSeat, openLeagues } from "./seating.ts";
import type { MemberRow } from "./store.ts";
import { presentMembers, publicLeaderboard } from "./views.ts";

/** How many times a close starts over because a seat changed between the read and the write. */
const MAX_TRIES = 5;

/**
 * One member's end of the week, as the closing statements read it from JSON. Names and pictures are left out: D1 accepts strings of at
 * most 2 MB, and a page of the sweep has up to 4,500 members.
 */
interface MemberResult {
  userId: string;
  leagueId: string;
  /** The tier after promotion or demotion. */
  tier: LeagueTier;
  weeklyXp: number;
  result: LastLeague;
}

/**
 * Closes the weeks of the given leagues: stores results and tiers, and gives everyone who earned XP a seat in the running week. Takes two
 * round trips, however many leagues there are. Each league closes once: a second call writes nothing. Gives the ids of the leagues that are
 * closed now or were closed before; a league whose week may not be closed yet is left alone and not among them.
 */
export async function closeLeagues(db: Database, ids: readonly string[], now: Date): Promise<string[]> {
  const over = ids.filter((id) => mayClose(id, now));
  for (let tries = 1; over.length > 0; tries++) {
    const json = JSON.stringify(over);
    const { rows, members } = await runBatch(db, {
      rows: db
        .select({ id: leagues.id, finalizedAt: leagues.finalizedAt })
        .from(leagues)
        .where(listed(leagues.id, json)),
      members: db.select().from(leagueMembers).where(listed(leagueMembers.leagueId, json)),
    });
    const open = rows.filter((row) => row.finalizedAt === null).map((row) => row.id);
    if (open.length === 0) return over;
    try {
      await writeAll(db, closingStatements(db, open, members, now));
      return over;
    } catch (error) {
      // Someone else closed one of the leagues, or a seat changed: read again and decide anew.
      if (tries >= MAX_TRIES || !lostRace(error)) throw error;
    }
  }
  return [];
}

function listed(column: typeof leagues.id | typeof leagueMembers.leagueId, json: string) {
  return inArray(column, sql`(SELECT value FROM json_each(${json}))`);
}

/** All statements of a close; they must run in one batch. */
function closingStatements(
  db: Database,
  ids: readonly string[],
  members: readonly MemberRow[],
  now: Date,
): BatchItem<"sqlite">[] {
  const open = new Set(ids);
  const seats = members.filter((row) => open.has(row.leagueId));
  const memberResults = ids.flatMap((id) =>
    resultsOf(
      id,
      seats.filter((row) => row.leagueId === id),
    ),
  );
  const json = JSON.stringify(ids);
  const left = seats.length - presentMembers(seats).length;
  const xp = seats.reduce((sum, row) => sum + row.weeklyXp, 0);
  const unchanged = sql`(SELECT count(*) FROM leagues WHERE id IN (SELECT value FROM json_each(${json})) AND finalized_at IS NULL)
      = ${ids.length}
    AND (SELECT printf('%d %d %d', count(*), count(left_at), coalesce(sum(weekly_xp), 0)) FROM league_members
      WHERE league_id IN (SELECT value FROM json_each(${json}))) = ${`${seats.length} ${left} ${xp}`}`;
  return [
    expectThat(db, unchanged),
    ...LEAGUE_TIERS.flatMap((tier) =>
      reseat(
        db,
        tier,
        memberResults.filter((one) => one.tier === tier),
        now,
      ),
    ),
    ...unseat(db, memberResults),
    db.update(leagues).set({ isActive: false, finalizedAt: now }).where(listed(leagues.id, json)),
  ];
}

/**
 * The results of one league: ranks and outcomes as of the end of its week. Learners who had left by then come after everybody on the
 * leaderboard; whoever left later still has the place that they finished in.
 */
export function resultsOf(leagueId: string, seats: readonly MemberRow[]): MemberResult[] {
  const { week, tier } = weekAndTierOf(leagueId);
  const hadLeft = ({ leftAt }: MemberRow) => leftAt !== null && leftAt < week.endsAt;
  const gone = seats.filter(hadLeft);
  const members = seats.filter((seat) => !hadLeft(seat));
  const leaderboard = publicLeaderboard(leagueId, members, week.endsAt);
  const outcomes = outcomesOf(tier, leaderboard, seats.length);
  const places = new Map(leaderboard.map(({ id }, place) => [id, place]));
  const resultOf = (
    { userId, weeklyXp }: MemberRow,
    result: Pick<LastLeague, "rank" | "totalMembers" | "outcome">,
  ) => ({
    userId,
    leagueId,
    tier: tierAfter(tier, result.outcome),
    weeklyXp,
    result: { leagueId, weeklyXp, ...result },
  });
  return [
    ...members.map((member) =>
      resultOf(member, {
        rank: 1 + (places.get(member.seatId) ?? leaderboard.length),
        totalMembers: leaderboard.length,
        outcome: outcomes.get(member.seatId) ?? "stayed",
      }),
    ),
    ...gone.toSorted(byXp).map((member, place) =>
      resultOf(member, {
        rank: 1 + leaderboard.length + place,
        totalMembers: leaderboard.length + gone.length,
        outcome: outcomeWithoutPromotion(tier, members.length + place, seats.length),
      }),
    ),
  ];
}

/** More XP first; with the same XP, whoever stayed longer. */
function byXp(a: MemberRow, b: MemberRow): number {
  return b.weeklyXp - a.weeklyXp || (b.leftAt?.getTime() ?? 0) - (a.leftAt?.getTime() ?? 0);
}

/**
 * New seats in a tier for the members who earned XP in the old week, or in the new one before the old one was closed. Learners who left
 * are left out, whenever that was: user_xp does not point to their seat.
 */
function reseat(
  db: Database,
  tier: LeagueTier,
  memberResults: readonly MemberResult[],
  now: Date,
): BatchItem<"sqlite">[] {
  if (memberResults.length === 0) return [];
  const week = weekOf(now);
  const [after, before] = leagueIdRange(week.weekStartDate, tier);
  const json = JSON.stringify(memberResults);
  const practiced = sql`u.week_start_date = ${week.weekStartDate} AND u.week_xp > 0`;
  const staying = sql`SELECT u.user_id, row_number() OVER (ORDER BY j.key) - 1 AS place, j.value ->> 'result' AS result
    FROM json_each(${json}) AS j CROSS JOIN user_xp AS u
    WHERE u.user_id = j.value ->> 'userId' AND u.league_id = j.value ->> 'leagueId'
      AND (j.value ->> 'weeklyXp' > 0 OR (${practiced}))`;
  const count = sql`(SELECT count(*) FROM (${staying}))`;
  return [
    openLeagues(db, { week, tier }, count, now),
    db
      .update(userXp)
      .set({
        leagueId: leagueIdForSeat({ week, tier }, sql`s.place`),
        leagueTier: tier,
        lastLeague: sql`s.result`,
        version: sql`${userXp.version} + 1`,
      })
      .from(sql`(${staying}) AS s`)
      .where(sql`${userXp.userId} = s.user_id`),
    db
      .insert(leagueMembers)
      .select(
        sql`SELECT u.league_id, u.user_id, m.display_name, m.avatar_url,
            iif(u.week_start_date = ${week.weekStartDate}, u.week_xp, 0),
            iif(u.week_start_date = ${week.weekStartDate}, u.week_xp_at, NULL), ${NEW_SEAT_ID}, NULL
          FROM json_each(${json}) AS j CROSS JOIN user_xp AS u CROSS JOIN league_members AS m
          WHERE u.user_id = j.value ->> 'userId' AND u.league_id > ${after} AND u.league_id < ${before}
            AND m.league_id = j.value ->> 'leagueId' AND m.user_id = u.user_id`,
      )
      .onConflictDoNothing(),
  ];
}

/**
 * The remaining members, and learners who left, lose their seat and keep the tier they reached: the first XP of a later week gives a new
 * seat to those who take part.
 */
function unseat(db: Database, memberResults: readonly MemberResult[]): BatchItem<"sqlite">[] {
  if (memberResults.length === 0) return [];
  return [
    db
      .update(userXp)
      .set({
        leagueId: null,
        leftLeagueId: null,
        leagueTier: sql`j.value ->> 'tier'`,
        lastLeague: sql`j.value ->> 'result'`,
        version: sql`${userXp.version} + 1`,
      })
      .from(sql`json_each(${JSON.stringify(memberResults)}) AS j`)
      .where(
        sql`${userXp.userId} = j.value ->> 'userId' AND j.value ->> 'leagueId' IN (${userXp.leagueId}, ${userXp.leftLeagueId})`,
      ),
  ];
}
