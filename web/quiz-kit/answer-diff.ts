import type { DiffPart } from "../ui/diff.tsx";

/** Letters that two texts must share, as a part of the longer one, for a comparison to help. */
const MIN_SHARED = 0.5;

/**
 * What to strike out of a typed answer and what to put in to get the expected one, letter by letter. Null when the two have so
 * little in common that the marks would only confuse, and when there is no difference.
 */
export function answerDiff(typed: string, expected: string): DiffPart[] | null {
  const from = Array.from(typed.trim().normalize("NFC"));
  const to = Array.from(expected.normalize("NFC"));
  const shared = sharedLengths(from, to);
  const longest = shared[0]?.[0] ?? 0;
  const longer = Math.max(from.length, to.length);
  if (longest === longer || longest < longer * MIN_SHARED) return null;
  return mergeParts(walk(from, to, shared));
}

/** `lengths[i][j]`: the most letters that `from` from i on and `to` from j on have in common, in order. */
function sharedLengths(from: readonly string[], to: readonly string[]): number[][] {
  const lengths = Array.from({ length: from.length + 1 }, () => Array.from({ length: to.length + 1 }, () => 0));
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const [row = [], below = []] = [lengths[i], lengths[i + 1]];
    for (let j = to.length - 1; j >= 0; j -= 1)
      row[j] = from[i] === to[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}

function walk(from: readonly string[], to: readonly string[], shared: readonly number[][]): DiffPart[] {
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    if (i < from.length && from[i] === to[j]) {
      parts.push({ kind: "same", text: from[i] ?? "" });
      i += 1;
      j += 1;
    } else if (i < from.length && (shared[i + 1]?.[j] ?? 0) >= (shared[i]?.[j + 1] ?? -1)) {
      parts.push({ kind: "del", text: from[i] ?? "" });
      i += 1;
    } else {
      parts.push({ kind: "ins", text: to[j] ?? "" });
      j += 1;
    }
  }
  return parts;
}

/** Neighbors of one kind become one; in a changed stretch what goes stands before what comes. */
function mergeParts(parts: readonly DiffPart[]): DiffPart[] {
  const merged: DiffPart[] = [];
  let [del, ins] = ["", ""];
  function flush(): void {
    if (del !== "") merged.push({ kind: "del", text: del });
    if (ins !== "") merged.push({ kind: "ins", text: ins });
    [del, ins] = ["", ""];
  }
  for (const { kind, text } of parts) {
    if (kind === "del") del += text;
    else if (kind === "ins") ins += text;
    else {
      flush();
      const last = merged.at(-1);
      if (last?.kind === "same") last.text += text;
      else merged.push({ kind, text });
    }
  }
  flush();
  return merged;
}
