import type { ReactNode } from "react";

/** Stretches of a sentence as [start, end), counted in UTF-16 units. */
export type Marks = readonly (readonly [start: number, end: number])[];

/** The sentence cut at its marks; marks that overlap or lie outside are cut to what makes sense. */
export function splitAtMarks(sentence: string, marks: Marks): { text: string; marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const [start, end] of [...marks].sort((one, other) => one[0] - other[0])) {
    const from = Math.max(at, start);
    const to = Math.min(end, sentence.length);
    if (to <= from) continue;
    if (from > at) parts.push({ text: sentence.slice(at, from), marked: false });
    parts.push({ text: sentence.slice(from, to), marked: true });
    at = to;
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at), marked: false });
  return parts;
}

/** A German sentence with the taught word underlined. The element around it carries lang="de". */
export function MarkedSentence({ sentence, marks }: { sentence: string; marks: Marks }): ReactNode {
  return splitAtMarks(sentence, marks).map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  );
}
