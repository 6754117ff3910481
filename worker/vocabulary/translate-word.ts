import { and, eq, inArray } from "drizzle-orm";
import type { TranslatedWord } from "#schema/api/vocabulary.ts";
import { vocabulary } from "#schema/db/index.ts";
import { wordKey } from "#schema/rules/word-key.ts";
import type { Language } from "#schema/terms/language.ts";
import { readAs } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { logError } from "../log.ts";
import { openTutor, type WordMeaning } from "../tutor/index.ts";
import { type BankEntry, bankFinder } from "./bank-entries.ts";
import { keyOf } from "./chat-words.ts";

const UNKNOWN: WordMeaning = {
  lemma: null,
  translation: null,
  gender: null,
  plural: null,
  partOfSpeech: null,
  level: null,
  parts: [],
};

/**
 * What is known about a word of a text: first what the tutor's dictionary says, then the bank, then the learner's own words. A visitor's look-up
 * needs no database, so it has no limit of its own. A word that nobody knows has no facts, which is no failure.
 */
export async function translateWord(
  c: AppContext,
  learner: Learner | null,
  { word, language, sentence }: { word: string; language: Language; sentence: string | null },
): Promise<TranslatedWord> {
  const { db } = c.get("database");
  const now = c.get("now");
  const sought = word.normalize("NFC").trim();
  const [meaning, findInBank] = await Promise.all([meaningOf(c, sought, language, sentence), bankFinder(db, now)]);
  const lemma = meaning.lemma ?? sought;
  const { gender, partOfSpeech } = meaning;
  const entry = language === "german" ? findInBank({ word: lemma, gender, partOfSpeech }) : null;
  const known = fromBank(meaning, entry);
  const own = learner && (await collectedAs(db, learner, now, wordKeys(language, lemma, known, findInBank)));
  return {
    word,
    lemma: known.lemma,
    translation: known.translation ?? own?.translation ?? null,
    gender: known.gender,
    plural: known.plural,
    cefrLevel: known.level,
    partOfSpeech: known.partOfSpeech,
    parts: known.parts.map((part) => ({ ...part })),
    saved: own !== null,
  };
}

async function meaningOf(
  c: AppContext,
  word: string,
  language: Language,
  sentence: string | null,
): Promise<WordMeaning> {
  try {
    return await openTutor(c.env).meaning(word, { language, sentence });
  } catch (error) {
    logError("no meaning of a word", error);
    return UNKNOWN;
  }
}

/** The bank is checked by hand, so its facts come first; the tutor's dictionary fills in what it lacks. */
function fromBank(meaning: WordMeaning, entry: BankEntry | null): WordMeaning {
  if (!entry) return meaning;
  return {
    lemma: meaning.lemma ?? entry.word,
    translation: entry.translation.join(", "),
    gender: entry.gender ?? meaning.gender,
    plural: entry.plural ?? meaning.plural,
    partOfSpeech: entry.partOfSpeech,
    level: entry.cefrLevel,
    parts: [],
  };
}

/** The keys under which a collection may hold the word: as it would be saved now, before the bank had it, or without a gender. */
function wordKeys(
  language: Language,
  word: string,
  { gender, partOfSpeech }: WordMeaning,
  findInBank: Parameters<typeof keyOf>[2],
): number[] {
  const key = keyOf(language, { word, gender, partOfSpeech }, findInBank);
  return [key, -Math.abs(key), -wordKey(language, word, "")];
}

/** The word in the learner's collection, with their own translation if the bank has none; null if it is not there. */
async function collectedAs(
  db: Database,
  learner: Learner,
  now: Date,
  keys: readonly number[],
): Promise<{ translation: string | null } | null> {
  const { saved } = await readAs(db, learner, now, {
    saved: db
      .select({ own: vocabulary.own })
      .from(vocabulary)
      .where(and(eq(vocabulary.userId, learner.userId), inArray(vocabulary.wordKey, [...new Set(keys)]))),
  });
  const found = saved.find(({ own }) => own) ?? saved[0];
  return found ? { translation: found.own?.translation.join(", ") ?? null } : null;
}
