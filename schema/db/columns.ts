import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

/** An instant, stored as milliseconds since 1970 in UTC, read as a Date. */
export function instant(name: string) {
  return integer(name, { mode: "timestamp_ms" });
}

/** An instant that defaults to the database's clock at insert. */
export function instantNow(name: string) {
  return instant(name).notNull().default(sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`);
}

/** A boolean stored as 0 or 1. */
export function flag(name: string) {
  return integer(name, { mode: "boolean" }).notNull();
}

/** A JSON value; the type says what was checked before it was written. */
export function json<T>(name: string) {
  return text(name, { mode: "json" }).$type<T>();
}

/** SQL for `column IN ('a', 'b')` in a CHECK: the words come from schema/terms, never from input. */
export function oneOf(column: string, words: readonly string[]) {
  return sql.raw(`"${column}" IN (${words.map((word) => `'${word}'`).join(", ")})`);
}
