import { and, eq, gt } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { sessions } from "#schema/db/index.ts";
import type { Learner } from "../http/context.ts";
import { unauthorized } from "../http/http-error.ts";
import type { Database } from "./database.ts";

export type Statement = BatchItem<"sqlite">;

/** Statements by name. The rows come back under the same names, so nobody has to count positions. */
export type Statements = Readonly<Record<string, Statement>>;

/** What each of the statements gives. */
export type RowsOf<T extends Statements> = { [Name in keyof T]: T[Name]["_"]["result"] };

/**
 * Reads a learner's data in one round trip and checks in it that the session is still live: KV may serve a deleted session
 * for another minute, D1 does not. Throws 401 when it has ended.
 */
export async function readAs<T extends Statements>(
  db: Database,
  learner: Learner,
  now: Date,
  statements: T,
): Promise<RowsOf<T>> {
  const session = db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(eq(sessions.sid, learner.sid), eq(sessions.userId, learner.userId), gt(sessions.expire, now)));
  const [live, ...results] = await db.batch([session, ...Object.values(statements)]);
  if (live.length === 0) throw unauthorized();
  return Object.fromEntries(Object.keys(statements).map((name, index) => [name, results[index]])) as RowsOf<T>;
}

/** Writes everything or nothing, in one round trip, and gives what each statement returned. No statement is no call. */
export async function writeAll(db: Database, statements: readonly Statement[]): Promise<readonly unknown[]> {
  const [first, ...rest] = statements;
  return first ? db.batch([first, ...rest]) : [];
}
