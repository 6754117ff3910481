import type { CefrLevel } from "#schema/terms/cefr.ts";
import { markedParts, type WordPlace, wordCheck } from "./finding.ts";

/** Longest example sentence of each level, in words. */
export const WORDS_IN_SENTENCE: Readonly<Record<CefrLevel, number>> = {
  A1: 10,
  A2: 13,
  B1: 17,
  B2: 26,
  C1: 26,
  C2: 26,
};

/** German and English alike: a mark at the end, a quotation mark after it allowed. */
const CLOSED = /[.!?…]["“”]?$/;
/** A capital, a figure, or a quotation mark with one of them. */
const OPENED = /^["„“]?(?:\p{Lu}|\d)/u;

/** Words of a sentence: what has a letter or a figure. */
export function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((part) => /[\p{L}\d]/u.test(part)).length;
}

/** Sentences stay short enough for their level. */
export const SENTENCE_LENGTH = wordCheck("sentence-length", ({ level, word }) => {
  const count = wordsIn(word.sentence);
  const most = WORDS_IN_SENTENCE[level];
  return count > most ? [`the sentence has ${count} words, ${level} allows ${most}`] : [];
});

/** Sentences and their translations begin and end as sentences do. */
export const SENTENCE_FORM = wordCheck("sentence-form", ({ word: { sentence, translation } }) => {
  const texts = { sentence, translation };
  return Object.entries(texts).flatMap(([what, text]) => [
    ...(OPENED.test(text) ? [] : [`the ${what} does not begin with a capital: "${text}"`]),
    ...(CLOSED.test(text) ? [] : [`the ${what} does not end with . ! or ?: "${text}"`]),
  ]);
});

/** Marks hold whole words: `*Kind*er` would draw half a word. */
export const MARK_EDGES = wordCheck("mark-edges", ({ word }: WordPlace) =>
  word.marks.flatMap(([start, end], index) => {
    const inside = /[\p{L}\d]$/u.test(word.sentence.slice(0, start)) || /^[\p{L}\d]/u.test(word.sentence.slice(end));
    const marked = markedParts(word)[index] ?? "";
    return [
      ...(inside ? [`"${marked}" is only part of a word`] : []),
      ...(/[.,!?…]$/.test(marked) ? [`"${marked}": the punctuation stands outside the mark`] : []),
    ];
  }),
);
