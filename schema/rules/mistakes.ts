import type { CorrectionType } from "#schema/terms/correction-type.ts";
import type { GrammarCategory } from "#schema/terms/grammar-category.ts";
import type { Language } from "#schema/terms/language.ts";
import { wordKey } from "./word-key.ts";

/** Messages without a mistake of a kind after which that kind counts as mastered once more. */
export const MASTERED_AFTER_MESSAGES = 10;

/** A change to a text: what stands at `start` becomes `corrected`. */
export interface TextChange {
  start: number;
  original: string;
  corrected: string;
}

/** The text with all changes made. They are in the order of the text and do not overlap. */
export function correctedText(text: string, changes: readonly TextChange[]): string {
  let end = 0;
  let result = "";
  for (const { start, original, corrected } of changes) {
    result += text.slice(end, start) + corrected;
    end = start + original.length;
  }
  return result + text.slice(end);
}

/** What a correction is about. */
export interface Mistake {
  type: CorrectionType;
  category: GrammarCategory | null;
  original: string;
  corrected: string;
}

/**
 * The key of a mistake among those kept of a learner: 47 bits of the language, what the correction is about, and both forms. At the beginning of a
 * sentence it is the same mistake, so a capital counts only where it is all that was wrong.
 */
export function mistakeKey(language: Language, { type, category, original, corrected }: Mistake): number {
  const fold = (text: string) => text.normalize("NFC").toLocaleLowerCase("de");
  const [wrong, right] = fold(original) === fold(corrected) ? [original, corrected] : [fold(original), fold(corrected)];
  return wordKey(language, `${wrong}\n${right}`, category ?? type);
}

const SENTENCE_END = /[.!?…]+(?=\s|$)|\n/gu;

/** The sentence of a text in which the span lies, and the place of the span in it. Spans over several sentences get all of them. */
export function sentenceAround(
  text: string,
  { start, length }: { start: number; length: number },
): { sentence: string; start: number } {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const from = ends.findLast((end) => end <= start) ?? 0;
  const to = ends.find((end) => end >= start + length) ?? text.length;
  const lead = /^\s*/u.exec(text.slice(from, start))?.[0].length ?? 0;
  return { sentence: text.slice(from + lead, to).trimEnd(), start: start - from - lead };
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  return [0, ...ends].map((from, i) => text.slice(from, ends[i] ?? text.length).trim()).filter((one) => one !== "");
}

/** A learner's record with one category of grammar. */
export interface RuleRecord {
  /** The learner's count of messages at the last mistake of the kind, or when it was last mastered. */
  since: number;
  timesMastered: number;
}

/** The record after a message without a mistake of its kind, or null if it stays as it is. `messages` counts that message. */
export function recordAfter(record: RuleRecord, messages: number): RuleRecord | null {
  if (messages - record.since < MASTERED_AFTER_MESSAGES) return null;
  return { since: messages, timesMastered: record.timesMastered + 1 };
}
