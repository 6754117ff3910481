import type { ExpectedGerman, FormFeatures, NearMiss, NearMissName } from "./german-answer.ts";
import {
  type Cell,
  type ClosedReading,
  casesAfter,
  closedReadings,
  type GermanCase,
  isFunctionWord,
} from "./german-paradigms.ts";
import { comparableGerman, equalsSpelledOut, plainGerman, typingMistakes, withoutUmlauts } from "./german-spelling.ts";
import {
  consonantsOf,
  PARTICLES,
  stemChangingVerbs,
  type VerbForm,
  type VerbReading,
  verbForms,
} from "./german-verbs.ts";

/** What stands around the answer in its sentence, in words as they are written. */
interface Sentence {
  before: readonly string[];
  after: readonly string[];
  hint: string;
  /** Whether the answer opens a sentence, so that its capital tells nothing. */
  opens: boolean;
}

/** What a comparison knows: the words of both, in lower case, and what surrounds them. */
interface Comparison {
  typed: readonly string[];
  answer: readonly string[];
  /** The answer's words with their capitals. */
  written: readonly string[];
  sentence: Sentence;
  expected: ExpectedGerman;
}

/**
 * What exactly is wrong about a wrong answer that is nearly this one; null when it is not near, or when it is not certain. A feature
 * is named only if it alone explains the mistake: `der` for `den` before a masculine noun is the case, `die` for `der` may be the
 * gender, the number or the case.
 */
export function nameNearMiss(typed: string, answer: string, expected: ExpectedGerman): NearMiss | null {
  const [given, right] = [comparableGerman(typed), comparableGerman(answer)];
  const comparison: Comparison = {
    typed: given.split(" "),
    answer: right.split(" "),
    written: plainGerman(answer).split(" "),
    sentence: sentenceOf(expected.question),
    expected,
  };
  if (given === "") return null;
  if (equalsSpelledOut(given, right) && !isOtherForm(given, expected)) return near("capitals", "words");
  return (
    otherForm(given, expected) ??
    spacing(comparison) ??
    order(comparison) ??
    wordCount(comparison) ??
    umlauts(given, right) ??
    wordByWord(comparison)
  );
}

function near(name: NearMissName, of: NearMiss["of"] = "word"): NearMiss {
  return { name, of };
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

function lettersOf(word: string): string {
  return word.replace(/[^\p{L}'-]/gu, "");
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
  const isNoun = /^\p{Lu}/u.test(comparison.written[place] ?? "") && !(place === 0 && comparison.sentence.opens);
  const inflected = inflection(typed, answer, isNoun);
  if (inflected) return inflected;
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

// Articles, determiners, pronouns.

/** Several words that differ: an article with its noun, as in `die Stühle` for `den Stühlen`. All of them must be inflected. */
function nounPhrase(comparison: Comparison, places: readonly number[]): NearMiss | null {
  const { typed, answer } = comparison;
  const [first = 0, ...others] = places;
  const all = others.every((place) => inflection(typed[place] ?? "", answer[place] ?? "", true) !== null);
  if (!all) return null;
  const closed = closedWord(comparison, places);
  if (closed) return closed;
  return inflection(typed[first] ?? "", answer[first] ?? "", true) ? near("ending", "words") : null;
}

/** Names the mistake in an article, determiner or pronoun at the first of the places; nouns at the others must agree with it. */
function closedWord(comparison: Comparison, places: readonly number[]): NearMiss | null {
  const { typed, answer, written } = comparison;
  const place = places[0] ?? 0;
  const context = contextOf(comparison, places);
  const rightReadings = readingsIn(answer[place] ?? "", context);
  const pairs = closedReadings(typed[place] ?? "").flatMap((one) =>
    rightReadings.filter(({ base }) => base === one.base).map((other) => ({ one, other })),
  );
  const [pair] = pairs;
  if (!pair) return null;
  // `ihr` alone may be a pronoun or a possessive: then no feature is certain.
  const isAmbiguous = new Set(rightReadings.map(({ kind }) => kind)).size > 1;
  const isCapital = /^\p{Lu}/u.test(written[place] ?? "");
  const capital = place === 0 && comparison.sentence.opens ? null : isCapital;
  const names = new Set(
    isAmbiguous ? [] : pairs.flatMap(({ one, other }) => explanations(one, narrowed(other, context, capital), context)),
  );
  const { kind } = pair.other;
  const of = kind === "pronoun" ? "pronoun" : "word";
  const [name] = names;
  if (name && names.size === 1) return near(name, of);
  if (kind === "pronoun") return null;
  if (places.length > 1) return near("form", "words");
  if (kind === "determiner") return near("ending", of);
  return near(context.noun !== null && place + 1 < answer.length ? "article" : "form", of);
}

/** What a word can be; with a noun after it, an article or a determiner rather than a pronoun. */
function readingsIn(word: string, { attributive }: Context): readonly ClosedReading[] {
  const all = closedReadings(word);
  const attributes = attributive ? all.filter(({ kind }) => kind !== "pronoun") : [];
  return attributes.length > 0 ? attributes : all;
}

interface Context {
  /** Cases that the preposition before it allows; null when there is none. */
  cases: readonly GermanCase[] | null;
  /** The noun that follows, as it is right and as it was typed. */
  noun: { right: string; typed: string } | null;
  /** Whether a noun or adjective follows at once, so that the word doesn't stand alone. */
  attributive: boolean;
  features: FormFeatures;
}

function contextOf({ typed, answer, written, sentence, expected }: Comparison, places: readonly number[]): Context {
  const place = places[0] ?? 0;
  const cases = casesAfter([...sentence.before.map((word) => word.toLowerCase()), ...answer.slice(0, place)]);
  const following = [...written.slice(place + 1), ...sentence.after];
  const typedFollowing = [...typed.slice(place + 1), ...sentence.after];
  // After a comma, der and die may be relative pronouns, and the noun that follows then belongs to something else.
  const earlier = [...sentence.before, ...written.slice(0, place)];
  const isRelative = (cases === null ? earlier : earlier.slice(0, -1)).at(-1)?.endsWith(",") === true;
  const nounAt = isRelative ? null : nounIn(following);
  return {
    cases,
    noun:
      nounAt === null
        ? null
        : {
            right: lettersOf(following[nounAt] ?? "").toLowerCase(),
            typed: lettersOf(typedFollowing[nounAt] ?? "").toLowerCase(),
          },
    attributive: nounAt !== null || isAdjective(answer[place + 1] ?? ""),
    features: answer.length === 1 ? (expected.features ?? {}) : {},
  };
}

/** Where the noun of a phrase stands: the first word with a capital, after nothing but adjectives. */
function nounIn(words: readonly string[]): number | null {
  for (const [index, word] of words.entries()) {
    if (/^\p{Lu}/u.test(word)) return index;
    if (!isAdjective(word)) return null;
  }
  return null;
}

function isAdjective(word: string): boolean {
  return /^\p{Ll}{2,}e[nrsm]?$/u.test(word) && !isFunctionWord(word);
}

/** The cells that the sentence leaves to the right answer; all of them when it would leave none. */
function narrowed(reading: ClosedReading, context: Context, capital: boolean | null): ClosedReading {
  const { cases, noun, attributive, features } = context;
  const cells = reading.cells.filter(
    (cell) =>
      (cases === null || cases.includes(cell.case)) &&
      (noun === null || isPlausible(cell, noun.right)) &&
      !(attributive && cell.alone) &&
      (capital === null || cell.person === undefined || capital === (cell.person === "polite")) &&
      (features.case === undefined || cell.case === features.case) &&
      (features.gender === undefined || cell.gender === features.gender) &&
      (features.number === undefined || cell.number === features.number),
  );
  return cells.length === 0 ? reading : { ...reading, cells };
}

/** Plurals end in few ways, in the dative in -n or -s, and masculine and neuter genitives in -s or -n. */
function isPlausible(cell: Cell, noun: string): boolean {
  if (cell.number === "plural") return (cell.case === "dative" ? /[ns]$/ : /(?:[ensai]|er|el)$/).test(noun);
  if (cell.case === "genitive" && cell.number === "singular" && cell.gender !== "f") return /[snxz]$/.test(noun);
  return true;
}

type CellFeature = "case" | "gender" | "number" | "person";

/** Every single feature that makes the typed form out of a right one. */
function explanations(typed: ClosedReading, right: ClosedReading, { noun, attributive }: Context): CellFeature[] {
  const found: CellFeature[] = [];
  for (const one of typed.cells) {
    if (attributive && one.alone) continue;
    for (const other of right.cells) {
      const [first, ...more] = differencesOf(one, other);
      if (first === undefined || more.length > 0) continue;
      if (noun === null || nounAgrees(noun, one, other)) found.push(first);
    }
  }
  return found;
}

function differencesOf(one: Cell, other: Cell): CellFeature[] {
  const found: CellFeature[] = [];
  if (one.case !== other.case) found.push("case");
  if (one.person !== other.person) found.push("person");
  // Sie is a plural in its form only.
  else if (one.number !== other.number) found.push("number");
  else if (one.gender !== other.gender) found.push("gender");
  return found;
}

/** Whether the nouns that were typed and are right can stand in these cells. */
function nounAgrees({ typed, right }: { typed: string; right: string }, one: Cell, other: Cell): boolean {
  if (typed === right) return one.number === "singular" || isPlausible(one, typed);
  if (one.number !== other.number) {
    const [singular, plural] = one.number === "singular" ? [typed, right] : [right, typed];
    return plural.length >= singular.length;
  }
  if (one.case === other.case) return false;
  if (one.number === "plural") {
    const [short, long] = typed.length < right.length ? [typed, right] : [right, typed];
    const longer = long === right ? other : one;
    return long === `${short}n` && longer.case === "dative";
  }
  return true;
}

// Verbs.

const TENSES: Readonly<Record<string, VerbForm>> = {
  present: "present",
  Präteritum: "past",
  past: "past",
  "Konjunktiv II": "subjunctive",
  "Konjunktiv I": "reported",
  imperative: "imperative",
  participle: "participle",
  Partizip: "participle",
};

/** The verbs that the question can mean: those of its hint, or those that a stem-changing form belongs to. */
function verbsMeant({ expected, sentence }: Comparison, answer: string): string[] {
  const named = [
    ...(expected.infinitive === undefined ? [] : [comparableGerman(expected.infinitive)]),
    ...sentence.hint.split(/[^\p{L}]+/u).filter((word) => /^\p{Ll}{2,}n$/u.test(word)),
  ].map((verb) => verb.replace(/^sich /, ""));
  const meant = named.filter((verb) => verbForms(verb).has(answer));
  return meant.length > 0 ? meant : [...stemChangingVerbs(answer)];
}

function verbForm(comparison: Comparison, place: number): NearMiss | null {
  const { sentence, written } = comparison;
  const isNoun = /^\p{Lu}/u.test(written[place] ?? "") && !(place === 0 && sentence.opens);
  if (isNoun) return null;
  const [typed = "", answer = ""] = [comparison.typed[place], comparison.answer[place]];
  const verbs = verbsMeant(comparison, answer);
  const verb = verbs.find((one) => verbForms(one).has(typed));
  if (verb !== undefined)
    return near(verbFeature(verbForms(verb), comparison, place) ?? formOrEnding(typed, answer), "verb");
  if (verbs.length === 0 || isFunctionWord(typed)) return null;
  const isMade = verbs.some((one) => isMadeOf(one, typed, answer)) || inflection(typed, answer, false) !== null;
  return isMade ? near(formOrEnding(typed, answer), "verb") : null;
}

function formOrEnding(typed: string, answer: string): "ending" | "form" {
  return inflection(typed, answer, false)?.name === "ending" ? "ending" : "form";
}

const MIN_CONSONANTS = 2;

/** Whether a word that is no form of the verb was meant as one: `gehelft`, `sprechst`, `denkte`. */
function isMadeOf(verb: string, typed: string, answer: string): boolean {
  const consonants = consonantsOf(typed);
  if (consonants.length < MIN_CONSONANTS) return false;
  return consonants === consonantsOf(verb) || consonants === consonantsOf(answer);
}

/** The one feature in which two forms of a verb differ. */
function verbFeature(
  forms: ReadonlyMap<string, readonly VerbReading[]>,
  comparison: Comparison,
  place: number,
): "person" | "number" | "tense" | null {
  const { sentence, expected } = comparison;
  const asked = expected.features?.tense ?? Object.entries(TENSES).find(([name]) => sentence.hint.includes(name))?.[1];
  const isPossible = personsIn(comparison);
  const right = (forms.get(comparison.answer[place] ?? "") ?? []).filter(
    ({ form, person }) => (asked === undefined || form === asked) && isPossible(person),
  );
  // Two forms look like others in many places. They are meant only where they may be asked for.
  const given = (forms.get(comparison.typed[place] ?? "") ?? []).filter(
    ({ form }) =>
      (form !== "reported" || asked === "reported") &&
      (form !== "imperative" || right.some((other) => other.form === "imperative")),
  );
  const names = new Set(given.flatMap((one) => right.map((other) => verbDifference(one, other))));
  names.delete("several");
  const [name] = names;
  return names.size === 1 && name !== undefined && name !== "form" && name !== "several" ? name : null;
}

/** Which pronouns a subject of each person needs somewhere in the sentence; er, sie and every noun need none. */
const SUBJECTS: ReadonlyMap<number, readonly string[]> = new Map([
  [1, ["ich"]],
  [2, ["du"]],
  [4, ["wir", "ich"]],
  [5, ["ihr", "du"]],
]);

/** These are a subject wherever they stand. */
const ALWAYS_SUBJECT: ReadonlyMap<string, number> = new Map([
  ["ich", 1],
  ["du", 2],
  ["er", 3],
  ["man", 3],
  ["wir", 4],
]);

/** The person of a pronoun right before or after the gap, unless it is one of two subjects: `Nora und ich`. */
function subjectBeside({ before, after }: Sentence): number | null {
  const isJoined = /^(?:und|oder)$/i.test(before.at(-2) ?? "");
  const [earlier = "", later = ""] = [isJoined ? "" : before.at(-1)?.toLowerCase(), after[0]?.toLowerCase()];
  return ALWAYS_SUBJECT.get(earlier) ?? ALWAYS_SUBJECT.get(later) ?? null;
}

/** Which persons the sentence leaves to its verb. */
function personsIn({ sentence, answer, expected }: Comparison): (person: number) => boolean {
  const asked = expected.features?.person;
  if (asked !== undefined) return (person) => person === asked;
  if (expected.question === undefined) return () => true;
  const beside = subjectBeside(sentence);
  if (beside !== null) return (person) => person === beside || person === 0;
  const words = new Set(
    [...sentence.before, ...answer, ...sentence.after].map((word) => lettersOf(word).toLowerCase()),
  );
  return (person) => SUBJECTS.get(person)?.some((pronoun) => words.has(pronoun)) ?? true;
}

const FINITE: ReadonlySet<VerbForm> = new Set(["present", "past", "subjunctive", "reported"]);

function verbDifference(one: VerbReading, other: VerbReading): "person" | "number" | "tense" | "form" | "several" {
  if (!FINITE.has(one.form) || !FINITE.has(other.form)) return "form";
  if (one.form === other.form) {
    if (one.person > 3 === other.person > 3) return "person";
    return one.person % 3 === other.person % 3 ? "number" : "several";
  }
  if (one.person !== other.person) return "several";
  return one.form === "present" || one.form === "past" ? (isTense(other.form) ? "tense" : "form") : "form";
}

function isTense(form: VerbForm): boolean {
  return form === "present" || form === "past";
}

/** haben for sein beside a participle, in the same person and tense. */
function auxiliary({ typed, answer, sentence }: Comparison, place: number): NearMiss | null {
  const [one = "", other = ""] = [typed[place], answer[place]];
  const [haben, sein] = [verbForms("haben"), verbForms("sein")];
  const swapped = haben.has(one) ? sein.has(other) : sein.has(one) && haben.has(other);
  if (!swapped) return null;
  const [mine = [], right = []] = haben.has(one)
    ? [haben.get(one), sein.get(other)]
    : [sein.get(one), haben.get(other)];
  const isSame = mine.some((a) => right.some((b) => a.form === b.form && a.person === b.person && a.person > 0));
  const around = [...answer.toSpliced(place, 1), ...sentence.before, ...sentence.after];
  const asksForIt = answer.length > 1 || /\b(?:haben|sein)\b/.test(sentence.hint);
  return isSame && asksForIt && around.some(isParticiple) ? near("auxiliary", "verb") : null;
}

const PARTICIPLE = /^(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?:be|emp|ent|er|miss|ver|zer)\p{Ll}{2,}(?:t|en)|\p{Ll}{2,}iert)$/u;

function isParticiple(word: string): boolean {
  const letters = lettersOf(word);
  return PARTICIPLE.test(letters) && !isFunctionWord(letters) && letters !== "gegen";
}

// Endings.

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

/** Whether one word is the other with another ending: the same stem, or the same but for its umlaut. */
function inflection(typed: string, answer: string, isNoun: boolean): NearMiss | null {
  if (isFunctionWord(typed) || isFunctionWord(answer)) return null;
  if (haveOneStem(typed, answer, isNoun)) return near("ending");
  return haveOneStem(withoutUmlauts(typed), withoutUmlauts(answer), isNoun) ? near("form") : null;
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
