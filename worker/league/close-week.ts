import { inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type LastLeague, leagueMembers, leagues, userXp } from "#schema/db/index.ts";
import { outcomesOf, ranked, tierAfter } from "#schema/rules/league.ts";
import { leagueIdRange, mayClose, weekOf } from "#schema/rules/league-week.ts";
import { LEAGUE_TIERS, type LeagueTier } from "#schema/terms/league-tier.ts";
import { writeAll } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { expectThat, lostRace } from "../db/guard.ts";
import { leagueOfSeat, openLeagues } from "./seating.ts";
import type { MemberRow } from "./store.ts";
import { idParts, publicLeaderboard } from "./views.ts";

/** How often a close decides anew when a member left in between. */
const MAX_TRIES = 5;

/**
 * One member's end of the week, as the closing statements read it from JSON. Names and pictures are not in it: D1 takes a text of at most
 * 2 MB, and a page has 4,500 members.
 */
interface Closing {
  userId: string;
  leagueId: string;
  /** The tier reached. */
  tier: LeagueTier;
  weeklyXp: number;
  result: LastLeague;
}

/**
 * Closes the weeks of some leagues (design 5): results, tiers, and new seats for everybody who earned XP, in two round trips however
 * many leagues they are. Each league closes once: whoever comes second writes nothing. Gives the leagues that are closed now or were
 * before; one whose week may not be closed yet is left alone.
 */
export async function closeLeagues(db: Database, ids: readonly string[], now: Date): Promise<string[]> {
  const over = ids.filter((id) => mayClose(id, now));
  for (let tries = 1; over.length > 0; tries++) {
    const json = JSON.stringify(over);
    const [rows, members] = await db.batch([
      db.select({ id: leagues.id, finalizedAt: leagues.finalizedAt }).from(leagues).where(listed(leagues.id, json)),
      db.select().from(leagueMembers).where(listed(leagueMembers.leagueId, json)),
    ]);
    const open = rows.filter((row) => row.finalizedAt === null).map((row) => row.id);
    if (open.length === 0) return over;
    try {
      await writeAll(db, closing(db, open, members, now));
      return over;
    } catch (error) {
      // Somebody closed one of them, or a member left: look again.
      if (tries >= MAX_TRIES || !lostRace(error)) throw error;
    }
  }
  return [];
}

function listed(column: typeof leagues.id | typeof leagueMembers.leagueId, json: string) {
  return inArray(column, sql`(SELECT value FROM json_each(${json}))`);
}

/** Every statement of a close: all of them or none. */
function closing(
  db: Database,
  ids: readonly string[],
  members: readonly MemberRow[],
  now: Date,
): BatchItem<"sqlite">[] {
  const open = new Set(ids);
  const seats = members.filter((row) => open.has(row.leagueId));
  const closings = ids.flatMap((id) =>
    endOfWeek(
      id,
      seats.filter((row) => row.leagueId === id),
    ),
  );
  const json = JSON.stringify(ids);
  const xp = seats.reduce((sum, row) => sum + row.weeklyXp, 0);
  const unchanged = sql`(SELECT count(*) FROM leagues WHERE id IN (SELECT value FROM json_each(${json})) AND finalized_at IS NULL)
      = ${ids.length}
    AND (SELECT count(*) * 1000000000 + coalesce(sum(weekly_xp), 0) FROM league_members
      WHERE league_id IN (SELECT value FROM json_each(${json}))) = ${seats.length * 1_000_000_000 + xp}`;
  return [
    expectThat(db, unchanged),
    ...LEAGUE_TIERS.flatMap((tier) =>
      seatAgain(
        db,
        tier,
        closings.filter((one) => one.tier === tier),
        now,
      ),
    ),
    ...withoutSeat(db, closings),
    db.update(leagues).set({ isActive: false, finalizedAt: now }).where(listed(leagues.id, json)),
  ];
}

/** Ranks and outcomes of one league as its week ended. */
function endOfWeek(leagueId: string, members: readonly MemberRow[]): Closing[] {
  const { week, tier } = idParts(leagueId);
  const table = ranked(publicLeaderboard(leagueId, members, week.endsAt));
  const outcomes = outcomesOf(tier, table);
  return members.map(({ userId, weeklyXp }) => {
    const outcome = outcomes.get(userId) ?? "stayed";
    const rank = 1 + table.findIndex((entry) => entry.id === userId);
    return {
      userId,
      leagueId,
      tier: tierAfter(tier, outcome),
      weeklyXp,
      result: { leagueId, rank, totalMembers: table.length, weeklyXp, outcome },
    };
  });
}

/**
 * New seats in a tier for those who earned XP in the old week, or already in the new one while the old was not closed. Whoever gave the
 * seat up since it was read is left out: every statement asks user_xp whether it is still there.
 */
function seatAgain(db: Database, tier: LeagueTier, closings: readonly Closing[], now: Date): BatchItem<"sqlite">[] {
  if (closings.length === 0) return [];
  const week = weekOf(now);
  const [after, before] = leagueIdRange(week.weekStartDate, tier);
  const json = JSON.stringify(closings);
  const practised = sql`u.week_start_date = ${week.weekStartDate} AND u.week_xp > 0`;
  const staying = sql`SELECT u.user_id, row_number() OVER (ORDER BY j.key) - 1 AS place, j.value ->> 'result' AS result
    FROM json_each(${json}) AS j CROSS JOIN user_xp AS u
    WHERE u.user_id = j.value ->> 'userId' AND u.league_id = j.value ->> 'leagueId'
      AND (j.value ->> 'weeklyXp' > 0 OR (${practised}))`;
  const count = sql`(SELECT count(*) FROM (${staying}))`;
  return [
    openLeagues(db, { week, tier }, count, now),
    db
      .update(userXp)
      .set({
        leagueId: leagueOfSeat({ week, tier }, sql`s.place`),
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
            iif(u.week_start_date = ${week.weekStartDate}, u.week_xp_at, NULL)
          FROM json_each(${json}) AS j CROSS JOIN user_xp AS u CROSS JOIN league_members AS m
          WHERE u.user_id = j.value ->> 'userId' AND u.league_id > ${after} AND u.league_id < ${before}
            AND m.league_id = j.value ->> 'leagueId' AND m.user_id = u.user_id`,
      )
      .onConflictDoNothing(),
  ];
}

/** The others lose their seat and keep their tier: the first XP of a later week seats them again. */
function withoutSeat(db: Database, closings: readonly Closing[]): BatchItem<"sqlite">[] {
  if (closings.length === 0) return [];
  return [
    db
      .update(userXp)
      .set({
        leagueId: null,
        leagueTier: sql`j.value ->> 'tier'`,
        lastLeague: sql`j.value ->> 'result'`,
        version: sql`${userXp.version} + 1`,
      })
      .from(sql`json_each(${JSON.stringify(closings)}) AS j`)
      .where(sql`${userXp.userId} = j.value ->> 'userId' AND ${userXp.leagueId} = j.value ->> 'leagueId'`),
  ];
}
