import type { ReactNode } from "react";

/** Stretches of a sentence as [start, end), counted in UTF-16 units. */
export type Marks = readonly (readonly [start: number, end: number])[];

interface SentencePart {
  /** Where it begins in the sentence. */
  at: number;
  text: string;
  marked: boolean;
}

/** The sentence cut at its marks. Marks that overlap or reach beyond the sentence are clipped. */
export function splitAtMarks(sentence: string, marks: Marks): SentencePart[] {
  const parts: SentencePart[] = [];
  let at = 0;
  for (const [start, end] of marks.toSorted((one, other) => one[0] - other[0])) {
    const from = Math.max(at, start);
    const to = Math.min(end, sentence.length);
    if (to <= from) continue;
    if (from > at) parts.push({ at, text: sentence.slice(at, from), marked: false });
    parts.push({ at: from, text: sentence.slice(from, to), marked: true });
    at = to;
  }
  if (at < sentence.length) parts.push({ at, text: sentence.slice(at), marked: false });
  return parts;
}

/** A German sentence with the taught word underlined. The element around it carries lang="de". */
export function MarkedSentence({ sentence, marks }: { sentence: string; marks: Marks }): ReactNode {
  return splitAtMarks(sentence, marks).map(({ at, text, marked }) => (marked ? <mark key={at}>{text}</mark> : text));
}
