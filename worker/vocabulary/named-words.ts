import { and, eq, sql } from "drizzle-orm";
import { vocabulary } from "#schema/db/index.ts";
import { GUEST_LEVEL } from "#schema/rules/guest-level.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import type { Results } from "../db/batch.ts";
import type { Database } from "../db/database.ts";
import { HttpError } from "../http/http-error.ts";
import { type Bank, wholeBank } from "./bank-entries.ts";
import {
  bankWordsFor,
  entryOf,
  fits,
  type QuizEntry,
  type SampleWish,
  sampleIn,
  sampleOf,
  sampleWish,
  type WordWish,
} from "./quiz-words.ts";

/** A finished quiz on the words that its answers name. */
export interface NamedQuiz {
  /** What it asked for. */
  wish: WordWish;
  /** The ids of its words, as they were sent. */
  ids: readonly number[];
  /** Questions of a full one. */
  size: number;
}

/** What it is graded with, apart from the learner's rows. */
export interface NamedWords extends NamedQuiz {
  bank: Bank;
  /** How to count the learner's words where the quiz is short: it is a whole one if there are no more. */
  counted: SampleWish | null;
}

/** Longer than anyone sits at a quiz. Words that came while it ran, in another tab or from a chat, must not make it a short one. */
const LONGEST_QUIZ_MS = 60 * 60_000;

export async function namedWords(db: Database, quiz: NamedQuiz, now: Date): Promise<NamedWords> {
  const bank = await wholeBank(db, now);
  const { wish, ids, size } = quiz;
  const named = ids.flatMap((id) => bank.byId.get(id) ?? []);
  if (ids.length >= size) return { ...quiz, bank, counted: null };
  const counted = sampleWish(bank, narrowed(wish, named), ids.length + 1, Math.random);
  return { ...quiz, bank, counted: { ...counted, metBefore: new Date(now.getTime() - LONGEST_QUIZ_MS) } };
}

/** A submit does not say which part of speech its quiz was filtered by: where all words are of one, it may have been. */
function narrowed(wish: WordWish, words: readonly QuizEntry[]): WordWish {
  const [partOfSpeech, ...others] = new Set(words.map((word) => word.partOfSpeech));
  return others.length === 0 && partOfSpeech ? { ...wish, partOfSpeech } : wish;
}

/** Statements for the own words that are named, and for the learner's words where they must be counted. */
export function readNamed(db: Database, userId: string, { ids, counted }: NamedWords) {
  const keys = JSON.stringify(ids.filter((id) => id < 0));
  const { wordKey, own } = vocabulary;
  return {
    named:
      keys === "[]"
        ? null
        : db
            .select({ wordKey, own })
            .from(vocabulary)
            .where(and(eq(vocabulary.userId, userId), sql`${wordKey} IN (SELECT value FROM json_each(${keys}))`)),
    ...(counted ? sampleOf(db, userId, counted) : { few: null, some: null, own: null }),
  };
}

export type NamedRows = Results<ReturnType<typeof readNamed>>;

/** The words by the ids that were sent. Ids that name no word of the quiz are left out; so are all but those of A1 for a visitor, who has no rows. */
export function wordsNamed({ bank, wish, ids }: NamedWords, rows: NamedRows | null): Map<number, QuizEntry> {
  // The title of a chapter may change between a draw and its submit; a level is part of the id.
  const asked = { type: wish.type, language: wish.language, level: rows ? wish.level : GUEST_LEVEL };
  const own = new Map((rows?.named ?? []).map((row) => [row.wordKey, entryOf(bank, row)]));
  const named = new Map<number, QuizEntry>();
  for (const id of ids) {
    const word = id < 0 ? own.get(id) : bank.byId.get(id);
    // A word that is taught twice is named by its first id.
    if (word && (id < 0 || word.id === id) && fits(word, asked)) named.set(id, word);
  }
  return named;
}

/**
 * Refuses a quiz that is neither a full one nor as long as there are words: with a single answer, the easiest word would pass. 403 for a visitor
 * at another level than A1, 400 for another number of questions.
 */
export function requireWhole(quiz: NamedWords, totalQuestions: number, rows: NamedRows | null): void {
  const { bank, wish, ids, size, counted } = quiz;
  if (!rows && wish.level && wish.level !== GUEST_LEVEL)
    throw new HttpError(403, "Sign up to practice the words of this level", { field: "level" });
  const isWhole = ids.length === size || (counted !== null && ids.length > 0 && wordsThere(counted) <= ids.length);
  if (totalQuestions !== ids.length || !isWhole)
    throw new HttpError(400, "The quiz has another number of questions", { field: "totalQuestions" });

  function wordsThere(sampled: SampleWish): number {
    if (!rows) return bankWordsFor(bank, { ...sampled.wish, level: GUEST_LEVEL }).length;
    const named = [...wordsNamed(quiz, rows).values()];
    const language = named[0]?.language ?? DEFAULT_LANGUAGE;
    const groups = sampleIn(rows, { ...sampled, wish: { ...narrowed(sampled.wish, named), language } });
    return groups.reduce((sum, { words }) => sum + words.length, 0);
  }
}
