import { PERSON_LABELS, PERSONS, type Person, TENSE_NAMES, TENSES, type Tense } from "#schema/terms/conjugation.ts";
import type { ExpectedGerman, GermanTense, OtherForm } from "./german-answer.ts";
import { rightGerman } from "./german-right.ts";
import { type ConjugatedVerb, rightForms } from "./verb-forms.ts";
import { placeOfVerbQuestion, verbId, verbQuestionId } from "./verb-id.ts";

/** Questions of a whole quiz. */
export const CONJUGATION_QUIZ_QUESTIONS = 20;

export const CONJUGATION_QUESTION_TYPE = "fill-in-blank";

/** What a question asks for: the form of a verb in one tense and person. */
export interface AskedForm {
  /** The infinitive. */
  verb: string;
  /** The name of the tense: `Simple Past`. */
  tense: string;
  person: Person;
  /** The form to show, without its pronoun. */
  answer: string;
  /** Further right forms. */
  accepted: readonly string[];
}

/** A question about one cell of a verb's table. */
export interface FormQuestion extends AskedForm {
  id: number;
  questionType: typeof CONJUGATION_QUESTION_TYPE;
  /** The pronoun and a gap `___` for each word of the answer: `ich ___ ___`. */
  question: string;
  accepted: string[];
}

/** A question's place among those of its verb: a digit for the tense, one for the person. */
const TENSE_STEP = 10;

function placeOf(tense: Tense, person: Person): number {
  return (TENSES.indexOf(tense) + 1) * TENSE_STEP + PERSONS.indexOf(person) + 1;
}

/** The tense with this id or name: `simple-past`, `Simple Past`. Null when there is none. */
export function tenseNamed(name: string): Tense | null {
  return TENSES.find((tense) => tense === name || TENSE_NAMES[tense] === name) ?? null;
}

function questionOf(verb: ConjugatedVerb, tense: Tense, person: Person): FormQuestion {
  const [answer = "", ...accepted] = rightForms(verb, tense, person);
  const gaps = answer.replace(/[^ ]+/g, "___");
  return {
    id: verbQuestionId(verbId(verb.infinitive), placeOf(tense, person)),
    questionType: CONJUGATION_QUESTION_TYPE,
    verb: verb.infinitive,
    tense: TENSE_NAMES[tense],
    person,
    question: `${PERSON_LABELS[person]} ${gaps}`,
    answer,
    accepted,
  };
}

/** Which questions: all of them, those of a verb, of a tense, or of both. */
export interface QuestionFilter {
  /** An infinitive. */
  verb?: string | undefined;
  tense?: Tense | undefined;
}

/** Every question that can be asked about some verbs: thirty a verb, made when they are needed. */
export class ConjugationQuestions {
  readonly #infinitives: ReadonlyMap<number, string>;
  readonly #verbNamed: (infinitive: string) => ConjugatedVerb;

  /** `verbNamed` gives the verb of an infinitive, so that only those verbs need be unpacked that are asked for. */
  constructor(infinitives: readonly string[], verbNamed: (infinitive: string) => ConjugatedVerb) {
    this.#infinitives = new Map(infinitives.map((infinitive) => [verbId(infinitive), infinitive]));
    this.#verbNamed = verbNamed;
  }

  hasVerb(infinitive: string): boolean {
    return this.#infinitives.get(verbId(infinitive)) === infinitive;
  }

  /** Their ids, in the order of the verbs, tenses and persons. */
  ids({ verb, tense }: QuestionFilter = {}): number[] {
    const tenses = TENSES.filter((one) => tense === undefined || one === tense);
    const places = tenses.flatMap((one) => PERSONS.map((person) => placeOf(one, person)));
    return [...this.#infinitives].flatMap(([id, infinitive]) =>
      verb === undefined || infinitive === verb ? places.map((place) => verbQuestionId(id, place)) : [],
    );
  }

  /** The question with this id, or null when there is none. */
  find(id: number): FormQuestion | null {
    const { place } = placeOfVerbQuestion(id);
    const verb = this.verbOf(id);
    const tense = TENSES[Math.floor(place / TENSE_STEP) - 1];
    const person = PERSONS[(place % TENSE_STEP) - 1];
    return verb && tense && person ? questionOf(verb, tense, person) : null;
  }

  /** Those questions themselves. */
  all(filter: QuestionFilter = {}): FormQuestion[] {
    return this.ids(filter).flatMap((id) => this.find(id) ?? []);
  }

  /** The verb that a question is about, or null when there is none. */
  verbOf(id: number): ConjugatedVerb | null {
    const infinitive = this.#infinitives.get(placeOfVerbQuestion(id).verb);
    return infinitive === undefined ? null : this.#verbNamed(infinitive);
  }
}

/** The questions about verbs that are at hand. */
export function questionsAbout(verbs: readonly ConjugatedVerb[]): ConjugationQuestions {
  const byInfinitive = new Map(verbs.map((verb) => [verb.infinitive, verb]));
  return new ConjugationQuestions([...byInfinitive.keys()], (infinitive) => {
    const verb = byInfinitive.get(infinitive);
    if (!verb) throw new RangeError(`No verb ${infinitive}`);
    return verb;
  });
}

const FEATURES: Readonly<Record<Tense, GermanTense>> = {
  present: "present",
  "simple-past": "past",
  "present-perfect": "perfect",
  "future-i": "future",
  "subjunctive-ii": "subjunctive",
};

function personNumber(person: Person) {
  return (PERSONS.indexOf(person) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
}

/**
 * What a typed form is compared with, without its pronoun. `verb` is the verb that is asked: its other forms are known then, so that a wrong
 * person or tense has a name.
 */
export function expectedForm(asked: AskedForm, verb?: ConjugatedVerb | null): ExpectedGerman {
  const tense = tenseNamed(asked.tense);
  return {
    answers: [asked.answer, ...asked.accepted],
    tests: ["conjugation"],
    infinitive: asked.verb,
    features: { ...(tense && { tense: FEATURES[tense] }), person: personNumber(asked.person) },
    otherForms: verb ? otherForms(verb, asked) : [],
  };
}

/**
 * The forms of a verb that are not right here. A form that stands in several cells counts for the one that is nearest to what is asked: *ging*
 * for *ich gehe* is the wrong tense, not another person of it as well.
 */
function otherForms(verb: ConjugatedVerb, asked: AskedForm): OtherForm[] {
  const right = new Set([asked.answer, ...asked.accepted]);
  const nearest = new Map<string, { other: OtherForm; differences: number }>();
  for (const tense of TENSES) {
    for (const person of PERSONS) {
      const differences = Number(TENSE_NAMES[tense] !== asked.tense) + Number(person !== asked.person);
      for (const form of rightForms(verb, tense, person)) {
        if (right.has(form) || (nearest.get(form)?.differences ?? 3) <= differences) continue;
        nearest.set(form, { other: { form, tense: FEATURES[tense], person: personNumber(person) }, differences });
      }
    }
  }
  return [...nearest.values()].map(({ other }) => other);
}

/** The pronouns that may stand before a form, as they may be typed. */
const PRONOUNS: Readonly<Record<Person, readonly string[]>> = {
  ich: ["ich"],
  du: ["du"],
  er: ["er", "sie", "es", "man", "er/sie/es"],
  wir: ["wir"],
  ihr: ["ihr"],
  sie: ["sie", "sie/sie"],
};

/** A typed answer in its pronoun, with the space behind it, and the form. The pronoun is "" when there is none. */
export function splitPronoun(typed: string, persons: readonly Person[] = PERSONS): { pronoun: string; form: string } {
  const { pronoun = "", form = typed } = /^\s*(?<pronoun>\S+\s+)(?<form>\S.*)$/su.exec(typed)?.groups ?? {};
  const isPronoun = persons.some((person) => PRONOUNS[person].includes(pronoun.trim().toLowerCase()));
  return isPronoun ? { pronoun, form } : { pronoun: "", form: typed };
}

/** Whether a typed form is right: with its pronoun or without. */
export function isRightForm(asked: AskedForm, typed: string): boolean {
  return rightGerman(splitPronoun(typed, [asked.person]).form, expectedForm(asked)) !== null;
}
