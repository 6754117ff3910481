import { sql } from "drizzle-orm";
import type { Database } from "#worker/db/database.ts";

/** A word of a lesson for the learner's collection, in the batch of the award, as a lesson stores fifteen of them. */
export function addWord(db: Database, userId: string, word: number, now: Date) {
  return db.run(sql`INSERT INTO vocabulary (user_id, word_key, last_encountered) VALUES (${userId}, ${word}, ${now.getTime()})
    ON CONFLICT DO UPDATE SET times_encountered = times_encountered + 1`);
}
