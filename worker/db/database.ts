import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as tables from "#schema/db/index.ts";

export type Database = DrizzleD1Database<typeof tables>;

/** One request's view of D1: it reads its own writes, also from a replica (design 4). */
export interface DatabaseSession {
  db: Database;
  /** How far this request has seen the database; null before its first query. */
  bookmark(): string | null;
}

/**
 * Opens a D1 session. Reads go on from the caller's bookmark, or to the nearest replica without one;
 * `primary` asks the primary: for calls that decide on what they read.
 */
export function openDatabase(
  binding: D1Database,
  options: { bookmark: string | null; primary: boolean },
): DatabaseSession {
  const session = binding.withSession(options.primary ? "first-primary" : (options.bookmark ?? "first-unconstrained"));
  // drizzle asks for a D1Database but only ever calls prepare() and batch(), which a session has.
  const db = drizzle(session as unknown as D1Database, { schema: tables });
  return { db, bookmark: () => session.getBookmark() };
}
