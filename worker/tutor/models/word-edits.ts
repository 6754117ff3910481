import { diffArrays } from "diff/lib/diff/array.js";

/** A run of whole words that changes. Offsets count in the text before the change, in UTF-16 units, the end exclusive. */
export interface WordEdit {
  start: number;
  end: number;
  corrected: string;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Words `from` to `to` (exclusive) before the change, and what stands in their place after it. */
interface Group {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

const WORD = /[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}\d]+)*/gu;

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The spelling that counts: Swiss ss stands for ß, and both apostrophes are one. */
function folded(word: string): string {
  return word.replaceAll("ß", "ss").replaceAll("’", "'");
}

/**
 * The shortest runs of whole words in which two texts differ. Marks and emojis are not compared. A word that moved makes one run from its old
 * place to its new one. A word that is added or taken away takes a neighbor along, so that no run is empty on either side.
 */
export function wordEdits(before: string, after: string): WordEdit[] {
  const old = wordsIn(before);
  const new_ = wordsIn(after);
  return joined(withMoves(groupsOf(old, new_), old, new_).map((group) => withNeighbor(group, old, new_))).flatMap(
    ({ from, to, newFrom, newTo }) => {
      const [first, last, newFirst, newLast] = [old[from], old[to - 1], new_[newFrom], new_[newTo - 1]];
      if (!first || !last || !newFirst || !newLast) return [];
      return [{ start: first.start, end: last.end, corrected: after.slice(newFirst.start, newLast.end) }];
    },
  );
}

function groupsOf(old: readonly Word[], new_: readonly Word[]): Group[] {
  const changes = diffArrays(
    old.map((word) => folded(word.text)),
    new_.map((word) => folded(word.text)),
  );
  const groups: Group[] = [];
  let at = 0;
  let newAt = 0;
  for (const { added, removed, value } of changes) {
    if (added || removed) {
      const last = groups.at(-1);
      const group =
        last && last.to === at && last.newTo === newAt ? last : { from: at, to: at, newFrom: newAt, newTo: newAt };
      if (group !== last) groups.push(group);
      if (removed) group.to = at + value.length;
      else group.newTo = newAt + value.length;
    }
    if (!added) at += value.length;
    if (!removed) newAt += value.length;
  }
  return groups;
}

/** Words that vanish here and come up there have moved: one group holds both places and what lies between them. */
function withMoves(groups: readonly Group[], old: readonly Word[], new_: readonly Word[]): Group[] {
  const changes = groups.map((group) => ({
    group,
    lost: old.slice(group.from, group.to).map((word) => word.text.toLowerCase()),
    gained: new_.slice(group.newFrom, group.newTo).map((word) => word.text.toLowerCase()),
  }));
  const merged: Group[] = [];
  for (let first = 0; first < changes.length; first++) {
    const [start, ...rest] = changes.slice(first);
    if (start === undefined) break;
    const moved = rest.findLastIndex(
      (other) =>
        // Where as many words go as come, on both sides, they are replaced: `ein → einen … eine → ein` moves nothing.
        (start.lost.length !== start.gained.length || other.lost.length !== other.gained.length) &&
        (start.lost.some((word) => other.gained.includes(word)) ||
          start.gained.some((word) => other.lost.includes(word))),
    );
    const { group: end } = rest[moved] ?? start;
    merged.push({ ...start.group, to: end.to, newTo: end.newTo });
    first += moved + 1;
  }
  return merged;
}

function withNeighbor(group: Group, old: readonly Word[], new_: readonly Word[]): Group {
  const { from, to, newFrom, newTo } = group;
  if (from < to && newFrom < newTo) return group;
  // The words around a group are the same on both sides.
  if (from > 0 && newFrom > 0) return { ...group, from: from - 1, newFrom: newFrom - 1 };
  if (to < old.length && newTo < new_.length) return { ...group, to: to + 1, newTo: newTo + 1 };
  return group;
}

function joined(groups: readonly Group[]): Group[] {
  const result: Group[] = [];
  for (const group of groups) {
    const last = result.at(-1);
    if (last && group.from < last.to) {
      last.to = group.to;
      last.newTo = group.newTo;
    } else result.push({ ...group });
  }
  return result;
}
