import { Fragment, type ReactNode } from "react";

/** Text between single quotation marks. An apostrophe inside a word is none. */
const QUOTED = /(?<!\p{L})'([^']+(?:(?<=\p{L})'(?=\p{L})[^']*)*)'(?!\p{L})/gu;

interface Piece {
  at: number;
  text: string;
  isGerman: boolean;
}

/** The text cut at its quotations. What is quoted is German, except meanings: "'Abbrechen' means 'to break off'". */
export function quotedGerman(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: whole, 1: inside = "" } of text.matchAll(QUOTED)) {
    const isMeaning = /^to\s/.test(inside) || /\b(?:means?|or|opposite,|say) $/.test(text.slice(0, index));
    if (isMeaning) continue;
    pieces.push({ at, text: text.slice(at, index + 1), isGerman: false });
    pieces.push({ at: index + 1, text: inside, isGerman: true });
    at = index + whole.length - 1;
  }
  return [...pieces, { at, text: text.slice(at), isGerman: false }];
}

/** An explanation in English with its German in German's own voice. */
export function QuotedGerman({ text }: { text: string }): ReactNode {
  return quotedGerman(text).map((piece) =>
    piece.isGerman ? (
      <span key={piece.at} lang="de">
        {piece.text}
      </span>
    ) : (
      <Fragment key={piece.at}>{piece.text}</Fragment>
    ),
  );
}
