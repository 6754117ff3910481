import type { ReactNode } from "react";

/** English text with its German between asterisks: "*ich* and *er/sie/es* have no ending." */
export function MixedText({ text }: { text: string }): ReactNode {
  // What stands between two asterisks has an odd place.
  return text.split("*").map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change places
      <span key={place} lang="de">
        {piece}
      </span>
    ),
  );
}
