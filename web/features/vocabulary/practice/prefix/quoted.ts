/** Text between single quotation marks. An apostrophe inside a word is none. */
const QUOTED = /(?<!\p{L})'([^']+(?:(?<=\p{L})'(?=\p{L})[^']*)*)'(?!\p{L})/gu;

/** A stretch of an explanation. */
export interface Piece {
  /** Where it begins. */
  at: number;
  text: string;
  isGerman: boolean;
}

/** The text cut at its quotations. What is quoted is German, except meanings: "'Abbrechen' means 'to break off'". */
export function quotedGerman(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: whole, 1: inside = "" } of text.matchAll(QUOTED)) {
    const isMeaning = /^to\s/.test(inside) || /\b(?:means?|is|or) $/.test(text.slice(0, index));
    if (isMeaning) continue;
    pieces.push({ at, text: text.slice(at, index + 1), isGerman: false });
    pieces.push({ at: index + 1, text: inside, isGerman: true });
    at = index + whole.length - 1;
  }
  return [...pieces, { at, text: text.slice(at), isGerman: false }];
}
