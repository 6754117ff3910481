import { runBatch } from "../db/batch.ts";
import type { Database, DatabaseSession } from "../db/database.ts";
import { lostRace, TooBusy } from "../db/guard.ts";
import type { Belongings, Brought } from "../http/context.ts";

/** A visitor's chat takes one message at a time, and a sign-in takes a moment: more changes than this mean a script. */
const MAX_TRIES = 5;

/**
 * Stores an account or a login with what the visitor takes along. Where that has changed since it was read (a message came in, or
 * another account took it), it is read anew and everything is stored again: the failed batch has stored nothing. Any other lost race
 * is thrown as it is; `TooBusy` when the belongings change all the time.
 */
export async function storeWithBelongings<T>(
  database: DatabaseSession,
  { belongings, found, userId }: { belongings: Belongings | null; found: unknown; userId: string },
  store: (db: Database, brought: Brought | null) => Promise<T>,
): Promise<T> {
  if (!belongings) return store(database.db, null);
  let read = found;
  for (let tries = 1; ; tries++) {
    const brought = await belongings.moveTo(database.db, userId, read);
    try {
      return await store(database.db, brought);
    } catch (error) {
      if (!brought || !lostRace(error)) throw error;
      database.lookAgain();
      const again = await runBatch(database.db, { found: belongings.find(database.db) });
      if (JSON.stringify(again.found) === JSON.stringify(read)) throw error;
      // Without its cause: the caller would take it for a lost race of its own.
      if (tries >= MAX_TRIES) throw new TooBusy("The belongings changed every time");
      read = again.found;
    }
  }
}
