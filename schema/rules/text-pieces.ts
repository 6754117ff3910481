import { germanStretches, isGerman } from "./german-stretches.ts";

/** A piece of inline text with its style. */
export interface TextPiece {
  text: string;
  style: "plain" | "strong" | "em";
}

/** A token of Markdown, as the library `marked` cuts it. */
export interface TextToken {
  type: string;
  raw: string;
  text?: string;
  tokens?: readonly TextToken[];
}

/** The text of a token with its bold and italics. What is none of these is its text; a token without one is what stands in the source. */
export function piecesOf(token: TextToken, style: TextPiece["style"] = "plain"): TextPiece[] {
  if (token.type === "br") return [{ text: " ", style }];
  const inside = token.type === "strong" || token.type === "em" ? token.type : style;
  if (token.tokens && token.tokens.length > 0) return token.tokens.flatMap((one) => piecesOf(one, inside));
  const text = token.type === "text" && token.text !== undefined ? token.text : token.raw;
  return [{ text: text.replace(/\s+/g, " "), style }];
}

/** Most paragraphs begin with what they are about, in bold: "**The trap.** …". That is a heading. */
export function withoutLabel(pieces: readonly TextPiece[]): { label: string | null; rest: readonly TextPiece[] } {
  const [first, ...others] = pieces;
  if (first?.style !== "strong" || !first.text.endsWith(".") || isGerman(first.text))
    return { label: null, rest: pieces };
  const [next, ...rest] = others;
  return {
    label: first.text.slice(0, -1),
    rest: next === undefined ? [] : [{ ...next, text: next.text.trimStart() }, ...rest],
  };
}

interface PlacedPiece extends TextPiece {
  /** Where it begins in the whole text. */
  at: number;
}

/** A stretch of text in one language. */
export interface TextPart {
  /** Where it begins in the whole text. */
  at: number;
  german: boolean;
  pieces: PlacedPiece[];
}

/** The text cut where its language changes, and each part where its style does. `commas` as in germanStretches. */
export function partsOf(pieces: readonly TextPiece[], commas?: boolean): TextPart[] {
  const placed: PlacedPiece[] = [];
  let text = "";
  for (const piece of pieces) {
    placed.push({ ...piece, at: text.length });
    text += piece.text;
  }
  const marked = placed
    .filter(({ style }) => style !== "plain")
    .map(({ at, text: own }) => [at, at + own.length] as const);
  const parts: TextPart[] = [];
  let at = 0;
  for (const [start, end] of germanStretches(text, { marked, commas })) {
    if (start > at) parts.push({ at, german: false, pieces: cut(placed, at, start) });
    parts.push({ at: start, german: true, pieces: cut(placed, start, end) });
    at = end;
  }
  if (at < text.length) parts.push({ at, german: false, pieces: cut(placed, at, text.length) });
  return parts;
}

function cut(pieces: readonly PlacedPiece[], start: number, end: number): PlacedPiece[] {
  return pieces.flatMap(({ at, text, style }) => {
    const [from, to] = [Math.max(start, at), Math.min(end, at + text.length)];
    return from < to ? [{ at: from, text: text.slice(from - at, to - at), style }] : [];
  });
}

const TERM = /\s*\(([^()]+)\)$/;

/** The title of a topic: English, perhaps with the German term in parentheses at its end: "The accusative: direct objects (Akkusativ)". */
export function titleParts(title: string): { text: string; term: string | null } {
  return { text: title.replace(TERM, ""), term: TERM.exec(title)?.[1] ?? null };
}
