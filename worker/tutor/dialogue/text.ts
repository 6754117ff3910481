import { NEVER_CAPITAL, OWN_MEANING } from "#content/built-in/tutor/patterns/text.ts";
import type { Morphology } from "./ports.ts";

/** Without the words between quotation marks: what is quoted, or is only a name, tells nothing of the learner. */
export function unquoted(text: string): string {
  return text.replaceAll(/(["„“»])[^"„“”»«]{4,}(["“”«])/gu, "$1X$2");
}

/** The text without what it is not about: "wie eine sterbende Katze" names no pet, and a band may be called „Kalter Kaffee“. */
export function withoutAsides(text: string): string {
  return text
    .replaceAll(/[„“"»][^„“”"«»\s]+ [^„“”"«»]*[“”"«]/gu, "")
    .replaceAll(/\bwie (?:(?:ein\w*|['’]ne\w*) )?(?:\p{Ll}+[enmrs] )?\p{Lu}[\p{L}-]+(?: ohne \p{Lu}[\p{L}-]+)?/gu, "")
    .replaceAll(/\b(?:zu|nach) Hause\b/giu, "");
}

/** The text with all its quotation marks alike: 'so', "so", »so« and ‚so‘ become „so“. */
export function withMarks(text: string): string {
  return text
    .replaceAll(/[„“”"»«]([^„“”"»«]+)[“”"»«]/gu, "„$1“")
    .replaceAll(
      /(?<![\p{L}\d„])['‚‘’](?!(?:ne?[mnrs]?|s|m)(?!\p{L}))((?:[^'‚‘’„“]|(?<=\p{L})['’](?=\p{L}))+)(?<=\S)['‘’](?![\p{L}\d])/gu,
      "„$1“",
    );
}

/** What stands in quotation marks in such a text. */
export function quotesIn(text: string): string[] {
  return Array.from(text.matchAll(/„([^„“]+)“/gu), ([, quote = ""]) => quote.replace(/[.!?]+$/u, ""));
}

/** A word with its place in the text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\d]+(?:[’'-][\p{L}\p{M}\d]+)*/gu), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Sentences with their end marks. Short abbreviations ("z. B.", "Dr.") do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”“»)]*)(?<!\b(?:z\. ?B|[Dd]r|St|[Ss]tr|ca|Nr|usw|\d{1,2})\.)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first word in lower case, to compare the openings of replies. */
export function openingOf(text: string): string {
  return wordsOf(text)[0]?.text.toLowerCase() ?? "";
}

/** For comparing lines: lower case, words only. */
export function normalized(text: string): string {
  return wordsOf(text)
    .map((word) => word.text.toLowerCase())
    .join(" ");
}

/** The text as it stands after "Ah,": null when it is unclear whether its first word keeps the capital. */
export function afterComma(text: string, morphology: Morphology): string | null {
  const first = wordsOf(text)[0]?.text;
  if (first === undefined) return null;
  if (/^(?:Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres|Ihnen)$/.test(first)) return text;
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  if (NEVER_CAPITAL.test(first) || first === first.toLowerCase()) return lower;
  const noun = morphology.readings(first).some((reading) => reading.partOfSpeech === "noun");
  const other = morphology.readings(first.toLowerCase()).length > 0;
  const next = wordsOf(text)[1]?.text;
  // "Alte Kameras" could be an old woman's, "Tief durchatmen" about a low: only what follows tells.
  if (noun && other && next !== undefined) return /^\p{Lu}/u.test(next) && /e[nmrs]?$/.test(first) ? lower : null;
  return noun ? text : other ? lower : null;
}

/**
 * Everything that a message's words may be looked up by: the words in lower case and their lemmas, and nouns with their
 * capital as well, because only a noun may be matched as a compound.
 */
export function lemmasOf(text: string, morphology: Morphology): Set<string> {
  const result = new Set<string>();
  const words = wordsOf(text);
  for (const [index, { text: word, start }] of words.entries()) {
    result.add(word.toLowerCase());
    const before = words[index - 1];
    const starts = before === undefined || /[.!?:„“"]/u.test(text.slice(before.end, start));
    // "Schon mal": nobody paints.
    const asVerb = word === "mal" ? [] : morphology.readings(word.toLowerCase());
    // "Spielen Sie …?" begins with a verb, and within a sentence "Wein" does not weep.
    const isVerb = starts && /^(?:ich|du|Sie|wir|ihr|er|es)$/.test(words[index + 1]?.text ?? "") && asVerb.length > 0;
    const asNoun = isVerb || word === "mal" ? [] : morphology.readings(word);
    if (/^\p{Lu}/u.test(word) && !isVerb) result.add(word);
    const isNoun = !starts && /^\p{Lu}/u.test(word) && asNoun.some((reading) => reading.partOfSpeech === "noun");
    for (const reading of [...asNoun, ...(isNoun ? [] : asVerb)]) {
      result.add(reading.lemma.toLowerCase());
      // "Ehe" is a marriage, "ehe" is before.
      if (reading.partOfSpeech === "noun" && /^\p{Lu}/u.test(word)) result.add(reading.lemma);
    }
  }
  return result;
}

/**
 * Whether a trigger occurs: "gern trinken" needs both lemmas, and a noun also counts as the last part of a compound
 * (Suppe in Tomatensuppe) or with an ending (Katzen). A verb is neither: "aufregen" has nothing to do with Regen, and
 * "besuchen" is not a Besuch.
 */
export function occurs(trigger: string, lemmas: ReadonlySet<string>): boolean {
  return trigger.split(" ").every((part) => {
    const lower = part.toLowerCase();
    if (lemmas.has(part)) return true;
    if (part === lower || part.length < 4) return false;
    for (const lemma of lemmas) {
      if (lemma.length <= lower.length || !/^\p{Lu}/u.test(lemma)) continue;
      const noun = lemma.toLowerCase();
      if (OWN_MEANING.has(noun)) continue;
      if (noun.endsWith(lower) || (noun.startsWith(lower) && NOUN_ENDINGS.has(noun.slice(lower.length)))) return true;
    }
    return false;
  });
}

const NOUN_ENDINGS = new Set(["e", "n", "s", "en", "es"]);

const boundedBy = new Map<RegExp, RegExp>();

/** The pattern with a `\b` that knows umlauts, as JavaScript's does not: before "überfordert" it finds no boundary. */
export function bounded(pattern: RegExp): RegExp {
  let known = boundedBy.get(pattern);
  if (known === undefined) {
    known = new RegExp(pattern.source.replaceAll(String.raw`\b`, WORD_BOUNDARY), pattern.flags);
    boundedBy.set(pattern, known);
  }
  return known;
}

const LETTERS = "A-Za-zÀ-ÖØ-öø-ÿ";
const WORD_BOUNDARY = `(?:(?<=[${LETTERS}\\d])(?![${LETTERS}\\d])|(?<![${LETTERS}\\d])(?=[${LETTERS}\\d]))`;
