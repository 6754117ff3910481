import { eq } from "drizzle-orm";
import { contentVersions } from "#schema/db/index.ts";
import { logError } from "../log.ts";
import type { Database } from "./database.ts";

/** How long an isolate answers from memory before it asks whether a new seed has arrived. */
const RECHECK_MS = 5 * 60_000;

/** The version of a database without a seed. */
const NO_SEED = "empty";

const memories = new Set<Map<unknown, unknown>>();

/** Empties every memory of this isolate. For tests, which change the seed. */
export function forgetContent(): void {
  for (const memory of memories) memory.clear();
}

/** Selects the version of the seed. It belongs in the batch that reads the content. */
export function seededVersion(db: Database) {
  return db.select().from(contentVersions).where(eq(contentVersions.name, "curriculum"));
}

/** The version in the rows of `seededVersion`. */
export function versionIn(rows: readonly { version: string }[]): string {
  return rows[0]?.version ?? NO_SEED;
}

/**
 * Makes a reader that keeps content in this isolate's memory by key: content only changes with a new seed. The reader answers from
 * memory, or reads in one round trip. After RECHECK_MS it reads one row to find out whether there is a new seed. If D1 does not
 * answer then, it keeps serving what it has.
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
