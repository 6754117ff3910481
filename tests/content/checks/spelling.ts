import type { CurriculumContent } from "#content/seed/read-content.ts";
import { isInfinitive, isNounForm } from "./dictionaries.ts";
import { allWords, type Finding } from "./finding.ts";
import { misspelled } from "./hunspell.ts";
import { type ContentText, type TextCheck, tokensOf } from "./texts.ts";

/** Words that no dictionary needs to know. */
export interface KnownWords {
  /** People, places and countries, from checks-allow.yaml. */
  names: ReadonlySet<string>;
  /** What the curriculum itself teaches. */
  taught: ReadonlySet<string>;
}

/** The polite forms, which have a capital and are no nouns. */
export const POLITE = new Set(["Sie", "Ihnen", "Ihr", "Ihre", "Ihrem", "Ihren", "Ihrer", "Ihres"]);

/** Every word that the curriculum teaches, with plural and feminine. */
export function taughtWords(content: CurriculumContent): ReadonlySet<string> {
  const forms = allWords(content).flatMap(({ word }) => [word.word, word.plural ?? "", word.feminine ?? ""]);
  return new Set(forms.flatMap((text) => text.split(" ")));
}

interface TextToken extends ContentText {
  token: string;
  opening: boolean;
}

/** German texts as single words. */
export function germanTokens(texts: readonly ContentText[]): TextToken[] {
  return texts
    .filter(({ language }) => language === "German")
    .flatMap((text) => tokensOf(text.text).map((token) => ({ ...text, token: token.text, opening: token.opening })));
}

function finding(check: string, { file, line, what, token }: TextToken, fault: string): Finding {
  return { check, file, line, word: token, message: `"${token}" in the ${what}: ${fault}` };
}

/** The name that a word is, its genitive included: Lena for Lenas. */
export function nameIn(token: string, names: ReadonlySet<string>): string | null {
  if (names.has(token)) return token;
  const short = token.replace(/s$/, "");
  return names.has(short) ? short : null;
}

/**
 * A capital inside a sentence belongs to a noun, a name or the polite Sie. Asks the npm dictionary and the curriculum
 * itself: hunspell would let 'Ich Wohne hier' pass.
 */
export function capitalCheck({ names, taught }: KnownWords): TextCheck {
  return {
    name: "capital",
    run: (texts) =>
      germanTokens(texts)
        .filter(({ token, opening }) => !opening && /^\p{Lu}/u.test(token) && !POLITE.has(token))
        .filter(({ token }) => !taught.has(token) && nameIn(token, names) === null && !isKnownNoun(token))
        .map((token) =>
          finding("capital", token, "no noun that the dictionary knows (a name goes into checks-allow.yaml)"),
        ),
  };
}

function isKnownNoun(token: string): boolean {
  const last = token.split("-").at(-1) ?? token;
  return isNounForm(token) || isNounForm(last) || isInfinitive(token.toLowerCase());
}

/** Every German word is in hunspell's dictionary, or is one of the names. */
export function spellingCheck(names: ReadonlySet<string>): TextCheck {
  return {
    name: "spelling",
    run(texts) {
      const tokens = germanTokens(texts).filter(({ token }) => nameIn(token, names) === null);
      const wrong = misspelled(tokens.flatMap(({ token }) => [token, ...token.split("-")]));
      return tokens
        .filter(({ token }) => [token, ...token.split("-")].some((part) => wrong.has(part)))
        .map((token) => finding("spelling", token, "hunspell does not know it"));
    },
  };
}
