import { type SQL, sql } from "drizzle-orm";
import { authAttempts } from "#schema/db/index.ts";
import type { Database } from "../db/database.ts";
import type { Counter } from "./limits.ts";

/** Counts one use, in a new window when the last one has passed. Where `when` does not hold, nothing is counted and no row comes back. */
export function countUse(db: Database, { key, limit }: Counter, when: SQL, now: Date) {
  const ends = now.getTime() + limit.windowMs;
  const passed = sql`${authAttempts.windowEndsAt} <= ${now.getTime()}`;
  return db
    .insert(authAttempts)
    .select(sql`SELECT ${key}, 1, ${ends} WHERE ${when}`)
    .onConflictDoUpdate({
      target: authAttempts.key,
      set: {
        count: sql`CASE WHEN ${passed} THEN 1 ELSE ${authAttempts.count} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${passed} THEN ${ends} ELSE ${authAttempts.windowEndsAt} END`,
      },
    })
    .returning({ key: authAttempts.key, count: authAttempts.count, windowEndsAt: authAttempts.windowEndsAt });
}

/** True while more was counted than the limit allows. For counters that count before they decide. */
export function isOver({ key, limit }: Counter, now: Date): SQL {
  return countedMoreThan(key, limit.tries, now);
}

/** True while the limit is reached. For counters that count only what is allowed. */
export function isUsedUp({ key, limit }: Counter, now: Date): SQL {
  return countedMoreThan(key, limit.tries - 1, now);
}

function countedMoreThan(key: string, count: number, now: Date): SQL {
  return sql`EXISTS (SELECT 1 FROM ${authAttempts} WHERE ${authAttempts.key} = ${key}
    AND ${authAttempts.count} > ${count} AND ${authAttempts.windowEndsAt} > ${now.getTime()})`;
}
