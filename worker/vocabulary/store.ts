import { and, between, eq, inArray, notExists, sql } from "drizzle-orm";
import { germanVocabularyBank as bank, progressTracking, vocabulary } from "#schema/db/index.ts";
import { wordIdsOf } from "#schema/rules/content-id.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import { readAs, runBatch } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { expectSession } from "../db/guard.ts";
import type { Learner } from "../http/context.ts";

/**
 * Statements that put a lesson's words into the learner's collection and count the new ones. Words that are there already stay
 * as they are and cost no written row. They belong together: the second counts what the first one changed.
 */
export function addLessonWords(db: Database, userId: string, lessonId: number, now: Date) {
  const words = bankWordsFor(db, userId, now).where(eq(bank.subchapterId, lessonId));
  return { inserted: db.insert(vocabulary).select(words).onConflictDoNothing(), counted: countNew(db, userId) };
}

/** Adds a lesson's words at once; gives how many were new. */
export async function addLessonWordsNow(db: Database, learner: Learner, lessonId: number, now: Date): Promise<number> {
  const { inserted } = await runBatch(db, {
    session: expectSession(db, learner, now),
    ...addLessonWords(db, learner.userId, lessonId, now),
  });
  return inserted.meta.changes;
}

/** Which words of the bank are asked for. */
export interface BankChoice {
  cefrLevel: CefrLevel;
  partOfSpeech?: PartOfSpeech | undefined;
  /** At most so many. */
  count: number;
}

/**
 * Adds the next words of a level that the learner does not have, in the order of the curriculum; gives how many. Reads first, so that who
 * is not signed in any more is told so; two at once may take the same words, and nothing twice.
 */
export async function addBankWordsNow(db: Database, learner: Learner, choice: BankChoice, now: Date): Promise<number> {
  const { next } = await readAs(db, learner, now, { next: nextWords(db, learner.userId, choice) });
  if (next.length === 0) return 0;
  const ids = next.map(({ id }) => id);
  const { inserted } = await runBatch(db, {
    session: expectSession(db, learner, now),
    inserted: db
      .insert(vocabulary)
      .select(bankWordsFor(db, learner.userId, now).where(inArray(bank.id, ids)))
      .onConflictDoNothing(),
    counted: countNew(db, learner.userId),
  });
  return inserted.meta.changes;
}

function nextWords(db: Database, userId: string, { cefrLevel, partOfSpeech, count }: BankChoice) {
  const known = db
    .select({ known: sql`1` })
    .from(vocabulary)
    .where(
      and(
        eq(vocabulary.userId, userId),
        eq(vocabulary.language, DEFAULT_LANGUAGE),
        eq(vocabulary.word, bank.word),
        eq(vocabulary.sense, senseOf()),
      ),
    );
  return db
    .select({ id: bank.id })
    .from(bank)
    .where(
      and(
        // Ids of a level are one range: the reading ends with the last word that is needed.
        between(bank.id, ...wordIdsOf(cefrLevel)),
        partOfSpeech ? eq(bank.partOfSpeech, partOfSpeech) : undefined,
        notExists(known),
      ),
    )
    .orderBy(bank.id)
    .limit(count);
}

/** What tells homographs apart in a learner's collection: the note, or else the gender. */
function senseOf() {
  return sql<string>`COALESCE(json_extract(${bank.additionalInfo}, '$.sense'), ${bank.gender}, '')`;
}

/** Words of the bank as rows of a learner's collection, still to be chosen from. */
function bankWordsFor(db: Database, userId: string, now: Date) {
  const at = sql<Date>`${now.getTime()}`;
  // Every column of the table in its order: that is how drizzle pairs them.
  return db
    .select({
      id: sql<number>`NULL`.as("id"),
      userId: sql<string>`${userId}`.as("user_id"),
      word: bank.word,
      usedForm: sql<null>`NULL`.as("used_form"),
      translation: bank.translation,
      language: sql<string>`${DEFAULT_LANGUAGE}`.as("language"),
      gender: bank.gender,
      plural: bank.plural,
      cefrLevel: bank.cefrLevel,
      category: sql<null>`NULL`.as("category"),
      partOfSpeech: bank.partOfSpeech,
      caseInfo: bank.caseInfo,
      verbType: bank.verbType,
      sense: senseOf().as("sense"),
      bankId: sql<number>`${bank.id}`.as("bank_id"),
      timesEncountered: sql<number>`1`.as("times_encountered"),
      lastEncountered: at.as("last_encountered"),
      createdAt: at.as("created_at"),
    })
    .from(bank)
    .$dynamic();
}

/** Counts what the statement before it has added. */
function countNew(db: Database, userId: string) {
  return db
    .update(progressTracking)
    .set({ vocabularyCount: sql`${progressTracking.vocabularyCount} + changes()` })
    .where(
      and(eq(progressTracking.userId, userId), eq(progressTracking.language, DEFAULT_LANGUAGE), sql`changes() > 0`),
    );
}
