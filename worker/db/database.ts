import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** One request's view of D1: it reads its own writes, even from a replica. */
export interface DatabaseSession {
  /** The current view. `lookAgain` replaces it, so take it anew from here after that. */
  readonly db: Database;
  /** How far this request has seen the database; null before its first query. */
  bookmark(): string | null;
  /** Continues with a fresh view of the primary, which sees what others have written in the meantime. */
  lookAgain(): void;
}

/**
 * Opens a D1 session. Reads continue from the caller's bookmark, or go to the nearest replica without one;
 * `primary` asks the primary: for calls that decide on what they read.
 */
export function openDatabase(
  binding: D1Database,
  options: { bookmark: string | null; primary: boolean },
): DatabaseSession {
  let view = openView(binding, options.primary ? "first-primary" : (options.bookmark ?? "first-unconstrained"));
  return {
    get db() {
      return view.db;
    },
    bookmark: () => view.session.getBookmark(),
    lookAgain: () => {
      view = openView(binding, "first-primary");
    },
  };
}

function openView(binding: D1Database, from: string) {
  const session = binding.withSession(from);
  // drizzle asks for a D1Database but only ever calls prepare() and batch(), which a session has.
  return { session, db: drizzle(session as unknown as D1Database) };
}
