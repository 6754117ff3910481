import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { leagueMembers, users, userXp } from "#schema/db/index.ts";
import { readAs, type Statement } from "../db/batch.ts";
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
  seatId: leagueMembers.seatId,
  leftAt: leagueMembers.leftAt,
};

/** The seats of one league: at most thirty, those of learners who left included. */
export function membersOf(db: Database, leagueId: string | SQL) {
  return db.select(memberColumns).from(leagueMembers).where(eq(leagueMembers.leagueId, leagueId));
}

/** The seats of the learner's league, the learner's own included; none without a seat. */
export function membersOfOwnLeague(db: Database, userId: string) {
  return membersOf(db, sql`(SELECT ${userXp.leagueId} FROM ${userXp} WHERE ${userXp.userId} = ${userId})`);
}

/** A learner's league data, with the name and picture that other members see. */
export function seatOf(db: Database, userId: string) {
  return db
    .select({
      leagueId: userXp.leagueId,
      leftLeagueId: userXp.leftLeagueId,
      leagueTier: userXp.leagueTier,
      lastLeague: userXp.lastLeague,
      totalXp: userXp.totalXp,
      weekStartDate: userXp.weekStartDate,
      weekXp: userXp.weekXp,
      weekXpAt: userXp.weekXpAt,
      leagueDay: userXp.leagueDay,
      leagueDayXp: userXp.leagueDayXp,
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

/** The learner's league data and the seats of their league, in one round trip. */
export async function readLeague(db: Database, learner: Learner, now: Date): Promise<[SeatRow, MemberRow[]]> {
  const { seats, members } = await readAs(db, learner, now, {
    seats: seatOf(db, learner.userId),
    members: membersOfOwnLeague(db, learner.userId),
  });
  return [requireSeat(seats[0]), members];
}

/** The learner's league data alone. */
export async function readSeat(db: Database, learner: Learner, now: Date): Promise<SeatRow> {
  const { seats } = await readAs(db, learner, now, { seats: seatOf(db, learner.userId) });
  return requireSeat(seats[0]);
}

function requireSeat(seat: SeatRow | undefined): SeatRow {
  if (!seat) throw new Error("The learner has no row in user_xp, although sign-up creates it with the account");
  return seat;
}

/** A learner as the other members of a league see them. */
export interface MemberProfile {
  userId: string;
  displayName: string;
  avatarUrl: string | null;
}

/** What a statement that writes a seat returns. */
export const seatColumns = {
  leagueId: leagueMembers.leagueId,
  weeklyXp: leagueMembers.weeklyXp,
  lastXpUpdate: leagueMembers.lastXpUpdate,
};

/** A seat as the statement that wrote it returns it. */
export interface WrittenSeat {
  leagueId: string;
  weeklyXp: number;
  lastXpUpdate: Date | null;
}

/** A statement that writes one seat and returns it. */
export type SeatWrite = Statement & { _: { result: WrittenSeat[] } };

/** Sets a seat's XP to the week's total, or adds an award received in a week that the learner's own totals have already left. */
export function setSeatXp(
  db: Database,
  { leagueId, userId }: { leagueId: string; userId: string },
  xp: { total: number } | { add: number },
  now: Date,
) {
  return db
    .update(leagueMembers)
    .set({
      weeklyXp: "total" in xp ? xp.total : sql`${leagueMembers.weeklyXp} + ${xp.add}`,
      lastXpUpdate: now,
    })
    .where(isSeat(leagueId, userId))
    .returning(seatColumns);
}

/** Marks a seat as left. It stays, so that the learner can come back to it and counts as one of the last until then. */
export function leaveSeat(db: Database, leagueId: string, userId: string, now: Date) {
  return db.update(leagueMembers).set({ leftAt: now }).where(isSeat(leagueId, userId));
}

/**
 * Gives a seat back to its learner, under their current name, if they left it at `since` or later. `xp`: the week's XP and when it was
 * reached, unless the seat holds it already.
 */
export function returnToSeat(
  db: Database,
  leagueId: string,
  { userId, ...shown }: MemberProfile,
  { xp, since }: { xp: { weeklyXp: number; lastXpUpdate: Date | null } | null; since: Date },
) {
  return db
    .update(leagueMembers)
    .set({ leftAt: null, ...shown, ...xp })
    .where(and(isSeat(leagueId, userId), gte(leagueMembers.leftAt, since)))
    .returning(seatColumns);
}

function isSeat(leagueId: string, userId: string) {
  return and(eq(leagueMembers.leagueId, leagueId), eq(leagueMembers.userId, userId));
}
