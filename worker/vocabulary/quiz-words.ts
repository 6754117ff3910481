import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { vocabulary } from "#schema/db/index.ts";
import { type Random, shuffled } from "#schema/rules/random.ts";
import type { DrawnWord, OptionBook, PartlyRead } from "#schema/rules/vocabulary-draw.ts";
import { canAsk } from "#schema/rules/vocabulary-quiz.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE, type Language } from "#schema/terms/language.ts";
import type { StudyModeType } from "#schema/terms/quiz-type.ts";
import type { Results } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { Bank, BankEntry } from "./bank-entries.ts";
import type { CollectionRow } from "./collection.ts";

/** Which words a quiz asks for. */
export interface WordWish {
  type: StudyModeType | "plural";
  /** Null where own words of any language are looked for. */
  language: Language | null;
  level?: CefrLevel | undefined;
  /** The title of a chapter, or of a group of words beyond the lessons. */
  category?: string | undefined;
  partOfSpeech?: string | undefined;
}

/** A word of the bank, or a learner's own. */
export type QuizEntry = DrawnWord &
  Partial<Pick<BankEntry, "caseInfo" | "sense" | "sentence" | "sentenceTranslation" | "marks">>;

/** The bank as quizzes look words up in it. */
export function bookOf(bank: Bank): OptionBook<BankEntry> {
  return {
    withGloss: (key) => bank.byGloss.get(key) ?? [],
    spelled: (word) => bank.byWord.get(word) ?? [],
    ofLevel: (level) => bank.byLevel.get(level) ?? [],
  };
}

/** The words of the bank that fit a wish. */
export function bankWordsFor(bank: Bank, wish: WordWish): readonly BankEntry[] {
  if (!isIn(wish, DEFAULT_LANGUAGE)) return [];
  return ((wish.level ? bank.byLevel.get(wish.level) : bank.entries) ?? []).filter((word) => fits(word, wish));
}

function isIn(wish: WordWish, language: Language): boolean {
  return wish.language === null || wish.language === language;
}

/** Whether a word can be asked for. */
export function fits(word: QuizEntry, { type, level, category, partOfSpeech }: WordWish): boolean {
  return (
    (!level || word.cefrLevel === level) &&
    (!category || word.category === category) &&
    (!partOfSpeech || word.partOfSpeech === partOfSpeech) &&
    canAsk(word, type)
  );
}

/** What a row of a collection asks for: a word that the bank has by now is the bank's. Undefined for one that left it. */
export function entryOf(bank: Bank, { wordKey, own }: Pick<CollectionRow, "wordKey" | "own">): QuizEntry | undefined {
  const known = bank.byKey.get(wordKey);
  if (known || !own) return known;
  const { word, translation, partOfSpeech, gender, plural, language, cefrLevel } = own;
  return { id: wordKey, word, translation, partOfSpeech, gender, plural, language, cefrLevel, category: null };
}

/** A collection of up to so many words is read as a whole. In a larger one, the words of the bank are looked up in random order until there are enough. */
const FEW_WORDS = 300;

/** So many own words take part in a draw, from a random place of their keys on; more where a filter may leave few of them. */
const MAX_OWN_WORDS = 100;
const MAX_FILTERED_OWN_WORDS = 1_000;

function maxOwnWords(wish: WordWish): number {
  return wish.language === null || !isUnfiltered(wish) ? MAX_FILTERED_OWN_WORDS : MAX_OWN_WORDS;
}

/** Whether every German word of the learner can be drawn. */
function isUnfiltered({ type, level, category, partOfSpeech }: WordWish): boolean {
  return !(level || category || partOfSpeech || type === "gender" || type === "plural");
}

/** Keys of own words lie evenly between the negative of this number and 0. */
const KEYS = 2 ** 47;

/**
 * Statements that read enough of a learner's words to draw `limit` of them evenly: rows are bounded by the bank and the constants above, not by the
 * collection. Which words the learner has is not known before, so both ways are in the batch, and one of them reads nothing.
 */
export function sampleOf(db: Database, userId: string, { bank, wish, limit, start, random, metBefore }: SampleWish) {
  const keys = shuffled(bankWordsFor(bank, wish), random).map(({ id }) => id);
  const counted = sql`progress_tracking AS p`;
  const mine = (few: SQL) =>
    sql`p.user_id = ${userId} AND p.language = ${DEFAULT_LANGUAGE} AND p.vocabulary_count ${few} ${FEW_WORDS}`;
  const inLanguage = wish.language === null ? undefined : sql`${vocabulary.own} ->> 'language' = ${wish.language}`;
  const old = metBefore ? sql`AND v.last_encountered < ${metBefore.getTime()}` : sql``;
  const own = (range: SQL | undefined) =>
    db
      .select({ wordKey: vocabulary.wordKey, own: vocabulary.own })
      .from(vocabulary)
      .where(
        and(
          eq(vocabulary.userId, userId),
          range,
          inLanguage,
          metBefore ? lt(vocabulary.lastEncountered, metBefore) : undefined,
        ),
      );
  return {
    few:
      keys.length === 0
        ? null
        : db
            .select({ wordKey: sql<number>`v.word_key` })
            .from(sql`${counted} CROSS JOIN ${vocabulary} AS v`)
            .where(sql`${mine(sql`<=`)} AND v.user_id = p.user_id AND v.word_key > 0 ${old}`)
            .limit(FEW_WORDS),
    some:
      keys.length === 0
        ? null
        : db
            .select({
              wordKey: sql<number>`v.word_key`,
              place: sql<number>`j.key`,
              counted: sql<number>`p.vocabulary_count`,
            })
            .from(sql`${counted} CROSS JOIN json_each(${JSON.stringify(keys)}) AS j CROSS JOIN ${vocabulary} AS v`)
            .where(sql`${mine(sql`>`)} AND v.user_id = p.user_id AND v.word_key = j.value ${old}`)
            .limit(limit),
    own: unionAll(
      own(and(gte(vocabulary.wordKey, start), lt(vocabulary.wordKey, 0))),
      own(lt(vocabulary.wordKey, start)),
    ).limit(maxOwnWords(wish)),
  };
}

export interface SampleWish {
  bank: Bank;
  wish: WordWish;
  /** Words that are needed at most. */
  limit: number;
  /** The key from which own words are read. */
  start: number;
  random: Random;
  /** Leaves out words that the learner met at this time or later. */
  metBefore?: Date | undefined;
}

export function sampleWish(bank: Bank, wish: WordWish, limit: number, random: Random): SampleWish {
  return { bank, wish, limit, start: -Math.ceil(random() * KEYS), random };
}

/** What the statements of `sampleOf` gave; null for those that were not needed. */
export type SampleRows = { [Name in keyof SampleResults]: SampleResults[Name] | null };
type SampleResults = Results<ReturnType<typeof sampleOf>>;

/** What was read of a collection: its words of the bank, and its own ones, that fit the wish. */
export function sampleIn(
  { few, some, own }: SampleRows,
  { bank, wish, limit, start, metBefore }: SampleWish,
): PartlyRead<QuizEntry>[] {
  const found = (rows: readonly Pick<CollectionRow, "wordKey" | "own">[]) =>
    rows
      .flatMap((row) => entryOf(bank, row) ?? [])
      .filter((word) => isIn(wish, word.language ?? DEFAULT_LANGUAGE) && fits(word, wish));
  const looked = some ?? [];
  const known = found([...(few ?? []), ...looked].map(({ wordKey }) => ({ wordKey, own: null })));
  const ids = new Set(known.map(({ id }) => id));
  const others = found(own ?? []).filter(({ id }) => !ids.has(id));
  const ownShare = own && own.length === maxOwnWords(wish) ? shareRead(own, start) : 1;
  return [
    { words: known, size: looked.length < limit ? known.length : bankSize() },
    { words: others, size: others.length / ownShare },
  ];

  /**
   * How many of the learner's words of the bank fit. Without a filter it is known: all their words are counted. With one, the words that were looked up in
   * random order tell; where they are few, own words come a little more often than they should.
   */
  function bankSize(): number {
    const { counted = 0, place: last = 0 } = looked.at(-1) ?? {};
    if (isUnfiltered(wish) && !metBefore) {
      const inGerman = (own ?? []).filter((row) => (row.own?.language ?? DEFAULT_LANGUAGE) === DEFAULT_LANGUAGE);
      return Math.max(known.length, counted - inGerman.length / ownShare);
    }
    return last === 0 ? known.length : ((looked.length - 1) / last) * bankWordsFor(bank, wish).length;
  }
}

/** How much of all keys of own words was read, from `start` around to the last one. */
function shareRead(own: readonly { wordKey: number }[], start: number): number {
  const last = own.at(-1)?.wordKey ?? start;
  return (last >= start ? last - start : last - start + KEYS) / KEYS;
}
