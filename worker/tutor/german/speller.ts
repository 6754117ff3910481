import { CONFUSIONS } from "#content/built-in/german/slips.ts";
import { capital, type Lexicon, LONGEST_WORD } from "./lexicon.ts";

/** As `Lexicon.frequency` counts, 0 to 9: what may be meant by three letters. */
const COMMON = 2;

const LETTERS = "enirstadhulgcmobwfkzvpjyäöüßqx";

export interface Suggestion {
  word: string;
  /** 0 to 1: how far ahead of the next candidate. */
  sure: number;
}

/** The most likely spelling of an unknown word, lower-case or as a noun; null if none or several are likely. */
export function suggest(
  lexicon: Lexicon,
  unknown: string,
  options: { noun: boolean; lower: boolean; slips?: boolean },
): Suggestion | null {
  if (unknown.length > LONGEST_WORD) return null;
  const key = `${unknown}|${options.noun}|${options.lower}|${options.slips === true}`;
  const memory = memories.get(lexicon) ?? new Map<string, Suggestion | null>();
  memories.set(lexicon, memory);
  const known = memory.get(key);
  if (known !== undefined) return known;
  if (memory.size > 200) memory.clear();
  const found = search(lexicon, unknown, options);
  memory.set(key, found);
  return found;
}

/** The corrected sentence is looked at again, and a search costs more than all rules together. */
const memories = new WeakMap<Lexicon, Map<string, Suggestion | null>>();

function search(
  lexicon: Lexicon,
  unknown: string,
  options: { noun: boolean; lower: boolean; slips?: boolean },
): Suggestion | null {
  const word = unknown.charAt(0).toLowerCase() + unknown.slice(1);
  const near = new Map<string, number>();
  for (const [from, to] of CONFUSIONS) {
    for (let at = word.indexOf(from); at !== -1; at = word.indexOf(from, at + 1)) {
      near.set(word.slice(0, at) + to + word.slice(at + from.length), 0);
    }
  }
  const likely = rank(lexicon, near, options, true);
  const first = decide(likely, word);
  // Three letters are near too many words: only a common one is meant.
  if (first && (word.length > 3 || (lexicon.frequency(first.word) ?? 9) <= COMMON)) return first;
  // In a word with a capital, which may be a name, only the usual slips count.
  if (word.length < 4 || options.slips) return null;
  const far = new Map<string, number>();
  for (let at = 0; at <= word.length; at++) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    const firstLetter = at === 0 ? 3 : 1;
    if (tail.length > 1) far.set(head + tail[1] + tail[0] + tail.slice(2), firstLetter);
    if (tail !== "") far.set(head + tail.slice(1), firstLetter);
    for (const letter of LETTERS) {
      far.set(head + letter + tail, firstLetter);
      if (tail !== "") far.set(head + letter + tail.slice(1), firstLetter + 0.5);
    }
  }
  far.delete(word);
  for (const candidate of near.keys()) far.delete(candidate);
  const found = decide([...likely, ...rank(lexicon, far, options, false)], word);
  return found ?? (word.length >= 8 ? decide(rank(lexicon, twoSlips(near, word), options, false), word) : null);
}

/** `interresant`: two of the usual slips in one long word. */
function twoSlips(near: ReadonlyMap<string, number>, word: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const candidate of near.keys()) {
    for (const [from, to] of CONFUSIONS) {
      for (let at = candidate.indexOf(from); at !== -1; at = candidate.indexOf(from, at + 1)) {
        found.set(candidate.slice(0, at) + to + candidate.slice(at + from.length), 1);
      }
    }
  }
  found.delete(word);
  for (const candidate of near.keys()) found.delete(candidate);
  return found;
}

type Ranked = readonly [string, number];

function rank(
  lexicon: Lexicon,
  candidates: ReadonlyMap<string, number>,
  options: { noun: boolean; lower: boolean },
  thorough: boolean,
): Ranked[] {
  const found: Ranked[] = [];
  for (const [candidate, cost] of candidates) {
    for (const form of [options.lower ? candidate : "", options.noun ? capital(candidate) : ""]) {
      if (form === "") continue;
      const entries = lexicon.search(form);
      const listed = entries.some((entry) => entry !== "" && !entry.startsWith("#"));
      const known = listed || (thorough && lexicon.isSimple(form));
      if (!known) continue;
      const place = entries.find((entry) => entry.startsWith("#"));
      const frequency = place ? Number(place.slice(1)) : 11;
      found.push([form, cost + frequency - (entries.some((entry) => entry.startsWith("@")) ? 1.5 : 0)]);
    }
  }
  return found.toSorted((a, b) => a[1] - b[1]);
}

function decide(ranked: readonly Ranked[], word: string): Suggestion | null {
  const sorted = ranked.toSorted((a, b) => a[1] - b[1]);
  const best = sorted[0];
  if (!best || best[1] > 11.5) return null;
  const second = sorted.find(([form]) => form.toLowerCase() !== best[0].toLowerCase());
  const margin = second ? second[1] - best[1] : 6;
  // Short words have many neighbors.
  if (margin < (word.length <= 4 ? 2.5 : 1.5)) return null;
  return { word: best[0], sure: Math.min(1, 0.7 + margin / 20) };
}
