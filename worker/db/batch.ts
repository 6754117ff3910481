import { and, eq, gt } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { sessions } from "#schema/db/index.ts";
import type { Learner } from "../http/context.ts";
import { unauthorized } from "../http/http-error.ts";
import type { Database } from "./database.ts";

type Statement = BatchItem<"sqlite">;

/**
 * Reads a learner's data in one round trip and checks in it that the session still stands:
 * KV may serve a deleted session for a minute, D1 does not (design 4). Throws 401 when it has ended.
 */
export async function readAs<T extends [Statement, ...Statement[]]>(
  db: Database,
  learner: Learner,
  now: Date,
  statements: readonly [...T],
): Promise<BatchResponse<T>> {
  const standing = db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(eq(sessions.sid, learner.sid), eq(sessions.userId, learner.userId), gt(sessions.expire, now)));
  const [alive, ...rows] = await db.batch([standing, ...statements]);
  if (alive.length === 0) throw unauthorized();
  return rows;
}

/** Writes everything or nothing, in one round trip, and gives what each statement returned. No statement is no call. */
export async function writeAll(db: Database, statements: readonly Statement[]): Promise<readonly unknown[]> {
  const [first, ...rest] = statements;
  return first ? db.batch([first, ...rest]) : [];
}
