import { type ReactNode, useMemo } from "react";
import { germanStretches, type StretchOptions } from "./german-stretches.ts";
import type { TextPiece } from "./inline.ts";

/** English text with its German words in their own voice: a title, a summary, the reason of an answer. */
export function MixedText({ text, commas }: { text: string } & Pick<StretchOptions, "commas">): ReactNode {
  const pieces = useMemo((): TextPiece[] => [{ text, style: "plain" }], [text]);
  return <MixedPieces pieces={pieces} commas={commas} />;
}

/** The same for text with bold and italics. */
export function MixedPieces({ pieces, commas }: { pieces: readonly TextPiece[]; commas?: boolean | undefined }) {
  const parts = useMemo(() => partsOf(pieces, commas), [pieces, commas]);
  return parts.map(({ at, german, pieces: inside }) =>
    german ? (
      <span key={at} lang="de">
        {inside.map(styled)}
      </span>
    ) : (
      inside.map(styled)
    ),
  );
}

interface PlacedPiece extends TextPiece {
  /** Where it begins in the whole text: its key. */
  at: number;
}

interface Part {
  at: number;
  german: boolean;
  pieces: PlacedPiece[];
}

/** The text cut where its language changes, and each part where its style does. */
function partsOf(pieces: readonly TextPiece[], commas: boolean | undefined): Part[] {
  const placed: PlacedPiece[] = [];
  let text = "";
  for (const piece of pieces) {
    placed.push({ ...piece, at: text.length });
    text += piece.text;
  }
  const marked = placed
    .filter(({ style }) => style !== "plain")
    .map(({ at, text: own }) => [at, at + own.length] as const);
  const parts: Part[] = [];
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

function styled({ at, text, style }: PlacedPiece): ReactNode {
  if (style === "strong") return <strong key={at}>{text}</strong>;
  if (style === "em") return <em key={at}>{text}</em>;
  return text;
}
