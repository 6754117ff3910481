import { and, eq, lt, sql } from "drizzle-orm";
import { germanVocabularyBank as bank, progressTracking, vocabulary } from "#schema/db/index.ts";
import { DEFAULT_LANGUAGE, type Language } from "#schema/terms/language.ts";
import { type Results, readAs, runBatch, type Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { expectUnchanged } from "../db/guard.ts";
import { countedWrite, storeWriteCount, writeCountOf } from "../db/write-quota.ts";
import type { Learner } from "../http/context.ts";
import type { BankEntry } from "./bank-entries.ts";
import { type CollectedWord, collectWords, isNotOwn } from "./chat-words.ts";

/**
 * Statements that put a lesson's words into the learner's collection and count the new ones. Words that are there already stay
 * as they are and cost no written row. They belong together: the second counts what the first one changed.
 */
export function addLessonWords(db: Database, userId: string, lessonId: number, now: Date) {
  // Every column of the table in its order: that is how drizzle pairs them.
  const words = sql`SELECT ${userId}, ${bank.id}, NULL, 1, ${now.getTime()}, NULL FROM ${bank}
    WHERE ${bank.subchapterId} = ${lessonId} AND ${isNotOwn(userId, sql`${bank.id}`)}`;
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

/**
 * Adds the next words of a list of the bank that the learner does not have, at most `count`. Gives how many were added, and whether none is
 * left. Reads first, so that who is not signed in any more is told so. Run it inside `decideAgainOnRace`: of two tabs, the later one then adds the
 * words after those of the first. Throws `TooManyWrites` when the quota is used up.
 */
export async function addBankWordsNow(
  db: Database,
  learner: Learner,
  { words, count }: { words: readonly BankEntry[]; count: number },
  now: Date,
): Promise<{ count: number; isExhausted: boolean }> {
  const { userId } = learner;
  const { left, writes } = await readAs(db, learner, now, {
    left: wordsLeft(db, userId, words, count + 1),
    writes: writeCountOf(db, userId),
  });
  const isExhausted = left.length <= count;
  if (left.length === 0) return { count: 0, isExhausted };
  const next = left.slice(0, count).map(({ key }) => ({ key, own: null }));
  const inserted = collectWords(db, userId, next, { now });
  const add = { inserted, counted: countNew(db, userId) };
  return { count: await addNow(db, learner, add, { before: writes[0], now }), isExhausted };
}

/** Keys of the first words of a list that the learner does not have. The reading ends with the last one that is needed. */
function wordsLeft(db: Database, userId: string, words: readonly BankEntry[], limit: number) {
  const keys = JSON.stringify(words.map(({ id }) => id));
  return db
    .select({ key: sql<number>`value` })
    .from(sql`json_each(${keys})`)
    .where(
      // Two look-ups, not one with both keys: the second is only made for words that the first does not find.
      sql`NOT EXISTS (SELECT 1 FROM ${vocabulary} AS known WHERE known.user_id = ${userId} AND known.word_key = value)
        AND ${isNotOwn(userId, sql`value`)}`,
    )
    .limit(limit);
}

/** Rows of a learner's collection with these keys, or all of them. */
export function collectionRows(db: Database, userId: string, keys: readonly number[] | null) {
  const { wordKey, own, timesEncountered } = vocabulary;
  const listed = sql`${wordKey} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  return db
    .select({ wordKey, own, timesEncountered })
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), keys ? listed : undefined));
}

/** The words of a learner that the bank did not have when they were saved. */
export function ownWordRows(db: Database, userId: string) {
  const { wordKey, own, timesEncountered } = vocabulary;
  return db
    .select({ wordKey, own, timesEncountered })
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), lt(wordKey, 0)));
}

/** Counts what the statement before it has added. */
function countNew(db: Database, userId: string, language: Language = DEFAULT_LANGUAGE) {
  return db
    .update(progressTracking)
    .set({ vocabularyCount: sql`${progressTracking.vocabularyCount} + changes()` })
    .where(and(eq(progressTracking.userId, userId), eq(progressTracking.language, language), sql`changes() > 0`));
}
