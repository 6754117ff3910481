import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { leagues, sessions } from "#schema/db/index.ts";
import { runBatch } from "../db/batch.ts";
import { openDatabase } from "../db/database.ts";
import { type MemberRow, membersOf } from "./store.ts";
import { presentMembers } from "./views.ts";

/**
 * Everything the league object needs from D1, in one round trip: its members, the number of seats, which of the viewers' sessions (`sid`) are still valid, and
 * whether the week is open.
 */
export async function readForObject(
  binding: D1Database,
  leagueId: string,
  viewers: readonly string[],
  now: Date,
): Promise<{ members: MemberRow[]; seats: number; sessions: Set<string>; isOpen: boolean }> {
  // From the primary: a replica may not have the seat yet that somebody took a moment ago.
  const { db } = openDatabase(binding, { bookmark: null, primary: true });
  const { seats, validSessions, openLeagues } = await runBatch(db, {
    seats: membersOf(db, leagueId),
    validSessions: db
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(
        and(
          inArray(sessions.sid, sql`(SELECT value FROM json_each(${JSON.stringify(viewers)}))`),
          gt(sessions.expire, now),
        ),
      ),
    openLeagues: db
      .select({ id: leagues.id })
      .from(leagues)
      .where(and(eq(leagues.id, leagueId), isNull(leagues.finalizedAt))),
  });
  return {
    members: presentMembers(seats),
    seats: seats.length,
    sessions: new Set(validSessions.map((row) => row.sid)),
    isOpen: openLeagues.length > 0,
  };
}
