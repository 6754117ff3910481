import { type ReactNode, useMemo } from "react";
import type { StretchOptions } from "#schema/rules/german-stretches.ts";
import { partsOf, type TextPart, type TextPiece } from "#schema/rules/text-pieces.ts";

/** English text with its German words in their own voice: a title, a summary, the reason of an answer. */
export function MixedText({ text, commas }: { text: string } & Pick<StretchOptions, "commas">): ReactNode {
  const pieces = useMemo((): TextPiece[] => [{ text, style: "plain" }], [text]);
  return <MixedPieces pieces={pieces} commas={commas} />;
}

/** The same for text with bold and italics. The Worker writes it for the first picture of a topic (worker/pages/mixed-html.ts). */
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

function styled({ at, text, style }: TextPart["pieces"][number]): ReactNode {
  if (style === "strong") return <strong key={at}>{text}</strong>;
  if (style === "em") return <em key={at}>{text}</em>;
  return text;
}
