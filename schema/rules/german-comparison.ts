import type { ExpectedGerman, NearMiss, NearMissName } from "./german-answer.ts";
import { comparableGerman, plainGerman } from "./german-spelling.ts";

/** What stands around the answer in its sentence, in words as they are written. */
export interface Sentence {
  before: readonly string[];
  after: readonly string[];
  hint: string;
  /** Whether the answer opens a sentence, so that its capital tells nothing. */
  opens: boolean;
}

/** What a comparison knows: the words of both, in lower case, and what surrounds them. */
export interface Comparison {
  typed: readonly string[];
  answer: readonly string[];
  /** The answer's words with their capitals. */
  written: readonly string[];
  sentence: Sentence;
  expected: ExpectedGerman;
}

export function compareGerman(typed: string, answer: string, expected: ExpectedGerman): Comparison {
  return {
    typed: comparableGerman(typed).split(" "),
    answer: comparableGerman(answer).split(" "),
    written: plainGerman(answer).split(" "),
    sentence: sentenceOf(expected.question),
    expected,
  };
}

const HINT = /\s*\((?<hint>[^()]*)\)$/u;

function sentenceOf(question = ""): Sentence {
  const hint = HINT.exec(question)?.groups?.hint ?? "";
  const [before = "", after = ""] = question.replace(HINT, "").split("___");
  return {
    before: before.trim() === "" ? [] : before.trim().split(/\s+/),
    after: after.trim() === "" ? [] : after.trim().split(/\s+/),
    hint,
    opens: question === "" || /(?:^|[.!?…–:→„"(])\s*$/u.test(before),
  };
}

/** The word without the marks around it. */
export function lettersOf(word: string): string {
  return word.replace(/[^\p{L}'-]/gu, "");
}

/** Whether a word of the answer is a noun by its capital. Null where it opens a sentence, so that its capital tells nothing. */
export function hasNounCapital({ written, sentence }: Comparison, place: number): boolean | null {
  return place === 0 && sentence.opens ? null : /^\p{Lu}/u.test(written[place] ?? "");
}

/** A near miss; of one word, unless said otherwise. */
export function near(name: NearMissName, of: NearMiss["of"] = "word"): NearMiss {
  return { name, of };
}
