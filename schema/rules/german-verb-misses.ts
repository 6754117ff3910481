import type { NearMiss } from "./german-answer.ts";
import { type Comparison, hasNounCapital, lettersOf, near, type Sentence } from "./german-comparison.ts";
import { inflection } from "./german-inflection.ts";
import { isFunctionWord } from "./german-paradigms.ts";
import { comparableGerman } from "./german-spelling.ts";
import { consonantsOf, stemChangingVerbs, type VerbForm, type VerbReading, verbForms } from "./german-verbs.ts";

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

export function verbForm(comparison: Comparison, place: number): NearMiss | null {
  if (hasNounCapital(comparison, place) === true) return null;
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
  return inflection(typed, answer, false) ?? "form";
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
export function auxiliary({ typed, answer, sentence }: Comparison, place: number): NearMiss | null {
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
