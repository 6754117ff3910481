import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/**
 * Statements that put a lesson's words into the learner's collection and count the new ones. Words that are there already stay
 * as they are and cost no written row. They belong together: the second counts what the first one changed.
 */
export function addLessonWords(db: Database, userId: string, lessonId: number, now: Date) {
  const at = now.getTime();
  return [
    db.run(sql`
      INSERT INTO vocabulary (user_id, word, translation, language, gender, plural, cefr_level, part_of_speech, case_info, verb_type, sense, bank_id, last_encountered, created_at)
      SELECT ${userId}, word, translation, 'german', gender, plural, cefr_level, part_of_speech, case_info, verb_type,
        COALESCE(json_extract(additional_info, '$.sense'), gender, ''), id, ${at}, ${at}
      FROM german_vocabulary_bank WHERE subchapter_id = ${lessonId}
      ON CONFLICT DO NOTHING`),
    db.run(sql`
      UPDATE progress_tracking SET vocabulary_count = vocabulary_count + changes()
      WHERE user_id = ${userId} AND language = 'german' AND changes() > 0`),
  ] as const;
}

/** Adds a lesson's words at once; gives how many were new. */
export async function addLessonWordsNow(db: Database, userId: string, lessonId: number, now: Date): Promise<number> {
  const [inserted] = await db.batch([...addLessonWords(db, userId, lessonId, now)]);
  return inserted.meta.changes;
}
