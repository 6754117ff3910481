import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { leagues, sessions } from "#schema/db/index.ts";
import { openDatabase } from "../db/database.ts";
import { type MemberRow, membersOf } from "./store.ts";

/** What an object reads in one round trip: its members, which of the viewers' sessions still stand, and whether its week is open. */
export async function readForRoom(
  binding: D1Database,
  leagueId: string,
  viewers: readonly string[],
  now: Date,
): Promise<{ members: MemberRow[]; sessions: Set<string>; isOpen: boolean }> {
  // The primary: a replica may not have heard yet of the seat that somebody was just given.
  const { db } = openDatabase(binding, { bookmark: null, primary: true });
  const [members, standing, open] = await db.batch([
    membersOf(db, leagueId),
    db
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(
        and(
          inArray(sessions.sid, sql`(SELECT value FROM json_each(${JSON.stringify(viewers)}))`),
          gt(sessions.expire, now),
        ),
      ),
    db
      .select({ id: leagues.id })
      .from(leagues)
      .where(and(eq(leagues.id, leagueId), isNull(leagues.finalizedAt))),
  ]);
  return { members, sessions: new Set(standing.map((row) => row.sid)), isOpen: open.length > 0 };
}
