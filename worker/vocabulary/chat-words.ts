import { and, eq, type SQL, sql } from "drizzle-orm";
import { type OwnWord, vocabulary } from "#schema/db/index.ts";
import { wordKey } from "#schema/rules/word-key.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Gender } from "#schema/terms/gender.ts";
import { DEFAULT_LANGUAGE, type Language } from "#schema/terms/language.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { Database } from "../db/database.ts";
import type { FindInBank } from "./bank-entries.ts";

/** A word of a chat that goes into a learner's collection. */
export interface ChatEntry {
  word: string;
  usedForm?: string | undefined;
  translation: string[];
  gender: Gender | null;
  plural: string | null;
  partOfSpeech: PartOfSpeech | null;
  cefrLevel: CefrLevel | null;
}

/** The place of a word in a collection, and its texts where the bank does not have it. */
export interface CollectedWord {
  /** Negative where the bank does not have it. */
  key: number;
  own: OwnWord | null;
}

/** The key of a word in a collection: that of the bank, if it has the word; otherwise a negative one. */
export function keyOf(
  language: Language,
  { word, gender, partOfSpeech }: Pick<ChatEntry, "word" | "gender" | "partOfSpeech">,
  findInBank: FindInBank,
): number {
  const entry = language === DEFAULT_LANGUAGE ? findInBank({ word, gender, partOfSpeech }) : null;
  return entry?.wordKey ?? -wordKey(language, word, gender ?? "");
}

/** A word of a chat as a row of a collection. Its texts are in normal form C, like those of the bank. */
export function collected(language: Language, entry: ChatEntry, findInBank: FindInBank): CollectedWord {
  const word = entry.word.normalize("NFC");
  const key = keyOf(language, { ...entry, word }, findInBank);
  if (key > 0) return { key, own: null };
  const { usedForm, translation, gender, plural, partOfSpeech, cefrLevel } = entry;
  return {
    key,
    own: {
      word,
      usedForm: usedForm ?? null,
      translation,
      language,
      gender,
      plural,
      cefrLevel,
      category: null,
      partOfSpeech,
      caseInfo: null,
      verbType: null,
      sense: gender ?? "",
    },
  };
}

/**
 * Statements that note that a learner met these words: those that are in the collection are counted, the others are added. They belong together and in
 * this order; after them, `changes()` says how many were new. Where `when` does not hold, nothing is noted.
 */
export function meetWords(
  db: Database,
  userId: string,
  words: readonly CollectedWord[],
  { when = sql`TRUE`, now }: { when?: SQL; now: Date },
) {
  const keys = JSON.stringify(words.flatMap(({ key }) => (key > 0 ? [key, -key] : [key])));
  return {
    counted: db
      .update(vocabulary)
      .set({ timesEncountered: sql`${vocabulary.timesEncountered} + 1`, lastEncountered: now })
      .where(
        and(eq(vocabulary.userId, userId), sql`${vocabulary.wordKey} IN (SELECT value FROM json_each(${keys}))`, when),
      ),
    inserted: collectWords(db, userId, words, { when, now }),
  };
}

/**
 * A statement that adds words to a collection where `when` holds. Those that are there stay as they are, also a word of the bank that the
 * learner saved before the bank had it.
 */
export function collectWords(
  db: Database,
  userId: string,
  words: readonly CollectedWord[],
  { when = sql`TRUE`, now }: { when?: SQL; now: Date },
) {
  const list = JSON.stringify(words.map(({ key, own }) => [key, own && JSON.stringify(own)]));
  return db
    .insert(vocabulary)
    .select(
      sql`SELECT ${userId}, json_extract(value, '$[0]'), json_extract(value, '$[1]'), 1, ${now.getTime()}, NULL FROM json_each(${list})
        WHERE ${when} AND ${isNotOwn(userId, sql`json_extract(value, '$[0]')`)}`,
    )
    .onConflictDoNothing();
}

/** True unless the learner has the word of this key as an own one, under the negative of the key. */
export function isNotOwn(userId: string, key: SQL): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${vocabulary} AS own WHERE own.user_id = ${userId} AND own.word_key < 0 AND own.word_key = -${key})`;
}
