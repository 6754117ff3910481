import { partsOf, type TextPart, type TextPiece } from "#schema/rules/text-pieces.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** English text with its German words in their own voice, as HTML: what the browser's `MixedPieces` shows. */
export function mixedHtml(pieces: readonly TextPiece[]): string {
  return partsOf(pieces)
    .map(({ german, pieces: inside }) => (german ? `<span lang="de">${styled(inside)}</span>` : styled(inside)))
    .join("");
}

function styled(pieces: TextPart["pieces"]): string {
  return pieces
    .map(({ text, style }) => (style === "plain" ? escaped(text) : `<${style}>${escaped(text)}</${style}>`))
    .join("");
}
