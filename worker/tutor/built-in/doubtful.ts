import { doubtIn } from "../german/doubts.ts";
import { shippedLexicon } from "../german/shipped-lexicon.ts";

/** Whether a German sentence without a correction may still be wrong: then it is no example of good German. */
export function isDoubtfulGerman(sentence: string): boolean {
  return doubtIn(shippedLexicon(), sentence) !== null;
}
