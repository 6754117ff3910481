import { nameNearMiss } from "./german-near-miss.ts";
import { type GermanCase, type GermanGender, type GermanNumber, isFunctionWord } from "./german-paradigms.ts";
import { readings, rightGerman } from "./german-right.ts";
import { comparableGerman, equalsSpelledOut, typingMistakes } from "./german-spelling.ts";

/**
 * What a question tests beyond the word itself:
 *   capitals: Sie or sie, Ihr or ihr
 *   plural, conjugation: forms that one letter or umlaut tells apart, so a typing mistake is never forgiven
 */
export type TestedPoint = "capitals" | "plural" | "conjugation";

/**
 * What a question forgives:
 *   article-left-out: the noun without its article
 *   any-article: also a noun with another article, or with one where none is expected
 *   sich-left-out: a reflexive verb without its `sich`
 *   typing-mistake: one wrong letter in a longer word that has no grammar in it
 */
export type Forgiven = "article-left-out" | "any-article" | "sich-left-out" | "typing-mistake";

export type GermanTense = "present" | "past" | "perfect" | "future" | "subjunctive";
/** 1 to 3 for ich, du, er/sie/es, 4 to 6 for wir, ihr, sie. */
export type GermanPerson = 1 | 2 | 3 | 4 | 5 | 6;

/** What is known about a form. Whatever is left out is not known. */
export interface FormFeatures {
  case?: GermanCase;
  gender?: GermanGender;
  number?: GermanNumber;
  tense?: GermanTense;
  person?: GermanPerson;
}

/** Another form of the word that is asked for, which is not the answer here. */
export interface OtherForm extends FormFeatures {
  form: string;
}

/** What a typed German answer is compared with. */
export interface ExpectedGerman {
  /** Every right answer. The first is the one to show. */
  answers: readonly string[];
  tests?: readonly TestedPoint[];
  forgives?: readonly Forgiven[];
  /** The sentence with its gap `___` and the hint in brackets at its end: it tells cases, verbs and particles apart. */
  question?: string;
  /** The infinitive of the verb that is asked for, where the question does not name it. */
  infinitive?: string;
  /** What is known about the answer. */
  features?: FormFeatures;
  /** Other forms of the same word. */
  otherForms?: readonly OtherForm[];
  /** Whether a lower-case word is another German word, which is then no typing mistake. */
  isKnownWord?: (word: string) => boolean;
}

/** A German word of the content with its further spellings. */
export interface GermanWord {
  word: string;
  accepted?: readonly string[] | undefined;
}

/** What a right answer may be told; in the order in which it is shown. Only an English one can have another spelling: British for American. */
export type AnswerNote = "spelled-out" | "capitals" | "article" | "sich" | "typing-mistake" | "other-spelling";

/** What exactly is wrong about an answer that is nearly right. Named only where it is certain. */
export type NearMissName =
  | "case"
  | "gender"
  | "number"
  | "person"
  | "tense"
  /** der, die or das before the right noun, where it could be the case as well as the gender. */
  | "article"
  | "ending"
  | "form"
  /** haben for sein, or the other way round. */
  | "auxiliary"
  /** `aufstehe` where two words are right: `stehe auf`. */
  | "written-as-one"
  /** `stehe auf` where one word is right: `aufstehe`. */
  | "written-apart"
  | "order"
  | "missing-word"
  | "extra-word"
  | "umlaut-missing"
  | "umlaut-added"
  | "capitals"
  | "one-letter-off";

/** A near miss, and what kind of word it happened to. */
export interface NearMiss {
  name: NearMissName;
  of: "word" | "verb" | "pronoun" | "words";
}

/**
 * The verdict on a typed German answer. `answer` is the right answer that was meant, or the one to show when none is near. In a near
 * miss it comes without the article or `sich` that was left out rightly, so that a diff shows the mistake alone.
 */
export type AnswerCheck =
  | { verdict: "exact"; isRight: true; answer: string }
  | { verdict: "accepted"; isRight: true; answer: string; notes: readonly AnswerNote[] }
  | { verdict: "near-miss"; isRight: false; answer: string; nearMiss: NearMiss }
  | { verdict: "wrong"; isRight: false; answer: string };

/**
 * Judges a typed German answer: the one rule for the browser and the server. Umlauts are never folded (Mutter is not Mütter), but may
 * be spelled ae, oe, ue, and ß ss. Capitals count only where the question tests them.
 */
export function checkGermanAnswer(typed: string, expected: ExpectedGerman): AnswerCheck {
  const right = rightGerman(typed, expected);
  if (right) return right;
  const byNearness = nearestFirst(typed, expected.answers);
  const forgiving = byNearness.flatMap((answer) => readings(typed, answer, expected.forgives ?? []));
  for (const reading of forgiving) {
    const { answer } = reading;
    const nearMiss = nameNearMiss(reading.typed, answer, expected);
    if (isTypingMistake(reading.typed, answer, nearMiss, expected))
      return { verdict: "accepted", isRight: true, answer, notes: ["typing-mistake"] };
    if (nearMiss) return { verdict: "near-miss", isRight: false, answer, nearMiss };
  }
  return { verdict: "wrong", isRight: false, answer: byNearness[0] ?? "" };
}

/** Letters that a word must have for one mistake in it to be forgiven, and for two. */
const LETTERS_FOR_ONE_MISTAKE = 5;
const LETTERS_FOR_TWO_MISTAKES = 9;

/** Names of a mistake that may have happened in the fingers. Every other name is a mistake in grammar. */
const OF_THE_FINGERS: ReadonlySet<NearMissName | undefined> = new Set([undefined, "one-letter-off", "umlaut-missing"]);

/** Whether the question forgives what is wrong as a typing mistake: in one word, which neither carries grammar nor becomes another word. */
function isTypingMistake(typed: string, answer: string, nearMiss: NearMiss | null, expected: ExpectedGerman): boolean {
  const { tests = [], forgives = [], otherForms = [], isKnownWord = () => false } = expected;
  if (!forgives.includes("typing-mistake") || tests.includes("plural") || tests.includes("conjugation")) return false;
  const [given, right] = [comparableGerman(typed).split(" "), comparableGerman(answer).split(" ")];
  const places = [...right.keys()].filter((place) => !equalsSpelledOut(given[place] ?? "", right[place] ?? ""));
  const [one = "", other = ""] = [given[places[0] ?? 0], right[places[0] ?? 0]];
  if (given.length !== right.length || places.length !== 1 || !OF_THE_FINGERS.has(nearMiss?.name)) return false;
  if (isFunctionWord(one) || isFunctionWord(other) || isKnownWord(one)) return false;
  if (otherForms.some(({ form }) => comparableGerman(form) === given.join(" "))) return false;
  const forgiven = Number(other.length >= LETTERS_FOR_ONE_MISTAKE) + Number(other.length >= LETTERS_FOR_TWO_MISTAKES);
  return typingMistakes(one, other) <= forgiven;
}

/** The right answers from the one that the typed one is nearest to; as they stand where it is near to none. */
function nearestFirst(typed: string, answers: readonly string[]): readonly string[] {
  const given = comparableGerman(typed);
  const measured = answers.map((answer) => {
    const right = comparableGerman(answer);
    const mistakes = typingMistakes(given, right);
    const isNear = mistakes * 2 <= Math.max(given.length, right.length);
    return { answer, mistakes: isNear ? mistakes : Number.POSITIVE_INFINITY };
  });
  return measured.toSorted((one, other) => compare(one.mistakes, other.mistakes)).map(({ answer }) => answer);
}

function compare(one: number, other: number): number {
  return one < other ? -1 : Number(one > other);
}
