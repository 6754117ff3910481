import { type Plugin, parseSync } from "vite";

/**
 * What `\p{L}` and its kin stand for in the tutor's patterns once they are built: the letters of Europe's Latin alphabets. The whole class holds
 * hundreds of ranges, and V8 spends up to a tenth of a millisecond on it whenever a pattern is made and once more when it first runs: with
 * thousands of patterns, a Worker took three times as long to start as it may.
 */
const LETTERS = {
  L: "A-Za-zÀ-ÖØ-öø-ɏ",
  Lu: "A-ZÀ-ÖØ-ÞĄĆČĎĐĘĚĞİŁŃŇŐŘŚŞŠŤŮŰŹŻŽ",
  Ll: "a-zß-öø-ÿąćčďđęěğıłńňőřśşšťůűźżž",
} as const;

/** The source of a pattern, as a literal or within a string, with ranges for `\p{L}`, `\p{Lu}` and `\p{Ll}`. */
export function withRanges(source: string): string {
  let result = "";
  let isInClass = false;
  for (const [piece, kind] of source.matchAll(/\\\\?p\{(L[ul]?)\}|\\\\?.|[^]/gu)) {
    if (kind !== undefined) {
      const letters = LETTERS[kind as keyof typeof LETTERS];
      result += isInClass ? letters : `[${letters}]`;
      continue;
    }
    if (piece === "[") isInClass = true;
    if (piece === "]") isInClass = false;
    result += piece;
  }
  return result;
}

/** The code of a module with ranges in all its patterns. No line changes its number. */
export function withCheapLetters(file: string, code: string): string {
  const places: { start: number; end: number }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, start, end } = node as { type?: unknown; start: number; end: number };
    if ((type === "Literal" || type === "TemplateElement") && code.slice(start, end).includes("p{L"))
      places.push({ start, end });
    else for (const each of Object.values(node)) visit(each);
  };
  visit(parseSync(file, code).program.body);
  let result = code;
  for (const { start, end } of places.toReversed())
    result = result.slice(0, start) + withRanges(code.slice(start, end)) + result.slice(end);
  return result;
}

/** Gives the tutor's patterns ranges instead of `\p{L}`. Tests run with it as well, so they judge what is delivered. */
export function cheapLetters(): Plugin {
  return {
    name: "cheap-letters",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      const isTutor = /[/\\](?:content[/\\]built-in|worker[/\\]tutor)[/\\].*\.ts$/.test(file);
      if (!isTutor || !code.includes("p{L")) return null;
      return { code: withCheapLetters(file, code), map: null };
    },
  };
}
