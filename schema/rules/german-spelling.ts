import { normalizeAnswer } from "./answers.ts";

/** Article forms that a typed word may carry. */
const ARTICLES = new Set("der die das den dem des ein eine einen einem eines".split(" "));

/** How these letters are spelled on a keyboard without them. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Zero-width characters and soft hyphens, which a phone or a copied text brings along unseen. */
const INVISIBLE = /\u00AD|\u200B|\u200C|\u200D|\u2060/g;

/**
 * German as it is compared, in its own capitals: one Unicode form, single spaces, plain quotes and hyphens, no marks at the end, no
 * quotes around it. Umlauts and ß stay what they are.
 */
export function plainGerman(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/[‘’‚‛ʼ´`]/g, "'")
    .replace(/[„“”«»]/g, '"')
    .replace(/[‐‑–]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
  const inside = /^"(?<text>[^"]+)"$/.exec(plain)?.groups?.text ?? plain;
  return inside.replace(/ ?[.!?…,;:]+$/, "") || inside;
}

/** The same where capitals do not count. */
export function comparableGerman(text: string): string {
  return normalizeAnswer(plainGerman(text));
}

/** The text without a leading German article; an article alone stays. Spaces at the ends go. */
export function stripArticle(text: string): string {
  const trimmed = text.trim();
  const [first = "", ...rest] = trimmed.split(/\s+/);
  return rest.length > 0 && ARTICLES.has(first.toLowerCase()) ? rest.join(" ") : trimmed;
}

/** The text without a leading `sich`; `sich` alone stays. */
export function stripReflexive(text: string): string {
  return text.replace(/^sich (?=.)/i, "");
}

/**
 * True when `typed` is `expected` letter by letter, where ä, ö, ü, ß of the expected text may be spelled ae, oe, ue, ss. Only the
 * expected text is expanded: expanding what was typed would make `aktüll` out of `aktuell`. Both must be comparable.
 */
export function equalsSpelledOut(typed: string, expected: string): boolean {
  let rest = typed;
  for (const letter of expected) {
    const spelledOut = SPELLED_OUT[letter];
    if (rest.startsWith(letter)) rest = rest.slice(letter.length);
    else if (spelledOut !== undefined && rest.startsWith(spelledOut)) rest = rest.slice(spelledOut.length);
    else return false;
  }
  return rest === "";
}

/** The text with its umlauts and ß spelled out. */
export function spellOut(text: string): string {
  return text.replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter);
}

/** The text with the dots of its umlauts taken off. */
export function withoutUmlauts(text: string): string {
  return text.replace(/[äöü]/g, (letter) => ({ ä: "a", ö: "o", ü: "u" })[letter] ?? letter);
}

/** The fewest mistakes that make one text out of the other: a letter too many, missing, wrong, or swapped with its neighbor. */
export function typingMistakes(typed: string, expected: string): number {
  const [from, to] = [Array.from(typed), Array.from(expected)];
  const rows = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    rows.push(row);
    for (const [j, other] of to.entries()) {
      const mistakes = [cell(i, j) + Number(letter !== other), cell(i, j + 1) + 1, (row[j] ?? 0) + 1];
      if (i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other) mistakes.push(cell(i - 1, j - 1) + 1);
      row.push(Math.min(...mistakes));
    }
  }
  return cell(from.length, to.length);
}
