import { eq } from "drizzle-orm";
import { contentVersions } from "#schema/db/index.ts";
import { logError } from "../log.ts";
import type { Database } from "./database.ts";

/** How long an isolate answers without asking whether a new seed has arrived. */
const RECHECK_MS = 5 * 60_000;

/** The version of a database without a seed. */
const NO_SEED = "empty";

const memories = new Set<Map<unknown, unknown>>();

/** Empties every memory of this isolate: for tests, which seed in between. */
export function forgetContent(): void {
  for (const memory of memories) memory.clear();
}

/** Reads the row that names the seed; it belongs into the batch that reads content. */
export function seededVersion(db: Database) {
  return db.select().from(contentVersions).where(eq(contentVersions.name, "curriculum"));
}

/** The name of a seed from the rows of seededVersion. */
export function versionIn(rows: readonly { version: string }[]): string {
  return rows[0]?.version ?? NO_SEED;
}

/**
 * Remembers content by key in this isolate; content changes only with a seed (design 4). What it gives answers from memory without a call,
 * or reads in one round trip. After RECHECK_MS one row tells whether a new seed has come; while D1 does not answer, what is remembered
 * is still good.
 */
export function rememberContent<Key, Content extends { version: string }>(
  read: (db: Database, key: Key) => Promise<Content>,
): (db: Database, key: Key, now: Date) => Promise<Content> {
  const remembered = new Map<Key, { content: Content; checkedAt: number }>();
  memories.add(remembered);
  const remember = (key: Key, content: Content, now: Date): Content => {
    remembered.set(key, { content, checkedAt: now.getTime() });
    return content;
  };
  return async (db, key, now) => {
    const known = remembered.get(key);
    if (!known) return remember(key, await read(db, key), now);
    if (now.getTime() - known.checkedAt < RECHECK_MS) return known.content;
    try {
      const isCurrent = versionIn(await seededVersion(db)) === known.content.version;
      return remember(key, isCurrent ? known.content : await read(db, key), now);
    } catch (error) {
      logError("content not checked anew", error);
      return known.content;
    }
  };
}
