import { and, eq, gte, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { pastDays, type StoredAttempt, userXp } from "#schema/db/index.ts";
import { localDay } from "#schema/rules/day.ts";
import { ATTEMPTS_KEPT_DAYS } from "#schema/rules/retention.ts";
import type { Database } from "../db/database.ts";

const DAY_MS = 86_400_000;

function parsed(text: string): StoredAttempt {
  return JSON.parse(text) as StoredAttempt;
}

/**
 * An earlier copy of an attempt: at most one row. It is in the journal of the newest day or in that of a past one, as long as days keep their attempts.
 * Looking for the id in the text of a journal finds its day without parsing the others.
 */
export function attemptOf(db: Database, userId: string, attemptId: string, now: Date) {
  const path = `$."${attemptId}"`;
  const since = localDay(new Date(now.getTime() - (ATTEMPTS_KEPT_DAYS + 1) * DAY_MS), "UTC");
  const found = (attempts: typeof userXp.attempts | typeof pastDays.attempts) => ({
    attempt: sql`${attempts} -> ${path}`.mapWith(parsed),
  });
  return unionAll(
    db
      .select(found(userXp.attempts))
      .from(userXp)
      .where(
        and(
          eq(userXp.userId, userId),
          sql`instr(${userXp.attempts}, ${attemptId}) > 0`,
          sql`${userXp.attempts} -> ${path} IS NOT NULL`,
        ),
      ),
    db
      .select(found(pastDays.attempts))
      .from(pastDays)
      .where(
        and(
          eq(pastDays.userId, userId),
          gte(pastDays.date, since),
          sql`instr(${pastDays.attempts}, ${attemptId}) > 0`,
          sql`${pastDays.attempts} -> ${path} IS NOT NULL`,
        ),
      ),
  );
}
