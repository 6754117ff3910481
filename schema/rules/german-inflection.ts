import type { NearMissName } from "./german-answer.ts";
import { isFunctionWord } from "./german-paradigms.ts";
import { withoutUmlauts } from "./german-spelling.ts";

const NOMINAL = new Set(["", "e", "en", "n", "er", "ern", "es", "s", "em", "ens", "ns", "nen", "se", "ses"]);
const VERBAL = new Set([
  "",
  "e",
  "en",
  "n",
  "st",
  "est",
  "t",
  "et",
  "te",
  "ten",
  "test",
  "tet",
  "ete",
  "eten",
  "etest",
  "etet",
]);
const MIN_STEM = 3;

/** `ending` when one word is the other with another ending, `form` when the umlaut differs as well; null for different words. */
export function inflection(
  typed: string,
  answer: string,
  isNoun: boolean,
): Extract<NearMissName, "ending" | "form"> | null {
  if (isFunctionWord(typed) || isFunctionWord(answer)) return null;
  // Sieger is no form of Sieg.
  if (isNoun && typed === `${answer}er`) return null;
  if (haveOneStem(typed, answer, isNoun)) return "ending";
  return haveOneStem(withoutUmlauts(typed), withoutUmlauts(answer), isNoun) ? "form" : null;
}

function haveOneStem(typed: string, answer: string, isNoun: boolean): boolean {
  for (let letters = MIN_STEM; letters <= Math.min(typed.length, answer.length); letters += 1) {
    const stem = typed.slice(0, letters);
    if (!answer.startsWith(stem)) return false;
    const [one, other] = [typed.slice(letters), answer.slice(letters)];
    if (NOMINAL.has(one) && NOMINAL.has(other)) return true;
    if (!isNoun && VERBAL.has(one) && VERBAL.has(other)) return true;
  }
  return false;
}
