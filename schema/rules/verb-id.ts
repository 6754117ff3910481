import { DEFAULT_LANGUAGE } from "#schema/terms/language-names.ts";
import { wordKey } from "./word-key.ts";

// Apart from the other ids of content: the first pages of the browser need those, and these would bring the keys of words along.

/** A verb has 99 places for questions. */
const STEP = 100;
const VERB_IDS = 1_000_000;

/**
 * Id of a verb in the conjugation reference and of its prefix test. It follows from the infinitive alone, unlike a place in a list: a verb
 * that is added later moves no other one. tests/content/verb-ids.test.ts makes sure that no two verbs share theirs.
 */
export function verbId(infinitive: string): number {
  return wordKey(DEFAULT_LANGUAGE, infinitive, "") % VERB_IDS;
}

/** Id of a question about a verb: verb 369956, place 11 → 36995611. Throws a RangeError for a place outside 1 to 99. */
export function verbQuestionId(verb: number, place: number): number {
  if (!Number.isInteger(place) || place < 1 || place >= STEP) throw new RangeError(`No question number: ${place}`);
  return verb * STEP + place;
}

/** The verb and the place of a question, whether or not there are such: 36995611 → verb 369956, place 11. */
export function placeOfVerbQuestion(question: number): { verb: number; place: number } {
  return { verb: Math.floor(question / STEP), place: question % STEP };
}
