import { germanVocabularyBank as bank } from "#schema/db/index.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Gender } from "#schema/terms/gender.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import { runBatch } from "../db/batch.ts";
import { rememberContent, seededVersion, versionIn } from "../db/content-memory.ts";
import type { Database } from "../db/database.ts";

/** A word of the bank as a word of a text is looked up in it. */
export interface BankEntry {
  wordKey: number;
  word: string;
  translation: string[];
  gender: Gender | null;
  plural: string | null;
  partOfSpeech: PartOfSpeech;
  cefrLevel: CefrLevel;
}

interface BankEntries {
  version: string;
  byWord: ReadonlyMap<string, readonly BankEntry[]>;
}

const rememberedEntries = rememberContent(readEntries);

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
  const { byWord } = await rememberedEntries(db, "all", now);
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

async function readEntries(db: Database): Promise<BankEntries> {
  const { versions, entries } = await runBatch(db, {
    versions: seededVersion(db),
    entries: db
      .select({
        wordKey: bank.wordKey,
        word: bank.word,
        translation: bank.translation,
        gender: bank.gender,
        plural: bank.plural,
        partOfSpeech: bank.partOfSpeech,
        cefrLevel: bank.cefrLevel,
      })
      .from(bank)
      .orderBy(bank.id),
  });
  const byWord = new Map<string, BankEntry[]>();
  for (const entry of entries) {
    const same = byWord.get(entry.word);
    if (same) same.push(entry);
    else byWord.set(entry.word, [entry]);
  }
  return { version: versionIn(versions), byWord };
}
