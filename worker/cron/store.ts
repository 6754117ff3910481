import { asc, gt } from "drizzle-orm";
import { userXp } from "#schema/db/index.ts";
import type { Database } from "../db/database.ts";

/** Learners examined to find a page of those who have practiced lately. */
const LEARNERS_EXAMINED = 500;

/** A page of learners who have stored something since an instant, ordered by id; `next` is null if there are no more. */
export async function findLearners(
  db: Database,
  cursor: string,
  { limit, since }: { limit: number; since: Date },
): Promise<{ ids: string[]; next: string | null }> {
  const examined = await db
    .select({ userId: userXp.userId, writeMinute: userXp.writeMinute })
    .from(userXp)
    .where(gt(userXp.userId, cursor))
    .orderBy(asc(userXp.userId))
    .limit(LEARNERS_EXAMINED);
  const due = examined.filter(({ writeMinute }) => writeMinute * 60_000 >= since.getTime());
  const ids = due.slice(0, limit).map(({ userId }) => userId);
  if (due.length > ids.length) return { ids, next: ids.at(-1) ?? null };
  return { ids, next: examined.length === LEARNERS_EXAMINED ? (examined.at(-1)?.userId ?? null) : null };
}
