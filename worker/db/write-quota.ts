import { eq, sql } from "drizzle-orm";
import { userXp } from "#schema/db/index.ts";
import { countWrite, type WriteCount } from "#schema/rules/write-quota.ts";
import type { Database } from "./database.ts";

/** The learner has used up the quota of writes. Nothing was written. Answered with 429. */
export class TooManyWrites extends Error {
  override readonly name = "TooManyWrites";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("The learner's quota of writes is used up");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The columns of user_xp that count a learner's writes. */
export const writeCountColumns = {
  writeMinute: userXp.writeMinute,
  minuteWrites: userXp.minuteWrites,
  dayWrites: userXp.dayWrites,
};

/** A learner's count of writes, with the version that guards it: one row. */
export function writeCountOf(db: Database, userId: string) {
  return db
    .select({ version: userXp.version, ...writeCountColumns })
    .from(userXp)
    .where(eq(userXp.userId, userId));
}

/** The count with one more write. Throws `TooManyWrites` when the quota is used up. */
export function countedWrite({ writeMinute, minuteWrites, dayWrites }: WriteCount, now: Date): WriteCount {
  const counted = countWrite({ writeMinute, minuteWrites, dayWrites }, now);
  if (!counted.allowed) throw new TooManyWrites(counted.retryAfterSeconds);
  return counted.count;
}

/**
 * Stores a new count for a write that touches no totals. With `ifChanged`, only when the statement before it in the batch changed
 * something: a call that stored nothing does not count.
 */
export function storeWriteCount(
  db: Database,
  userId: string,
  { version, ...count }: WriteCount & { version: number },
  { ifChanged }: { ifChanged: boolean },
) {
  return db
    .update(userXp)
    .set({ ...count, version: version + 1 })
    .where(sql`${eq(userXp.userId, userId)} ${ifChanged ? sql`AND changes() > 0` : sql``}`);
}
