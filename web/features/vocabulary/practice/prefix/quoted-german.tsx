import { Fragment, type ReactNode } from "react";
import { quotedGerman } from "./quoted.ts";

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
