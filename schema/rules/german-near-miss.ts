import type { ExpectedGerman, FormFeatures, NearMiss } from "./german-answer.ts";
import { type Comparison, compareGerman, hasNounCapital, lettersOf, near, type Sentence } from "./german-comparison.ts";
import { inflection } from "./german-inflection.ts";
import { isFunctionWord } from "./german-paradigms.ts";
import { closedWord, nounPhrase } from "./german-phrases.ts";
import { comparableGerman, equalsSpelledOut, typingMistakes, withoutUmlauts } from "./german-spelling.ts";
import { auxiliary, verbForm } from "./german-verb-misses.ts";
import { PARTICLES } from "./german-verbs.ts";

const MAX_WORDS_TOO_MANY = 2;

/**
 * What exactly is wrong about a wrong answer that is nearly this one; null when it is not near, or when it is not certain. A feature
 * is named only if it alone explains the mistake: `der` for `den` before a masculine noun is the case, `die` for `der` may be the
 * gender, the number or the case.
 */
export function nameNearMiss(typed: string, answer: string, expected: ExpectedGerman): NearMiss | null {
  const [given, right] = [comparableGerman(typed), comparableGerman(answer)];
  if (given === "") return null;
  if (equalsSpelledOut(given, right) && !isOtherForm(given, expected)) return near("capitals", "words");
  const comparison = compareGerman(typed, answer, expected);
  // Nothing below has a name for more, and comparing a hundred words in every order would take its time.
  if (comparison.typed.length > comparison.answer.length + MAX_WORDS_TOO_MANY) return null;
  return (
    otherForm(given, expected) ??
    spacing(comparison) ??
    order(comparison) ??
    wordCount(comparison) ??
    umlauts(given, right) ??
    wordByWord(comparison)
  );
}

// Other forms that the caller knows.

function isOtherForm(given: string, { otherForms = [] }: ExpectedGerman): boolean {
  return otherForms.some(({ form }) => comparableGerman(form) === given);
}

const FEATURES = ["case", "gender", "number", "tense", "person"] as const;

function otherForm(given: string, { otherForms = [], features = {} }: ExpectedGerman): NearMiss | null {
  const found = otherForms.filter(({ form }) => comparableGerman(form) === given);
  if (found.length === 0) return null;
  const names = new Set(found.map((form) => onlyDifference(form, features)));
  const of = found.some(({ person, tense }) => person !== undefined || tense !== undefined) ? "verb" : "word";
  const [name] = names;
  return near(names.size === 1 && name ? name : "form", of);
}

/** The one feature in which two forms differ; null when there are more, or when one is not known. */
function onlyDifference(one: FormFeatures, other: FormFeatures): (typeof FEATURES)[number] | null {
  const differing = FEATURES.filter((feature) => one[feature] !== other[feature]);
  const [first] = differing;
  if (differing.length !== 1 || first === undefined) return null;
  return one[first] === undefined || other[first] === undefined ? null : first;
}

// Words written as one or apart, in another order, too many or too few.

function spacing({ typed, answer, sentence }: Comparison): NearMiss | null {
  if (typed.length === answer.length && typed.length === 1) return particleInside(typed, answer, sentence);
  if (typed.length !== answer.length && typed.join("") === answer.join(""))
    return near(typed.length < answer.length ? "written-as-one" : "written-apart", "words");
  if (joinedParticles(answer).some((joined) => sameWords(joined, typed))) return near("written-as-one", "verb");
  if (joinedParticles(typed).some((joined) => sameWords(joined, answer))) return near("written-apart", "verb");
  return particleInside(typed, answer, sentence);
}

/** The words with a particle put before another word: `stehe auf` → `aufstehe`. */
function joinedParticles(words: readonly string[]): string[][] {
  return words.flatMap((particle, index) => {
    if (!PARTICLES.has(particle)) return [];
    const others = words.toSpliced(index, 1);
    return others.map((word, place) => others.with(place, particle + word));
  });
}

/** `ausfüllt` where the sentence has its `aus` already. */
function particleInside(typed: readonly string[], answer: readonly string[], { after }: Sentence): NearMiss | null {
  const particle = after.map(lettersOf).findLast((word) => PARTICLES.has(word));
  if (particle === undefined) return null;
  const isInside = answer.some((word, index) => sameWords(answer.with(index, particle + word), typed));
  return isInside ? near("written-as-one", "verb") : null;
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}

function order({ typed, answer }: Comparison): NearMiss | null {
  return answer.length > 1 && sameWords(typed.toSorted(), answer.toSorted()) ? near("order", "words") : null;
}

function wordCount({ typed, answer }: Comparison): NearMiss | null {
  if (isOneShort(typed, answer)) return near("missing-word", "words");
  return isOneShort(answer, typed) ? near("extra-word", "words") : null;
}

/** Whether the first is the second without one of its words. */
function isOneShort(shorter: readonly string[], longer: readonly string[]): boolean {
  return (
    shorter.length === longer.length - 1 && longer.some((_, index) => sameWords(longer.toSpliced(index, 1), shorter))
  );
}

function umlauts(given: string, right: string): NearMiss | null {
  if (withoutUmlauts(given) !== withoutUmlauts(right)) return null;
  const letters = Array.from(right);
  const changed = Array.from(given).flatMap((letter, index) => (letter === letters[index] ? [] : [letter]));
  const added = changed.filter((letter) => /[äöü]/.test(letter)).length;
  if (added === 0) return near("umlaut-missing");
  return added === changed.length ? near("umlaut-added") : null;
}

// The same number of words.

function wordByWord(comparison: Comparison): NearMiss | null {
  const { typed, answer } = comparison;
  if (typed.length !== answer.length) return null;
  const places = [...answer.keys()].filter((place) => !equalsSpelledOut(typed[place] ?? "", answer[place] ?? ""));
  const [only, ...more] = places;
  if (only === undefined) return null;
  if (more.length === 0) return oneWord(comparison, only);
  return nounPhrase(comparison, places);
}

function oneWord(comparison: Comparison, place: number): NearMiss | null {
  const [typed = "", answer = ""] = [comparison.typed[place], comparison.answer[place]];
  const closed = closedWord(comparison, [place]);
  if (closed) return closed;
  const verb = auxiliary(comparison, place) ?? verbForm(comparison, place);
  if (verb) return verb;
  if (isFunctionWord(typed) || isFunctionWord(answer)) return null;
  const inflected = inflection(typed, answer, hasNounCapital(comparison, place) === true);
  if (inflected) return near(inflected);
  return isOneLetterOff(typed, answer) && comparison.expected.isKnownWord?.(typed) !== true
    ? near("one-letter-off")
    : null;
}

const MIN_LETTERS_OF_A_TYPO = 4;

function isOneLetterOff(typed: string, answer: string): boolean {
  const letters = Math.min(typed.length, answer.length);
  // ß for ss is one mistake, though two letters change.
  const [one, other] = [typed.replaceAll("ß", "ss"), answer.replaceAll("ß", "ss")];
  return letters >= MIN_LETTERS_OF_A_TYPO && typingMistakes(one, other) <= 1;
}
