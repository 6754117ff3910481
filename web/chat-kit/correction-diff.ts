import type { Correction } from "#schema/api/conversations.ts";
import type { DiffPart } from "../ui/diff.tsx";

/** Letters that two words must share at their beginning and end, as a part of the longer one, to be compared letter by letter. */
const MIN_SHARED = 0.5;

/** The part of a correction that says what changes where. */
export type Change = Pick<Correction, "start" | "original" | "corrected">;

/** Words that an excerpt shows on either side of a change, where nothing else is asked for. */
const EXCERPT_WORDS = 3;

export interface DiffOptions {
  /** Words that are alike are compared by their letters (ein[en]), or exchanged as a whole (ein → einen). */
  by?: "letters" | "words";
}

export interface ExcerptOptions extends DiffOptions {
  /** Words on either side of the change. */
  words?: number;
}

/**
 * A learner's text with what goes and what comes. Corrections are in the order of the text. One whose place does not hold its original
 * is left out, because marks in the wrong place would teach something wrong.
 */
export function correctionDiff(
  text: string,
  corrections: readonly Change[],
  { by = "letters" }: DiffOptions = {},
): DiffPart[] {
  const parts: DiffPart[] = [];
  let place = 0;
  for (const { start, original, corrected } of corrections) {
    if (start < place || !text.startsWith(original, start)) continue;
    parts.push({ kind: "same", text: text.slice(place, start) }, ...changedParts(original, corrected, by));
    place = start + original.length;
  }
  parts.push({ kind: "same", text: text.slice(place) });
  return mergeSame(parts);
}

/** One correction with a few words around it, out of its own sentence; the words alone if its place does not hold its original. */
export function correctionExcerpt(
  text: string,
  change: Change,
  { by = "letters", words = EXCERPT_WORDS }: ExcerptOptions = {},
): DiffPart[] {
  const { start, original, corrected } = change;
  const parts = changedParts(original, corrected, by);
  if (!text.startsWith(original, start)) return mergeSame(parts);
  const before = text.slice(0, start).split(SENTENCE_END).at(-1) ?? "";
  const [after = ""] = text.slice(start + original.length).split(SENTENCE_END);
  return mergeSame([same(lastWords(before, words)), ...parts, same(firstWords(after, words))]);
}

const SENTENCE_END = /(?<=[.!?…])\s+|\n/u;

function lastWords(text: string, most: number): string {
  const words = text.trimStart().split(/(?<=\s)(?=\S)/u);
  return words.length > most ? `… ${words.slice(-most).join("")}` : words.join("");
}

function firstWords(text: string, most: number): string {
  const words = text.trimEnd().split(/(?<=\S)(?=\s)/u);
  // The text begins with the space after the change, or with its punctuation.
  const count = most + (/^\s/u.test(text) ? 0 : 1);
  return words.length > count ? `${words.slice(0, count).join("")} …` : words.join("");
}

function changedParts(original: string, corrected: string, by: "letters" | "words"): DiffPart[] {
  const from = original.split(" ");
  const to = corrected.split(" ");
  const before = sharedAtStart(from, to);
  const after = Math.min(sharedAtStart(from.toReversed(), to.toReversed()), Math.min(from.length, to.length) - before);
  const inner = changedWords(from.slice(before, from.length - after), to.slice(before, to.length - after), by);
  return [
    same([...from.slice(0, before), ""].join(" ")),
    ...inner,
    same(["", ...from.slice(from.length - after)].join(" ")),
  ];
}

/** Words that changed one by one are compared by their letters; everything else is exchanged as a whole. */
function changedWords(from: readonly string[], to: readonly string[], by: "letters" | "words"): DiffPart[] {
  const pairs = from.map((word, index) => [word, to[index] ?? ""] as const);
  if (by === "letters" && from.length === to.length && pairs.every(([word, other]) => areAlike(word, other)))
    return pairs.flatMap(([word, other], index) => [...(index > 0 ? [same(" ")] : []), ...changedLetters(word, other)]);
  if (from.length === 0) return [{ kind: "ins", text: to.join(" ") }];
  if (to.length === 0) return [{ kind: "del", text: from.join(" ") }];
  return [{ kind: "del", text: from.join(" ") }, same(" "), { kind: "ins", text: to.join(" ") }];
}

function areAlike(word: string, other: string): boolean {
  const { before, after } = sharedLetters(word, other);
  return before + after >= Math.max(word.length, other.length) * MIN_SHARED;
}

function changedLetters(word: string, other: string): DiffPart[] {
  const { before, after } = sharedLetters(word, other);
  const parts: DiffPart[] = [
    same(word.slice(0, before)),
    { kind: "del", text: word.slice(before, word.length - after) },
    { kind: "ins", text: other.slice(before, other.length - after) },
    same(word.slice(word.length - after)),
  ];
  return parts.filter(({ text }) => text !== "");
}

function sharedLetters(word: string, other: string): { before: number; after: number } {
  const from = Array.from(word);
  const to = Array.from(other);
  const before = sharedAtStart(from, to);
  const after = sharedAtStart(from.slice(before).toReversed(), to.slice(before).toReversed());
  // In UTF-16 units, in which slices count.
  return { before: from.slice(0, before).join("").length, after: from.slice(from.length - after).join("").length };
}

/** How many items two lists have in common from their start on. */
function sharedAtStart(from: readonly string[], to: readonly string[]): number {
  const different = from.findIndex((item, index) => item !== to[index]);
  return different === -1 ? from.length : different;
}

function same(text: string): DiffPart {
  return { kind: "same", text };
}

/** Joins neighbors that stay, and drops empty parts. */
function mergeSame(parts: readonly DiffPart[]): DiffPart[] {
  const merged: DiffPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.text === "") continue;
    if (last?.kind === "same" && part.kind === "same") last.text += part.text;
    else merged.push({ ...part });
  }
  return merged;
}
