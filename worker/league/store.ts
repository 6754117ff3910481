import { and, eq, type SQL, sql } from "drizzle-orm";
import { leagueMembers, users, userXp } from "#schema/db/index.ts";
import { readAs } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { Learner } from "../http/context.ts";

export type MemberRow = typeof leagueMembers.$inferSelect;

const memberColumns = {
  leagueId: leagueMembers.leagueId,
  userId: leagueMembers.userId,
  displayName: leagueMembers.displayName,
  avatarUrl: leagueMembers.avatarUrl,
  weeklyXp: leagueMembers.weeklyXp,
  lastXpUpdate: leagueMembers.lastXpUpdate,
};

/** The seats of one league: at most thirty. */
export function membersOf(db: Database, leagueId: string | SQL) {
  return db.select(memberColumns).from(leagueMembers).where(eq(leagueMembers.leagueId, leagueId));
}

/** The seats of the league in which a learner has one. */
export function membersBeside(db: Database, userId: string) {
  return membersOf(db, sql`(SELECT ${userXp.leagueId} FROM ${userXp} WHERE ${userXp.userId} = ${userId})`);
}

/** A learner as the leagues know them. */
export function seatOf(db: Database, userId: string) {
  return db
    .select({
      leagueId: userXp.leagueId,
      leagueTier: userXp.leagueTier,
      lastLeague: userXp.lastLeague,
      totalXp: userXp.totalXp,
      weekStartDate: userXp.weekStartDate,
      weekXp: userXp.weekXp,
      version: userXp.version,
      optedOut: users.leagueOptOut,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
    })
    .from(userXp)
    .innerJoin(users, eq(users.id, userXp.userId))
    .where(eq(userXp.userId, userId));
}

export type SeatRow = Awaited<ReturnType<typeof seatOf>>[number];

/** The learner's seat and their league's members in one round trip. */
export async function readLeague(db: Database, learner: Learner, now: Date): Promise<[SeatRow, MemberRow[]]> {
  const { seats, members } = await readAs(db, learner, now, {
    seats: seatOf(db, learner.userId),
    members: membersBeside(db, learner.userId),
  });
  return [requireSeat(seats[0]), members];
}

/** The learner's seat alone. */
export async function readSeat(db: Database, learner: Learner, now: Date): Promise<SeatRow> {
  const { seats } = await readAs(db, learner, now, { seats: seatOf(db, learner.userId) });
  return requireSeat(seats[0]);
}

function requireSeat(seat: SeatRow | undefined): SeatRow {
  if (!seat) throw new Error("A learner without totals: sign-up writes them with the account");
  return seat;
}

/** The XP of a seat: all of the week's, or `grow` by an award that came after the learner's week had moved on. */
export function setSeatXp(
  db: Database,
  { leagueId, userId }: { leagueId: string; userId: string },
  xp: { total: number } | { grow: number },
  now: Date,
) {
  return db
    .update(leagueMembers)
    .set({
      weeklyXp: "total" in xp ? xp.total : sql`${leagueMembers.weeklyXp} + ${xp.grow}`,
      lastXpUpdate: now,
    })
    .where(isSeat(leagueId, userId))
    .returning({ weeklyXp: leagueMembers.weeklyXp });
}

/** Gives a seat up. */
export function leaveSeat(db: Database, leagueId: string, userId: string) {
  return db.delete(leagueMembers).where(isSeat(leagueId, userId));
}

function isSeat(leagueId: string, userId: string) {
  return and(eq(leagueMembers.leagueId, leagueId), eq(leagueMembers.userId, userId));
}
