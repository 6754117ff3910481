import { PIECE } from "#content/built-in/tutor/patterns/text.ts";

/** A piece of the message. Offsets are UTF-16 units of the message itself. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  kind: "word" | "number" | "mark" | "other";
  /** Its place in the sentence, from 0; marks count. */
  index: number;
}

/** Tokens of one sentence. `end` is its closing mark, or an empty string. */
export interface Sentence {
  tokens: readonly Token[];
  closing: string;
}

/** Cuts a message into sentences of tokens. A line break ends a sentence, too. */
export function tokenize(message: string): Sentence[] {
  const sentences: Sentence[] = [];
  let tokens: Token[] = [];
  let last = 0;
  const close = (closing: string): void => {
    if (tokens.some((token) => token.kind !== "mark")) sentences.push({ tokens, closing });
    tokens = [];
  };
  for (const match of message.matchAll(PIECE)) {
    const text = match[0];
    const start = match.index;
    if (message.slice(last, start).includes("\n")) close("");
    last = start + text.length;
    const kind = /^\p{L}|^['’]\p{L}/u.test(text)
      ? /^https?:|@/.test(text)
        ? "other"
        : "word"
      : /^\d/.test(text)
        ? "number"
        : /^[.!?…,;:()"„“”«»'’–—-]/.test(text)
          ? "mark"
          : "other";
    tokens.push({ text, lower: text.toLowerCase(), start, end: last, kind, index: tokens.length });
    if (kind === "mark" && /^[.!?…]/.test(text)) close(text);
  }
  close("");
  return sentences;
}
