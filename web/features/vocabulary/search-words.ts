import { spellOut } from "#schema/rules/german-spelling.ts";
import { DEFINITE_ARTICLES, type Gender } from "#schema/terms/gender.ts";

/** What a search looks at in a word. */
export interface SearchableWord {
  word: string;
  gender: Gender | null;
  plural: string | null;
  translation: readonly string[];
}

/** Every form of a word in one language, each in a line of its own, in the two ways in which people type without umlauts. */
interface Forms {
  /** "für" → "fuer" */
  spelledOut: string;
  /** "für" → "fur" */
  plain: string;
}

interface Index {
  german: Forms;
  english: Forms;
}

/** How well a form matches. Between them there is room for what counts less. */
const SCORES = { form: 60, word: 50, formStart: 40, wordStart: 30, inside: 10 } as const;
/** Of two equal matches, the one in German comes first, which is what is learned. */
const IN_ENGLISH = -1;
/** "schon" finds "schön", but after "schon". */
const WITHOUT_UMLAUTS = -3;
/** "der See" finds "die See", but after "der See". */
const WITHOUT_ARTICLE = -5;
/** A single letter stands inside nearly every word. */
const MIN_INSIDE = 2;

const GERMAN_ARTICLE = /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|sich) (?=.)/;
const ENGLISH_ARTICLE = /^(?:the|a|an|to|to be) (?=.)/;

const indexes = new WeakMap<SearchableWord, Index>();

/**
 * The words that a search finds, the best first, equal ones in the order given; all of them for an empty search. It looks at the word,
 * with its article or without, its plural and its meanings. A whole word comes before the beginning of one, and that before what stands
 * inside. Several words may stand apart where no entry has them together. Case and accents do not matter, and ae, oe, ue, ss may stand
 * for ä, ö, ü, ß.
 */
export function searchWords<Word extends SearchableWord>(words: readonly Word[], query: string): Word[] {
  const { spelledOut, plain } = formsOf([query]);
  const text = { spelledOut: spelledOut.trim(), plain: plain.trim() };
  if (text.plain === "") return [...words];
  const variants = variantsOf(text);
  const found = scored(words, (index) => Math.max(...variants.map((one) => scoreIn(index, one.text) + one.cost)));
  if (found.length > 0 || !text.plain.includes(" ")) return found;
  return scored(words, (index) => Math.max(...variants.map((one) => scoreApart(index, one.text) + one.cost)));
}

/** The words that score above 0, the highest first. */
function scored<Word extends SearchableWord>(words: readonly Word[], scoreOf: (index: Index) => number): Word[] {
  const found: { word: Word; score: number }[] = [];
  for (const word of words) {
    const score = scoreOf(indexOf(word));
    if (score > 0) found.push({ word, score });
  }
  return found.toSorted((one, other) => other.score - one.score).map(({ word }) => word);
}

/** So many words are read in one go: few enough that a letter typed meanwhile appears at once. */
const READ_AT_ONCE = 200;

/** Reads the words for the search ahead of its first letter, in pieces between which the browser can do something else. */
export function indexAhead(words: readonly SearchableWord[]): () => void {
  let at = 0;
  let timer = setTimeout(readSome);
  function readSome(): void {
    for (const word of words.slice(at, at + READ_AT_ONCE)) indexOf(word);
    at += READ_AT_ONCE;
    if (at < words.length) timer = setTimeout(readSome);
  }
  return () => clearTimeout(timer);
}

/** A way to read what was typed, and what it costs to read it so. */
interface Variant {
  text: Forms;
  cost: number;
}

/** What was typed, and the same without the article in front, or the "to" of an English verb. */
function variantsOf(text: Forms): Variant[] {
  const bare = (form: string) => form.replace(GERMAN_ARTICLE, "").replace(ENGLISH_ARTICLE, "");
  const without = { spelledOut: bare(text.spelledOut), plain: bare(text.plain) };
  const all: Variant[] = [{ text, cost: 0 }];
  if (without.plain !== text.plain) all.push({ text: without, cost: WITHOUT_ARTICLE });
  return all;
}

/** Where the words do not stand together, every one must be found, and the worst match counts. */
function scoreApart(index: Index, text: Forms): number {
  const plain = text.plain.split(" ");
  return Math.min(
    ...text.spelledOut
      .split(" ")
      .map((word, place) => scoreIn(index, { spelledOut: word, plain: plain[place] ?? word })),
  );
}

function scoreIn({ german, english }: Index, text: Forms): number {
  return Math.max(scoreOfForms(german, text), scoreOfForms(english, text) + IN_ENGLISH);
}

function scoreOfForms(forms: Forms, text: Forms): number {
  const score = match(forms.spelledOut, text.spelledOut);
  if (forms.plain === forms.spelledOut && text.plain === text.spelledOut) return score;
  return Math.max(score, match(forms.plain, text.plain) + WITHOUT_UMLAUTS);
}

function match(forms: string, text: string): number {
  const at = forms.indexOf(text);
  if (at === -1) return -Infinity;
  if (forms.includes(`\n${text}\n`)) return SCORES.form;
  if (forms.includes(` ${text} `) || forms.includes(`\n${text} `) || forms.includes(` ${text}\n`)) return SCORES.word;
  if (forms.includes(`\n${text}`)) return SCORES.formStart;
  if (forms.includes(` ${text}`)) return SCORES.wordStart;
  return text.length >= MIN_INSIDE ? SCORES.inside : -Infinity;
}

function indexOf(word: SearchableWord): Index {
  const known = indexes.get(word);
  if (known) return known;
  const index = { german: formsOf(germanForms(word)), english: formsOf(word.translation.flatMap(englishForms)) };
  indexes.set(word, index);
  return index;
}

function germanForms({ word, gender, plural }: SearchableWord): string[] {
  const forms = [word, word.replace(/^sich /, "")];
  if (gender !== null) forms.push(`${DEFINITE_ARTICLES[gender]} ${word}`);
  if (plural !== null) forms.push(plural, `die ${plural}`);
  return forms;
}

/** "to go (on foot)" is also "to go", "go" and "go on foot". */
function englishForms(gloss: string): string[] {
  const short = gloss.replace(/\([^)]*\)/g, " ");
  const forms = [gloss, short];
  return [...forms, ...forms.map((form) => form.trim().replace(ENGLISH_ARTICLE, ""))];
}

const ACCENTS = /\p{M}/gu;
/** Marks inside a word: "T-Shirt" is also typed "tshirt". */
const JOINTS = /['’‑-]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

function formsOf(texts: readonly string[]): Forms {
  const forms = [...new Set(texts.map(wordsOf))].filter((form) => form !== "");
  const text = `\n${forms.join("\n")}\n`;
  const spelledOut = withoutAccents(spellOut(text));
  return { spelledOut, plain: spelledOut === text ? spelledOut : withoutAccents(text.replaceAll("ß", "ss")) };
}

function wordsOf(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(JOINTS, "").replace(BETWEEN_WORDS, " ").trim();
}

const ASCII = /^[\0-\x7F]*$/;

function withoutAccents(text: string): string {
  if (ASCII.test(text)) return text;
  return text.normalize("NFD").replace(ACCENTS, "");
}
