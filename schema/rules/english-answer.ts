import { comparableEnglish, englishForms, rightEnglish } from "./english-right.ts";
import type { AnswerCheck, NearMiss } from "./german-answer.ts";
import { typingMistakes } from "./german-spelling.ts";

/** Shorter words are too near to other words: "cat" is no mistyped "car". */
const LETTERS_FOR_ONE_OFF = 4;

/** Judges a typed translation against every gloss of the word, the one to show first: the one rule for the browser and the server. */
export function checkEnglishAnswer(typed: string, glosses: readonly string[]): AnswerCheck {
  const right = rightEnglish(typed, glosses);
  if (right) return right;
  const given = comparableEnglish(typed);
  const forms = glosses.flatMap((gloss) => englishForms(gloss).map((form) => ({ gloss, form })));
  const byNearness = forms
    .map((one) => ({ ...one, mistakes: typingMistakes(given, one.form) }))
    .toSorted((one, other) => one.mistakes - other.mistakes);
  for (const { gloss, form, mistakes } of byNearness) {
    const nearMiss = given === "" ? null : nameEnglishMiss(given, form, { isVerb: gloss.startsWith("to "), mistakes });
    if (nearMiss) return { verdict: "near-miss", isRight: false, answer: gloss, nearMiss };
  }
  return { verdict: "wrong", isRight: false, answer: glosses[0] ?? "" };
}

function nameEnglishMiss(
  given: string,
  form: string,
  { isVerb, mistakes }: { isVerb: boolean; mistakes: number },
): NearMiss | null {
  const [typed, right] = [given.split(" "), form.split(" ")];
  if (typed.join("") === right.join(""))
    return { name: typed.length < right.length ? "written-as-one" : "written-apart", of: "words" };
  if (right.length > 1 && typed.toSorted().join(" ") === right.toSorted().join(" "))
    return { name: "order", of: "words" };
  if (isOneShort(typed, right)) return { name: "missing-word", of: "words" };
  if (isOneShort(right, typed)) return { name: "extra-word", of: "words" };
  if (!isVerb && given !== form && (plurals(form).includes(given) || plurals(given).includes(form)))
    return { name: "number", of: "word" };
  if (isVerb && typed.length === right.length && typed.every((word, place) => sharesStem(word, right[place] ?? "")))
    return { name: "form", of: "verb" };
  return mistakes === 1 && form.length >= LETTERS_FOR_ONE_OFF ? { name: "one-letter-off", of: "word" } : null;
}

/** Whether the first is the second without one of its words. */
function isOneShort(shorter: readonly string[], longer: readonly string[]): boolean {
  return (
    shorter.length === longer.length - 1 &&
    longer.some((_, place) => longer.toSpliced(place, 1).join(" ") === shorter.join(" "))
  );
}

/** What a regular noun may be in the plural. */
function plurals(noun: string): string[] {
  return [`${noun}s`, `${noun}es`, noun.replace(/y$/, "ies")];
}

/** Whether two words are forms of one regular verb: works, worked and working of work. */
function sharesStem(one: string, other: string): boolean {
  return one === other || stemOf(one) === stemOf(other);
}

function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ied|ies|ed|es|s|e|y)$/, "");
  return stem.length < 2 ? word : stem.replace(/(\p{L})\1$/u, "$1");
}
