import type { Correction } from "#schema/api/conversations.ts";
import type { DiffPart } from "../ui/diff.tsx";

/** The part of a correction that says what changes where. */
export type Change = Pick<Correction, "start" | "original" | "corrected">;

/** Words that an excerpt shows on either side of a change. */
const EXCERPT_WORDS = 3;

/**
 * A learner's text with whole words struck out and put in. Corrections are in the order of the text. One whose place does not hold its
 * original is left out, because marks in the wrong place would teach something wrong.
 */
export function correctionDiff(text: string, corrections: readonly Change[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let place = 0;
  for (const change of corrections) {
    if (change.start < place || !fits(text, change)) continue;
    parts.push(same(text.slice(place, change.start)), ...changedParts(change));
    place = change.start + change.original.length;
  }
  parts.push(same(text.slice(place)));
  return joined(parts);
}

/** One change with a few words around it, from its own sentence. Without them if its place does not hold its original. */
export function correctionExcerpt(text: string, change: Change): DiffPart[] {
  if (!fits(text, change)) return joined(changedParts(change));
  const before =
    text
      .slice(0, change.start)
      .split(/(?<=[.!?…])\s+|\n/u)
      .at(-1) ?? "";
  const [after = ""] = text.slice(change.start + change.original.length).split(/(?<=[.!?…])\s+|\n/u);
  return joined([same(lastWords(before)), ...changedParts(change), same(firstWords(after))]);
}

function fits(text: string, { start, original }: Change): boolean {
  return text.startsWith(original, start);
}

/** Words at either end that stay as they are: a model may quote more than it changes. */
function changedParts({ original, corrected }: Change): DiffPart[] {
  const from = original.split(" ");
  const to = corrected.split(" ");
  const most = Math.min(from.length, to.length);
  let before = 0;
  while (before < most && from[before] === to[before]) before += 1;
  let after = 0;
  while (after < most - before && from.at(-1 - after) === to.at(-1 - after)) after += 1;
  const del = from.slice(before, from.length - after).join(" ");
  const ins = to.slice(before, to.length - after).join(" ");
  const middle: DiffPart[] = [];
  if (del !== "") middle.push({ kind: "del", text: del });
  if (del !== "" && ins !== "") middle.push(same(" "));
  if (ins !== "") middle.push({ kind: "ins", text: ins });
  return [
    same(from.slice(0, before).join(" ")),
    ...(before > 0 && middle.length > 0 ? [same(" ")] : []),
    ...middle,
    ...(after > 0 && before + middle.length > 0 ? [same(" ")] : []),
    same(after > 0 ? from.slice(-after).join(" ") : ""),
  ];
}

function lastWords(text: string): string {
  const words = text.trimStart().split(/(?<=\s)/u);
  return words.length > EXCERPT_WORDS ? `… ${words.slice(-EXCERPT_WORDS).join("")}` : words.join("");
}

function firstWords(text: string): string {
  const words = text.trimEnd().split(/(?=\s)/u);
  // The text begins with the space after the change, or with its punctuation.
  const count = EXCERPT_WORDS + (/^\s/u.test(text) ? 0 : 1);
  return words.length > count ? `${words.slice(0, count).join("")} …` : words.join("");
}

function same(text: string): DiffPart {
  return { kind: "same", text };
}

/** Without empty parts, and with neighbors that stay as they are as one. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text === "") continue;
    if (last?.kind === "same" && part.kind === "same") last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
