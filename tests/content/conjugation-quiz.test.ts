import { describe, expect, it } from "vitest";
import { referenceVerbs } from "#content/built-in/conjugation/reference-verbs.ts";
import { checkForm } from "#schema/rules/conjugation-check.ts";
import { type FormQuestion, isRightForm, questionsAbout } from "#schema/rules/conjugation-quiz.ts";
import { type ConjugatedVerb, rightForms } from "#schema/rules/verb-forms.ts";
import { PERSON_LABELS, PERSONS, type Person, TENSE_NAMES, TENSES } from "#schema/terms/conjugation.ts";

const verbs = referenceVerbs();
const questions = questionsAbout(verbs);
const asked = questions.ids().map((id) => questions.find(id) as FormQuestion);

const PRONOUNS: Readonly<Record<Person, readonly string[]>> = {
  ich: ["ich"],
  du: ["du"],
  er: ["er", "sie", "es", "man"],
  wir: ["wir"],
  ihr: ["ihr"],
  sie: ["sie", "Sie"],
};

function verbOf({ id }: FormQuestion): ConjugatedVerb {
  const verb = questions.verbOf(id);
  if (!verb) throw new Error(`no verb for ${id}`);
  return verb;
}

function formsOf(verb: ConjugatedVerb): Set<string> {
  return new Set(TENSES.flatMap((tense) => PERSONS.flatMap((person) => rightForms(verb, tense, person))));
}

describe("the 3,300 conjugation questions", () => {
  it("have ids of their own: no two verbs have the same number", () => {
    expect(asked).toHaveLength(3_300);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(3_300);
    expect(Math.min(...asked.map(({ id }) => id))).toBeGreaterThan(100);
    expect(Math.max(...asked.map(({ id }) => id))).toBeLessThan(100_000_000);
    expect(asked.filter((question) => verbOf(question).infinitive !== question.verb)).toEqual([]);
  });

  it("have a gap for each word of the answer", () => {
    const gaps = ({ question }: FormQuestion) => question.split(" ").filter((word) => word === "___").length;
    expect(asked.filter((one) => gaps(one) !== one.answer.split(" ").length)).toEqual([]);
  });

  it.each(TENSES)(
    "take every right form of the %s, with its pronoun and without, and name every other form of the verb",
    (tense) => {
      const faults: string[] = [];
      const expectVerdict = (question: FormQuestion, typed: string, isRight: boolean) => {
        const check = checkForm(question, questions.verbOf(question.id), typed);
        const isNamed = check.isRight || check.verdict === "near-miss";
        if (check.isRight === isRight && isNamed && isRightForm(question, typed) === isRight) return;
        faults.push(`${question.verb}, ${question.question}: ${typed}`);
      };
      for (const question of asked.filter((one) => one.tense === TENSE_NAMES[tense])) {
        const right = new Set([question.answer, ...question.accepted]);
        for (const form of right) {
          expectVerdict(question, form, true);
          for (const pronoun of [...PRONOUNS[question.person], PERSON_LABELS[question.person]])
            expectVerdict(question, `${pronoun} ${form}`, true);
        }
        for (const form of formsOf(verbOf(question))) if (!right.has(form)) expectVerdict(question, form, false);
      }
      expect(faults).toEqual([]);
    },
  );
});
