import type { Token } from "marked";

/** A piece of inline text with its style. */
export interface TextPiece {
  text: string;
  style: "plain" | "strong" | "em";
}

/** The text of a token with its bold and italics. What is none of these is its text; a token without one is what stands in the source. */
export function piecesOf(token: Token, style: TextPiece["style"] = "plain"): TextPiece[] {
  if (token.type === "br") return [{ text: " ", style }];
  const inside = token.type === "strong" || token.type === "em" ? token.type : style;
  if ("tokens" in token && token.tokens && token.tokens.length > 0)
    return token.tokens.flatMap((one) => piecesOf(one, inside));
  const text = token.type === "text" && "text" in token ? String(token.text) : token.raw;
  return [{ text: text.replace(/\s+/g, " "), style }];
}
