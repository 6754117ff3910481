import { PERSON_LABELS, PERSONS, type Person, TENSE_NAMES, TENSES, type Tense } from "#schema/terms/conjugation.ts";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import type { ExpectedGerman, GermanTense, OtherForm } from "./german-answer.ts";
import { rightGerman } from "./german-right.ts";
import { type ConjugatedVerb, rightForms } from "./verb-forms.ts";
import { wordKey } from "./word-key.ts";

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
  /** The pronoun and a gap `___` for each word of the answer: `ich ___ ___`. */
  question: string;
  accepted: string[];
}

/** Ids end in a digit for the tense and one for the person. */
const CELLS = 100;
const TENSE_STEP = 10;
const VERB_NUMBERS = 1_000_000;

/**
 * The number of a verb, of up to six digits. It follows from the infinitive alone, so that a verb that is added later moves no other one, and
 * nobody has to count. tests/content/conjugation-quiz.test.ts makes sure that all verbs have different ones.
 */
function verbNumber(infinitive: string): number {
  return wordKey(DEFAULT_LANGUAGE, infinitive, "") % VERB_NUMBERS;
}

function questionId(infinitive: string, tense: Tense, person: Person): number {
  const cell = (TENSES.indexOf(tense) + 1) * TENSE_STEP + PERSONS.indexOf(person) + 1;
  return verbNumber(infinitive) * CELLS + cell;
}

/** The tense with this id or name: `simple-past`, `Simple Past`. Null when there is none. */
export function tenseNamed(name: string): Tense | null {
  return TENSES.find((tense) => tense === name || TENSE_NAMES[tense] === name) ?? null;
}

function questionOf(verb: ConjugatedVerb, tense: Tense, person: Person): FormQuestion {
  const [answer = "", ...accepted] = rightForms(verb, tense, person);
  const gaps = answer.replace(/[^ ]+/g, "___");
  return {
    id: questionId(verb.infinitive, tense, person),
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
  readonly #verbs: ReadonlyMap<number, ConjugatedVerb>;

  constructor(verbs: readonly ConjugatedVerb[]) {
    this.#verbs = new Map(verbs.map((verb) => [verbNumber(verb.infinitive), verb]));
  }

  hasVerb(infinitive: string): boolean {
    return this.#verbs.get(verbNumber(infinitive))?.infinitive === infinitive;
  }

  /** Their ids, in the order of the verbs, tenses and persons. */
  ids({ verb, tense }: QuestionFilter = {}): number[] {
    const verbs = [...this.#verbs.values()].filter(({ infinitive }) => verb === undefined || infinitive === verb);
    const tenses = TENSES.filter((one) => tense === undefined || one === tense);
    return verbs.flatMap(({ infinitive }) =>
      tenses.flatMap((one) => PERSONS.map((person) => questionId(infinitive, one, person))),
    );
  }

  /** The question with this id, or null when there is none. */
  find(id: number): FormQuestion | null {
    const verb = this.verbOf(id);
    const tense = TENSES[Math.floor((id % CELLS) / TENSE_STEP) - 1];
    const person = PERSONS[(id % TENSE_STEP) - 1];
    return verb && tense && person ? questionOf(verb, tense, person) : null;
  }

  /** The verb that a question is about, or null when there is none. */
  verbOf(id: number): ConjugatedVerb | null {
    return this.#verbs.get(Math.floor(id / CELLS)) ?? null;
  }
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
