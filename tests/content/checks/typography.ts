import type { ContentText, TextCheck } from "./texts.ts";

/** Control characters, soft hyphens, zero-width and direction marks: invisible to readers, but they make equal words unequal. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

type Language = ContentText["language"];

const RULES: readonly { advice: string; broken(text: string, language: Language): boolean }[] = [
  { advice: "not in Unicode form NFC", broken: (text) => text !== text.normalize("NFC") },
  { advice: "an invisible character", broken: (text) => INVISIBLE.test(text) },
  {
    advice: "a no-break space outside a number",
    broken: (text) => /(?<!\d)[\u00A0\u202F]|[\u00A0\u202F](?!\d)/.test(text),
  },
  { advice: "two spaces in a row", broken: (text) => text.includes("  ") },
  { advice: "a space at an end", broken: (text) => text !== text.trim() },
  { advice: "a space before punctuation", broken: (text) => / [.,!?;:)]/.test(text) },
  {
    advice: "no space after punctuation",
    broken: (text) => /[,;!?]\p{L}/u.test(text) || /\p{Ll}[.:]\p{L}/u.test(text),
  },
  { advice: "punctuation twice", broken: (text) => /[!?]{2}|,,|;;/.test(text) },
  { advice: "three dots: write …", broken: (text) => text.includes("..") },
  { advice: "a hyphen for a dash: write –", broken: (text) => / -{1,2} |--/.test(text) },
  { advice: "an apostrophe of another kind: write '", broken: (text) => /[’`´]/.test(text) },
  { advice: "an asterisk left over", broken: (text) => text.includes("*") },
  {
    advice: "German quotation marks are „…“",
    broken: (text, language) => language === "German" && (/["”»«]/.test(text) || !paired(text)),
  },
  {
    advice: "German quotation marks in English",
    broken: (text, language) => language === "English" && /[„»«]/.test(text),
  },
];

function paired(text: string): boolean {
  return (text.match(/„/g)?.length ?? 0) === (text.match(/“/g)?.length ?? 0);
}

function typographyFaults(text: string, language: Language): string[] {
  return RULES.filter((rule) => rule.broken(text, language)).map(({ advice }) => advice);
}

/** Spaces, dots, dashes, quotation marks and hidden characters in everything learners read. */
export const TYPOGRAPHY: TextCheck = {
  name: "typography",
  run: (texts) =>
    texts.flatMap(({ text, language, what, file, line }) =>
      typographyFaults(text, language).map((advice) => ({
        check: "typography",
        file,
        line,
        word: null,
        message: `${advice}, in the ${what} "${text}"`,
      })),
    ),
};
