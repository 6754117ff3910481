import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./database.ts";
import { type Learner, liveSession, SessionEnded } from "./learner.ts";

export type Statement = BatchItem<"sqlite">;

/**
 * The statements of a batch by name, run in the order in which they are written. A list holds statements of which there may be
 * any number, null stands for one that is not needed this time.
 */
export type Statements = Readonly<Record<string, Statement | readonly Statement[] | null>>;

/** What the statements of a batch gave, under the same names: rows, a list of results, or null. */
export type Results<S extends Statements> = { [Name in keyof S]: ResultOf<S[Name]> };

type ResultOf<S> = S extends Statement ? S["_"]["result"] : S extends readonly (infer One)[] ? ResultOf<One>[] : null;

/**
 * Runs named statements in one round trip, all of them or none, and gives their results under the same names:
 *
 *     const { found, counted } = await runBatch(db, { found: db.select()…, counted: db.update()… });
 */
export async function runBatch<S extends Statements>(db: Database, statements: S): Promise<Results<S>> {
  return nameResults(statements, await writeAll(db, inOrder(statements)));
}

/**
 * Reads a learner's data by name in one round trip, like `runBatch`, and checks in the same batch that the session is live and theirs: until
 * then the learner is only whom the cookie names. Throws `SessionEnded` when it is not. The batch has run by then, so a statement that writes must check the
 * session itself (`liveSession`).
 */
export async function readAs<S extends Statements>(
  db: Database,
  learner: Learner,
  now: Date,
  statements: S,
): Promise<Results<S>> {
  const [session, ...results] = await db.batch([liveSession(db, learner, now), ...inOrder(statements)]);
  if (session.length === 0) throw new SessionEnded();
  return nameResults(statements, results);
}

/**
 * Writes everything or nothing in one round trip. No statement is no call. For statements whose results matter, use `runBatch`.
 */
export async function writeAll(db: Database, statements: readonly Statement[]): Promise<readonly unknown[]> {
  const [first, ...rest] = statements;
  return first ? db.batch([first, ...rest]) : [];
}

function isList(value: Statements[string]): value is readonly Statement[] {
  return Array.isArray(value);
}

function inOrder(statements: Statements): Statement[] {
  return Object.values(statements).flatMap((one) => (isList(one) ? one : (one ?? [])));
}

/** Hands the results of `inOrder(statements)` back to their names. */
function nameResults<S extends Statements>(statements: S, results: readonly unknown[]): Results<S> {
  const left = [...results];
  const named = Object.entries(statements).map(([name, one]) => {
    if (one === null) return [name, null];
    return [name, isList(one) ? left.splice(0, one.length) : left.shift()];
  });
  return Object.fromEntries(named) as Results<S>;
}
