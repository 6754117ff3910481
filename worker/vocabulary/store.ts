import { and, between, eq, inArray, notExists, sql } from "drizzle-orm";
import { germanVocabularyBank as bank, progressTracking, vocabulary } from "#schema/db/index.ts";
import { wordIdsOf } from "#schema/rules/content-id.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE, type Language } from "#schema/terms/language.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import { type Results, readAs, runBatch, type Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { expectUnchanged } from "../db/guard.ts";
import { countedWrite, storeWriteCount, writeCountOf } from "../db/write-quota.ts";
import type { Learner } from "../http/context.ts";
import { type CollectedWord, collectWords } from "./chat-words.ts";

/**
 * Statements that put a lesson's words into the learner's collection and count the new ones. Words that are there already stay
 * as they are and cost no written row. They belong together: the second counts what the first one changed.
 */
export function addLessonWords(db: Database, userId: string, lessonId: number, now: Date) {
  return insertWords(db, userId, bankWordsFor(db, userId, now).where(eq(bank.subchapterId, lessonId)));
}

function insertWords(db: Database, userId: string, words: ReturnType<typeof bankWordsFor>) {
  return { inserted: db.insert(vocabulary).select(words).onConflictDoNothing(), counted: countNew(db, userId) };
}

/**
 * Adds a lesson's words at once; gives how many were new. `before` is the learner's count of writes as it was read. Run it inside
 * `decideAgainOnRace`. Throws `TooManyWrites` when the quota is used up.
 */
export async function addLessonWordsNow(
  db: Database,
  learner: Learner,
  lessonId: number,
  { before, now }: { before: WriteCountRow | undefined; now: Date },
): Promise<number> {
  return addNow(db, learner, addLessonWords(db, learner.userId, lessonId, now), { before, now });
}

type WriteCountRow = Results<{ count: ReturnType<typeof writeCountOf> }>["count"][number];

/** Runs the statements that add words, and counts them as one write if there were new ones. */
async function addNow(
  db: Database,
  learner: Learner,
  add: {
    inserted: ReturnType<typeof collectWords>;
    counted: Statement;
  },
  { before, now }: { before: WriteCountRow | undefined; now: Date },
): Promise<number> {
  if (!before) throw new Error("A learner without totals: sign-up writes them with the account");
  const count = { ...countedWrite(before, now), version: before.version };
  const { inserted } = await runBatch(db, {
    unchanged: expectUnchanged(db, learner, before.version, now),
    ...add,
    write: storeWriteCount(db, learner.userId, count, { ifChanged: true }),
  });
  return inserted.meta.changes;
}

/**
 * Saves one word of a chat; gives false if the learner has it already. Run it inside `decideAgainOnRace`. Throws `TooManyWrites` when the
 * quota is used up.
 */
export async function saveWordNow(
  db: Database,
  learner: Learner,
  { language, word, now }: { language: Language; word: CollectedWord; now: Date },
): Promise<boolean> {
  const { count } = await readAs(db, learner, now, { count: writeCountOf(db, learner.userId) });
  const inserted = collectWords(db, learner.userId, [word], { now });
  const counted = countNew(db, learner.userId, language);
  return (await addNow(db, learner, { inserted, counted }, { before: count[0], now })) > 0;
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
 * is not signed in any more is told so. Run it inside `decideAgainOnRace`. Throws `TooManyWrites` when the quota is used up.
 */
export async function addBankWordsNow(db: Database, learner: Learner, choice: BankChoice, now: Date): Promise<number> {
  const { next, count } = await readAs(db, learner, now, {
    next: nextWords(db, learner.userId, choice),
    count: writeCountOf(db, learner.userId),
  });
  if (next.length === 0) return 0;
  const ids = next.map(({ id }) => id);
  const words = bankWordsFor(db, learner.userId, now).where(inArray(bank.id, ids));
  return addNow(db, learner, insertWords(db, learner.userId, words), { before: count[0], now });
}

function nextWords(db: Database, userId: string, { cefrLevel, partOfSpeech, count }: BankChoice) {
  const known = db
    .select({ known: sql`1` })
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), eq(vocabulary.wordKey, bank.wordKey)));
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

/** Words of the bank as rows of a learner's collection, still to be chosen from. */
function bankWordsFor(db: Database, userId: string, now: Date) {
  // Every column of the table in its order: that is how drizzle pairs them.
  return db
    .select({
      userId: sql<string>`${userId}`.as("user_id"),
      wordKey: bank.wordKey,
      own: sql<null>`NULL`.as("own"),
      timesEncountered: sql<number>`1`.as("times_encountered"),
      lastEncountered: sql<Date>`${now.getTime()}`.as("last_encountered"),
    })
    .from(bank)
    .$dynamic();
}

/** Counts what the statement before it has added. */
function countNew(db: Database, userId: string, language: Language = DEFAULT_LANGUAGE) {
  return db
    .update(progressTracking)
    .set({ vocabularyCount: sql`${progressTracking.vocabularyCount} + changes()` })
    .where(and(eq(progressTracking.userId, userId), eq(progressTracking.language, language), sql`changes() > 0`));
}
