import { MAX_SENTENCE_CHARS } from "#schema/api/vocabulary.ts";

/** A stretch of a reply: a word that can be looked up, or what stands between two of them. */
export interface ReplyPart {
  /** Where it begins in the reply. */
  start: number;
  text: string;
  isWord: boolean;
}

/** Shorter words can not be looked up. */
const MIN_LETTERS = 3;

/** A word with its hyphens and apostrophes: "E-Mail", "geht's". */
const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*/gu;

/** The most common English words, in case a reply quotes English. Those that are German words as well, such as "was" and "war", are left out. */
const COMMON_ENGLISH = new Set(
  "the and for are but you your can with this that these those have has had from they them their there been were does did not yes what when where which who why how would could should about into than then very just some any please".split(
    " ",
  ),
);

/** A reply in stretches: put together they are the reply. */
export function replyParts(reply: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let place = 0;
  for (const match of reply.matchAll(WORD)) {
    if (!canLookUp(match[0])) continue;
    if (match.index > place) parts.push({ start: place, text: reply.slice(place, match.index), isWord: false });
    parts.push({ start: match.index, text: match[0], isWord: true });
    place = match.index + match[0].length;
  }
  if (place < reply.length) parts.push({ start: place, text: reply.slice(place), isWord: false });
  return parts;
}

function canLookUp(word: string): boolean {
  return Array.from(word).length >= MIN_LETTERS && !COMMON_ENGLISH.has(word.toLowerCase());
}

/** The sentence in which the character at `place` stands: it tells one meaning of a word from another. */
export function sentenceAt(text: string, place: number): string {
  let start = 0;
  for (const sentence of text.split(/(?<=[.!?…]["“”»]?\s)|(?<=\n)/u)) {
    if (place < start + sentence.length) return sentence.trim().slice(0, MAX_SENTENCE_CHARS);
    start += sentence.length;
  }
  return text.trim().slice(0, MAX_SENTENCE_CHARS);
}
