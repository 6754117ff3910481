import { germanVocabularyBank as bank } from "#schema/db/index.ts";
import { glossKey } from "#schema/rules/answers.ts";
import { wordId } from "#schema/rules/content-id.ts";
import { wordKey } from "#schema/rules/word-key.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import type { Gender } from "#schema/terms/gender.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { VerbType } from "#schema/terms/verb-type.ts";
import { runBatch } from "../db/batch.ts";
import { rememberContent, seededVersion, versionIn } from "../db/content-memory.ts";
import type { Database } from "../db/database.ts";

/** A word of the bank with all that lists and quizzes say about it. */
export interface BankEntry {
  /** Its key in learners' collections. */
  id: number;
  /** Where it stands in the order of the course, counted from 0. */
  place: number;
  word: string;
  /** Every gloss; the first one is the one to show. */
  translation: string[];
  gender: Gender | null;
  /** Without `die`; null for plural-only nouns as well. */
  plural: string | null;
  partOfSpeech: PartOfSpeech;
  cefrLevel: CefrLevel;
  /** Its theme: the title of its chapter, or of its group beyond the lessons. */
  category: string;
  caseInfo: string | null;
  verbType: VerbType | null;
  /** What tells it from a homograph: `court of law`. */
  sense: string | null;
  /** Further German spellings that count. */
  accepted: string[];
  /** The feminine form of a noun for people, `Lehrerin` for Lehrer. */
  feminine: string | null;
  sentence: string;
  sentenceTranslation: string;
  /** Where the word stands in its sentence: pairs of [start, end) in UTF-16 units. */
  marks: [number, number][];
}

/** The whole bank. Every list is in the order of the course: level by level, the words of the lessons first. */
export interface Bank {
  /** Names the seed. */
  version: string;
  entries: readonly BankEntry[];
  /** By the key in learners' collections, also by those of words that were saved before the bank had them. */
  byKey: ReadonlyMap<number, BankEntry>;
  /** The words of lessons by what the lesson calls them: an id that says the place. */
  byLessonPlace: ReadonlyMap<number, BankEntry>;
  byWord: ReadonlyMap<string, readonly BankEntry[]>;
  byLevel: ReadonlyMap<CefrLevel, readonly BankEntry[]>;
  /** By what a gloss says with and without its note in brackets, as `glossKey` gives it: `sea` finds die See and das Meer. */
  byGloss: ReadonlyMap<string, readonly BankEntry[]>;
}

const remembered = rememberContent((db) => readBank(db));

/** The bank, from memory where it can: about 1 kB a word. Empty where nothing was seeded. */
export function wholeBank(db: Database, now: Date): Promise<Bank> {
  return remembered(db, "all", now);
}

/** The keys of a word for learners who saved it before the bank had it: with its gender, or without one. */
function ownKeys({ word, id: key, gender }: BankEntry): number[] {
  const saved = [key, wordKey(DEFAULT_LANGUAGE, word, gender ?? ""), wordKey(DEFAULT_LANGUAGE, word, "")];
  return [...new Set(saved)].map((one) => -one);
}

/** What is known of a word that is looked for. */
export interface WordSought {
  /** The dictionary form; nouns without article. */
  word: string;
  gender?: Gender | null;
  partOfSpeech?: PartOfSpeech | null;
}

/** Finds words in the bank by their dictionary form. */
export type FindInBank = (sought: WordSought) => BankEntry | null;

/** A way to look words up, in memory where it can. Of homographs, it finds the one with the gender and the part of speech that are known. */
export async function bankFinder(db: Database, now: Date): Promise<FindInBank> {
  const { byWord } = await wholeBank(db, now);
  return ({ word, gender = null, partOfSpeech = null }) => {
    const entries = byWord.get(word) ?? byWord.get(`sich ${word}`) ?? [];
    const fits = entries.filter(
      (entry) =>
        (gender === null || entry.gender === null || entry.gender === gender) &&
        (partOfSpeech === null || (entry.partOfSpeech === "noun") === (partOfSpeech === "noun")),
    );
    return fits.find((entry) => entry.partOfSpeech === partOfSpeech) ?? fits[0] ?? null;
  };
}

/** Behind all lessons. */
const BEYOND_LESSONS = Number.MAX_SAFE_INTEGER;

async function readBank(db: Database): Promise<Bank> {
  const { versions, rows } = await runBatch(db, {
    versions: seededVersion(db),
    rows: db.select().from(bank),
  });
  // In the order of the course. SQLite would read every row twice to sort them.
  const words = rows.toSorted(
    (one, other) =>
      CEFR_LEVELS.indexOf(one.cefrLevel) - CEFR_LEVELS.indexOf(other.cefrLevel) ||
      (one.subchapterId ?? BEYOND_LESSONS) - (other.subchapterId ?? BEYOND_LESSONS) ||
      one.orderIndex - other.orderIndex,
  );
  // Each row brings its own copy of its category: one of them is kept.
  const categories = new Map(words.map(({ category }) => [category, category]));
  const entries = words.map((row, place) => entryOf({ ...row, category: categories.get(row.category) ?? "" }, place));
  const byKey = new Map(entries.map((entry) => [entry.id, entry]));
  const byLessonPlace = new Map<number, BankEntry>();
  for (const [place, { subchapterId, orderIndex }] of words.entries()) {
    const entry = entries[place];
    if (entry && subchapterId !== null) byLessonPlace.set(wordId(subchapterId, orderIndex), entry);
  }
  for (const entry of entries) {
    // Of homographs that were saved as one word, the first one is meant.
    for (const key of ownKeys(entry)) if (!byKey.has(key)) byKey.set(key, entry);
  }
  return {
    version: versionIn(versions),
    entries,
    byKey,
    byLessonPlace,
    byWord: grouped(entries, ({ word }) => [word]),
    byLevel: grouped(entries, ({ cefrLevel }) => [cefrLevel]),
    byGloss: grouped(entries, ({ translation }) =>
      translation.flatMap((gloss) => [glossKey(gloss), glossKey(gloss.replace(/\([^)]*\)/g, " "))]),
    ),
  };
}

function entryOf(row: typeof bank.$inferSelect, place: number): BankEntry {
  const { additionalInfo: info, subchapterId: _lesson, orderIndex: _index, ...entry } = row;
  const { sense, accepted, feminine, marks } = info;
  return { ...entry, place, sense, accepted, feminine, marks };
}

function grouped<Key>(entries: readonly BankEntry[], places: (entry: BankEntry) => Key[]): Map<Key, BankEntry[]> {
  const groups = new Map<Key, BankEntry[]>();
  for (const entry of entries) {
    for (const key of new Set(places(entry))) {
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  }
  return groups;
}
