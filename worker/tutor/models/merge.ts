import { applyEdits } from "../german/analyze.ts";
import type { Edit } from "../turn.ts";
import { wordEdits, wordsIn } from "./word-edits.ts";

/** Both the engine and the model found it. */
const AGREED = 0.98;
/** The engine's own sureness from which an edit stays although the model did not mention it. */
const SURE_ALONE = 0.8;
/** From here on the engine is right when the model says something else at the same place. */
const SURE_AGAINST = 0.9;
/** Share of the words of the engine's correction that a model's wider one must have to count as the same and more. */
const HELD_SHARE = 0.75;
/** A model that changes more than this share of the words writes a text of its own. */
const REWRITE_SHARE = 0.5;
/** In shorter messages one honest mistake is half of the words. */
const REWRITE_WORDS = 6;

/**
 * The edits of the engine and of a model as one list, in the order of the text and without overlaps. What both found is sure. What the model
 * rewrites without the engine seeing more than one error is kept word by word only: models like to improve what is right.
 */
export function mergeEdits(message: string, engine: readonly Edit[], proposed: readonly Edit[]): Edit[] {
  const own = engine.flatMap((edit) => shortened(message, edit));
  // One edit of the model may hold several of the engine, which say what each of them is for.
  const confirmed = new Map(proposed.map((edit) => [edit, own.filter((other) => isWithin(other, edit))]));
  const rest = proposed.filter((edit) => !isMadeOf(edit, confirmed.get(edit) ?? []));
  const agreed = own.map((edit) => ({
    edit,
    isAgreed: proposed.some((other) => !rest.includes(other) && isWithin(edit, other)),
  }));
  const allowed = isRewrite(message, proposed) && engine.length <= 1 ? rest.filter(isWordLevel) : rest;
  const kept: Edit[] = agreed.filter(({ isAgreed }) => isAgreed).map(({ edit }) => ({ ...edit, confidence: AGREED }));
  const alone = agreed.filter(({ isAgreed }) => !isAgreed).map(({ edit }) => edit);
  for (const edit of allowed) {
    if (kept.some((other) => overlaps(edit, other))) continue;
    const against = alone.filter((other) => overlaps(edit, other));
    if (against.some((other) => other.confidence >= SURE_AGAINST && !holds(edit, other))) continue;
    kept.push(edit);
  }
  for (const edit of alone) {
    if (edit.confidence >= SURE_ALONE && !kept.some((other) => overlaps(edit, other))) kept.push(edit);
  }
  return kept.toSorted((one, other) => one.start - other.start);
}

/** The engine's edits with neighbors that it took along left out, so that they can be compared. */
function shortened(message: string, edit: Edit): Edit[] {
  const pieces = wordEdits(edit.original, edit.corrected);
  // The engine also moves commas, which are no words: such an edit stays as it is.
  if (pieces.length === 0) return [edit];
  return pieces.map(({ start, end, corrected }) => ({
    ...edit,
    start: edit.start + start,
    end: edit.start + end,
    original: message.slice(edit.start + start, edit.start + end),
    corrected,
  }));
}

function isWithin(inner: Edit, outer: Edit): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** True if the parts together change exactly what the whole changes. */
function isMadeOf(whole: Edit, parts: readonly Edit[]): boolean {
  if (parts.length === 0) return false;
  const inside = parts.map((edit) => ({ ...edit, start: edit.start - whole.start, end: edit.end - whole.start }));
  return applyEdits(whole.original, inside) === whole.corrected;
}

export function overlaps(one: Pick<Edit, "start" | "end">, other: Pick<Edit, "start" | "end">): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A wider edit that makes the other's change as well, or nearly: `kein Zeit habe` goes into `keine Zeit habe`. */
function holds(wide: Edit, other: Edit): boolean {
  const words = new Set(wordsIn(wide.corrected.toLowerCase()).map((word) => word.text));
  const wanted = wordsIn(other.corrected.toLowerCase());
  return isWithin(other, wide) && wanted.filter((word) => words.has(word.text)).length >= wanted.length * HELD_SHARE;
}

function isRewrite(message: string, edits: readonly Edit[]): boolean {
  const words = wordsIn(message);
  const changed = words.filter((word) => edits.some((edit) => overlaps(word, edit)));
  return words.length >= REWRITE_WORDS && changed.length > words.length * REWRITE_SHARE;
}

/** One word for another form of itself, or for a word that is spelled nearly the same. */
function isWordLevel(edit: Edit): boolean {
  if (wordsIn(edit.original).length !== 1 || wordsIn(edit.corrected).length !== 1) return false;
  const [one, other] = [plain(edit.original), plain(edit.corrected)];
  return distance(one, other) <= Math.max(1, Math.min(3, Math.floor(Math.max(one.length, other.length) / 2)));
}

function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Letters to add, take away or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
