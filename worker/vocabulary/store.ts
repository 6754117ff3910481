import { and, eq, sql } from "drizzle-orm";
import { germanVocabularyBank as bank, progressTracking, vocabulary } from "#schema/db/index.ts";
import type { Database } from "../db/database.ts";
import { expectSession } from "../db/guard.ts";
import type { Learner } from "../http/context.ts";

/**
 * Statements that put a lesson's words into the learner's collection and count the new ones. Words that are there already stay
 * as they are and cost no written row. They belong together: the second counts what the first one changed.
 */
export function addLessonWords(db: Database, userId: string, lessonId: number, now: Date) {
  const at = sql<Date>`${now.getTime()}`;
  // Every column of the table in its order: that is how drizzle pairs them.
  const rows = db
    .select({
      id: sql<number>`NULL`.as("id"),
      userId: sql<string>`${userId}`.as("user_id"),
      word: bank.word,
      usedForm: sql<null>`NULL`.as("used_form"),
      translation: bank.translation,
      language: sql<string>`'german'`.as("language"),
      gender: bank.gender,
      plural: bank.plural,
      cefrLevel: bank.cefrLevel,
      category: sql<null>`NULL`.as("category"),
      partOfSpeech: bank.partOfSpeech,
      caseInfo: bank.caseInfo,
      verbType: bank.verbType,
      sense: sql<string>`COALESCE(json_extract(${bank.additionalInfo}, '$.sense'), ${bank.gender}, '')`.as("sense"),
      bankId: sql<number>`${bank.id}`.as("bank_id"),
      timesEncountered: sql<number>`1`.as("times_encountered"),
      lastEncountered: at.as("last_encountered"),
      createdAt: at.as("created_at"),
    })
    .from(bank)
    .where(eq(bank.subchapterId, lessonId));
  const counted = db
    .update(progressTracking)
    .set({ vocabularyCount: sql`${progressTracking.vocabularyCount} + changes()` })
    .where(and(eq(progressTracking.userId, userId), eq(progressTracking.language, "german"), sql`changes() > 0`));
  return [db.insert(vocabulary).select(rows).onConflictDoNothing(), counted] as const;
}

/** Adds a lesson's words at once; gives how many were new. */
export async function addLessonWordsNow(db: Database, learner: Learner, lessonId: number, now: Date): Promise<number> {
  const [, inserted] = await db.batch([
    expectSession(db, learner, now),
    ...addLessonWords(db, learner.userId, lessonId, now),
  ]);
  return inserted.meta.changes;
}
