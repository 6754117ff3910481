import type { PluralNoun, VocabularyWord } from "#schema/api/vocabulary.ts";
import type { OwnWord } from "#schema/db/index.ts";
import { canAsk } from "#schema/rules/vocabulary-quiz.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE, type Language } from "#schema/terms/language.ts";
import { readAs } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import type { Learner } from "../http/context.ts";
import { type Bank, type BankEntry, wholeBank } from "./bank-entries.ts";
import { collectionRows, ownWordRows } from "./store.ts";

/** A row of a collection. */
export interface CollectionRow {
  wordKey: number;
  own: OwnWord | null;
  timesEncountered: number;
}

/** Which words of a collection are asked for. */
export interface WordFilters {
  level?: CefrLevel | undefined;
  /** The title of a chapter. */
  category?: string | undefined;
}

/**
 * A learner's words of a language: first those of the bank in the order of the curriculum, then their own by the alphabet. A word that the
 * bank got after it was saved shows once, with the bank's texts; one that left the bank does not show. One round trip.
 */
export async function collectionOf(
  db: Database,
  learner: Learner,
  language: Language,
  filters: WordFilters,
  now: Date,
): Promise<VocabularyWord[]> {
  const { userId } = learner;
  const bank = await wholeBank(db, now);
  const matching = matches(bank, language, filters);
  const { rows, own } = await readAs(db, learner, now, {
    rows: language === DEFAULT_LANGUAGE ? collectionRows(db, userId, matching) : null,
    // Without filters they are among the rows.
    own: language !== DEFAULT_LANGUAGE || matching ? ownWordRows(db, userId) : null,
  });
  const words = shownWords(bank, language, [...(rows ?? []), ...(own ?? [])]);
  return words.filter(
    ({ cefrLevel, category }) =>
      (!filters.level || cefrLevel === filters.level) && (!filters.category || category === filters.category),
  );
}

/** The bank's keys of the words that pass the filters; null for all of them. */
function matches(bank: Bank, language: Language, { level, category }: WordFilters): number[] | null {
  if (language !== DEFAULT_LANGUAGE || (!level && !category)) return null;
  const entries = (level ? bank.byLevel.get(level) : bank.entries) ?? [];
  return entries.flatMap((entry) => (!category || entry.category === category ? entry.wordKey : []));
}

/** Rows of a collection as the words that are shown. */
function shownWords(bank: Bank, language: Language, rows: readonly CollectionRow[]): VocabularyWord[] {
  const known = new Map<BankEntry, number>();
  const own = new Map<number, VocabularyWord>();
  for (const row of rows) {
    if (row.own && row.own.language !== language) continue;
    const entry = language === DEFAULT_LANGUAGE ? bank.byKey.get(row.wordKey) : undefined;
    if (entry) known.set(entry, Math.max(known.get(entry) ?? 0, row.timesEncountered));
    else if (row.own) own.set(row.wordKey, ownWord(row.own, row));
  }
  const inOrder = [...known].toSorted(([one], [other]) => one.id - other.id);
  const { compare } = new Intl.Collator("de");
  return [
    ...inOrder.map(([entry, timesEncountered]) => bankWord(entry, timesEncountered)),
    ...[...own.values()].toSorted((one, other) => compare(one.word, other.word)),
  ];
}

function bankWord(entry: BankEntry, timesEncountered: number): VocabularyWord {
  const { id, word, gender, plural, translation, partOfSpeech, cefrLevel, caseInfo, category, verbType, sense } = entry;
  const texts = { id, word, gender, plural, translation, partOfSpeech, cefrLevel, caseInfo, category, verbType };
  return { ...texts, sense, timesEncountered };
}

function ownWord(own: OwnWord, { wordKey: id, timesEncountered }: CollectionRow): VocabularyWord {
  const { word, gender, plural, translation, partOfSpeech, cefrLevel } = own;
  const texts = { id, word, gender, plural, translation, partOfSpeech, cefrLevel };
  return { ...texts, caseInfo: null, category: null, verbType: null, sense: null, timesEncountered };
}

/** The chapters that a learner has words of, in the order of the curriculum. */
export async function categoriesOf(db: Database, learner: Learner, language: Language, now: Date): Promise<string[]> {
  const words = await collectionOf(db, learner, language, {}, now);
  return [...new Set(words.flatMap(({ category }) => category ?? []))];
}

/** A learner's nouns that have both numbers. */
export async function pluralNounsOf(
  db: Database,
  learner: Learner,
  language: Language,
  now: Date,
): Promise<PluralNoun[]> {
  const words = await collectionOf(db, learner, language, {}, now);
  return words.flatMap((one) => {
    const { id, word, gender, translation, plural, cefrLevel } = one;
    return plural && canAsk(one, "plural") ? [{ id, word, gender, translation, plural, cefrLevel }] : [];
  });
}
