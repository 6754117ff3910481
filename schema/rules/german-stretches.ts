import { ENGLISH_WORDS } from "./english-words.ts";

/** A stretch of a text as [start, end), counted in UTF-16 units. */
export type Stretch = readonly [start: number, end: number];

export interface StretchOptions {
  /** What stands in bold or italics. */
  marked?: readonly Stretch[];
  /** Whether a comma ends a phrase: in the cells of a table and in hints, which hold forms and no sentences. */
  commas?: boolean;
}

/** Ends a phrase. An apostrophe inside a word does not, a quotation mark does; nor does "…", which stands inside of German phrases. */
const PHRASE_END = /[.?!:;()[\]"“”„‚‘→=+/]|\s[–—]\s|(?<!\p{L})['’]|['’](?!\p{L})/gu;
const PHRASE_END_OR_COMMA = new RegExp(`${PHRASE_END.source}|,`, "gu");
const WORDS = /\p{L}+(?:['’-]\p{L}+)*/gu;
const LETTER = /[\p{L}-]/u;
const SENTENCE_MARK = /[.?!…]/;

/**
 * The German in an English explanation, which carries no marks of its own. A phrase, from one punctuation mark to the next, is German
 * if none of its words is on the list of English words; inside an English sentence, only what stands in bold or italics can be. A
 * single letter is neither. What is left out here is shown as English, which harms nobody; a test reads all topics and fails when
 * something is marked that the German dictionary does not know.
 */
export function germanStretches(text: string, { marked = [], commas = false }: StretchOptions = {}): Stretch[] {
  const phrases = phrasesOf(text, commas);
  const german = phrases.filter((phrase) => isGerman(text.slice(...phrase))).map((phrase) => trimmed(text, phrase));
  const insideEnglish = marked
    .map((stretch) => wholeWords(text, stretch))
    .filter((stretch) => isGerman(text.slice(...stretch)) && !german.some((phrase) => covers(phrase, stretch)))
    .map((stretch) => trimmed(text, stretch));
  return joined(text, [...german, ...insideEnglish]);
}

/** Whether a phrase holds a word, and no English one. */
export function isGerman(phrase: string): boolean {
  const words = phrase.match(WORDS)?.flatMap((word) => word.split("-")) ?? [];
  return words.some((word) => word.length > 1) && !words.some((word, place) => isEnglish(word, place === 0));
}

/**
 * Inside a phrase German nouns have capitals and English ones do not: "bus" is English there, "Bus" German. English short forms end in
 * ways in which German ones (geht's, Lukas') don't.
 */
function isEnglish(word: string, isFirst: boolean): boolean {
  const plain = (isFirst ? word.slice(0, 1).toLowerCase() + word.slice(1) : word).replace("’", "'");
  const isListed = (text: string) => ENGLISH_WORDS.has(text);
  return (
    isListed(word) || isListed(plain) || isListed(plain.replace(/'s$/, "")) || /n't$|'(?:m|re|ve|ll|d)$/.test(plain)
  );
}

function phrasesOf(text: string, commas: boolean): Stretch[] {
  const phrases: Stretch[] = [];
  let start = 0;
  for (const end of text.matchAll(commas ? PHRASE_END_OR_COMMA : PHRASE_END)) {
    phrases.push([start, end.index]);
    start = end.index + end[0].length;
  }
  return [...phrases, [start, text.length]];
}

/** From the first letter to the last one, with the mark that ends a sentence. A hyphen belongs to an ending: "-ung". */
function trimmed(text: string, [start, end]: Stretch): Stretch {
  let [from, to] = [start, end];
  while (from < to && !LETTER.test(text[from] ?? "")) from += 1;
  while (to > from && !LETTER.test(text[to - 1] ?? "")) to -= 1;
  while (SENTENCE_MARK.test(text[to] ?? "")) to += 1;
  return [from, to];
}

/** Bold may stand inside a word: komm**t**. */
function wholeWords(text: string, [start, end]: Stretch): Stretch {
  let [from, to] = [start, end];
  while (from > 0 && LETTER.test(text[from - 1] ?? "")) from -= 1;
  while (LETTER.test(text[to] ?? "")) to += 1;
  return [from, to];
}

function covers([start, end]: Stretch, other: Stretch): boolean {
  return start <= other[0] && other[1] <= end;
}

/** In their order, neighbors with no word between them as one: an audio voice must not change for a comma. */
function joined(text: string, stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const [start, end] of stretches.toSorted((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last && !/[\p{L}\p{N}()"“”]/u.test(text.slice(last[1], start)))
      result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}
