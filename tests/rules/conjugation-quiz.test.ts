import { describe, expect, it } from "vitest";
import { checkForm } from "#schema/rules/conjugation-check.ts";
import {
  expectedForm,
  type FormQuestion,
  isRightForm,
  questionsAbout,
  splitPronoun,
  tenseNamed,
} from "#schema/rules/conjugation-quiz.ts";
import type { Person, Tense } from "#schema/terms/conjugation.ts";
import { GEHEN, VERBS } from "./verb-fixtures.ts";

const questions = questionsAbout(VERBS);

function question(verb: string, tense: Tense, person: Person): FormQuestion {
  const found = questions
    .ids({ verb, tense })
    .map((id) => questions.find(id))
    .find((one) => one?.person === person);
  if (!found) throw new Error(`no question ${verb} ${tense} ${person}`);
  return found;
}

describe("the questions of some verbs", () => {
  it("ask for every tense and person of each", () => {
    expect(questions.ids()).toHaveLength(5 * 30);
    expect(questions.ids({ verb: "gehen" })).toHaveLength(30);
    expect(questions.ids({ tense: "present" })).toHaveLength(5 * 6);
    expect(questions.ids({ verb: "gehen", tense: "present" })).toHaveLength(6);
    expect(questions.ids({ verb: "laufen" })).toEqual([]);
  });

  it.each([
    ["gehen", "present", "ich", "ich ___", "gehe", []],
    ["gehen", "present-perfect", "er", "er/sie/es ___ ___", "ist gegangen", []],
    ["aufstehen", "present", "ich", "ich ___ ___", "stehe auf", []],
    ["aufstehen", "simple-past", "du", "du ___ ___", "standest auf", ["standst auf"]],
    ["sich freuen", "present-perfect", "wir", "wir ___ ___ ___", "haben uns gefreut", []],
    ["fahren", "present-perfect", "ich", "ich ___ ___", "bin gefahren", ["habe gefahren"]],
    ["hängen", "simple-past", "sie", "sie/Sie ___", "hingen", ["hängten"]],
    ["gehen", "subjunctive-ii", "ihr", "ihr ___", "ginget", ["gingt", "würdet gehen"]],
  ] as const)("for %s, %s, %s are %s", (verb, tense, person, gaps, answer, accepted) => {
    expect(question(verb, tense, person)).toMatchObject({ verb, person, question: gaps, answer, accepted });
  });

  it("keep their ids whatever other verbs there are", () => {
    const alone = questionsAbout([GEHEN]);
    expect(alone.ids()).toEqual(questions.ids({ verb: "gehen" }));
    // Questions are stored under these numbers: another way to count them would leave the old ones behind.
    expect(alone.ids().slice(0, 7)).toEqual([36995611, 36995612, 36995613, 36995614, 36995615, 36995616, 36995621]);
  });

  it.each([0, -1, 1, 11, 99, 1_011, Number.MAX_SAFE_INTEGER])("have none with the id %d", (id) => {
    expect(questions.find(id)).toBeNull();
  });

  it("have none beside the thirty of a verb", () => {
    const [first = 0] = questions.ids({ verb: "gehen" });
    const number = Math.floor(first / 100) * 100;
    const found = Array.from({ length: 100 }, (_, cell) => questions.find(number + cell)).filter((one) => one !== null);
    expect(found.map(({ id }) => id)).toEqual(questions.ids({ verb: "gehen" }));
  });

  it("are those of verbs that it has", () => {
    expect(questions.hasVerb("sich freuen")).toBe(true);
    expect(questions.hasVerb("freuen")).toBe(false);
  });
});

describe("a tense", () => {
  it.each([
    ["simple-past", "simple-past"],
    ["Simple Past", "simple-past"],
    ["Future I", "future-i"],
    ["simple past", null],
    ["", null],
    ["toString", null],
  ])("named %j is %s", (name, tense) => {
    expect(tenseNamed(name)).toBe(tense);
  });
});

describe("a pronoun before a form", () => {
  it.each([
    ["ich gehe", "ich ", "gehe"],
    ["Sie gehen", "Sie ", "gehen"],
    ["er/sie/es  ist gegangen", "er/sie/es  ", "ist gegangen"],
    ["gehe", "", "gehe"],
    ["ich", "", "ich"],
    ["ich ", "", "ich "],
    ["stehe auf", "", "stehe auf"],
    ["Ihr seid gegangen", "Ihr ", "seid gegangen"],
  ])("is split off: %j", (typed, pronoun, form) => {
    expect(splitPronoun(typed)).toEqual({ pronoun, form });
  });
});

describe("a typed form", () => {
  it.each([
    ["fahren", "present-perfect", "er", "ist gefahren"],
    ["fahren", "present-perfect", "er", "hat gefahren"],
    ["fahren", "present-perfect", "er", "sie hat gefahren"],
    ["fahren", "present", "du", "faehrst"],
    ["fahren", "present", "du", "Du fährst."],
    ["gehen", "subjunctive-ii", "du", "gingst"],
    ["gehen", "subjunctive-ii", "du", "würdest gehen"],
    ["aufstehen", "present", "ich", "  ich   stehe  auf "],
    ["sich freuen", "present", "sie", "Sie freuen sich"],
    ["hängen", "present-perfect", "ich", "habe gehängt"],
  ] as const)("of %s in %s, %s is right: %s", (verb, tense, person, typed) => {
    const asked = question(verb, tense, person);
    expect(checkForm(asked, questions.verbOf(asked.id), typed).isRight).toBe(true);
    expect(isRightForm(asked, typed)).toBe(true);
  });

  it.each([
    // Another form of the verb.
    ["gehen", "present", "ich", "gehst", "person", "verb"],
    ["gehen", "present", "ich", "ging", "tense", "verb"],
    ["gehen", "present", "ich", "bin gegangen", "tense", "verb"],
    ["gehen", "simple-past", "ich", "ginge", "tense", "verb"],
    ["gehen", "subjunctive-ii", "ich", "ging", "tense", "verb"],
    ["gehen", "future-i", "er", "geht", "tense", "verb"],
    ["gehen", "present", "ich", "gingst", "form", "verb"],
    // The pronoun of another person.
    ["gehen", "present", "ich", "du gehe", "person", "verb"],
    ["gehen", "present", "ich", "du gehst", "person", "verb"],
    ["gehen", "present", "sie", "sie geht", "person", "verb"],
    ["gehen", "present-perfect", "ich", "ich habe gegangen", "auxiliary", "verb"],
    ["gehen", "present-perfect", "ich", "bin geganget", "ending", "verb"],
    ["gehen", "present-perfect", "ich", "gegangen", "missing-word", "words"],
    ["gehen", "present-perfect", "ich", "gegangen bin", "order", "words"],
    ["aufstehen", "present", "ich", "aufstehe", "written-as-one", "verb"],
    ["aufstehen", "present", "ich", "ich aufstehe", "written-as-one", "verb"],
    ["aufstehen", "present", "ich", "stehe", "missing-word", "words"],
    ["fahren", "present", "du", "fahrst", "umlaut-missing", "word"],
    ["sich freuen", "present", "ich", "freue", "missing-word", "words"],
    ["sich freuen", "present", "ich", "freue sich", "person", "pronoun"],
  ] as const)("of %s in %s, %s is nearly right: %s", (verb, tense, person, typed, name, of) => {
    const asked = question(verb, tense, person);
    expect(checkForm(asked, questions.verbOf(asked.id), typed)).toMatchObject({
      verdict: "near-miss",
      nearMiss: { name, of },
    });
    expect(isRightForm(asked, typed)).toBe(false);
  });

  it.each([["xyz"], [""], ["ich"], ["laufe"]])("that is nothing like it is wrong: %j", (typed) => {
    expect(checkForm(question("gehen", "present", "ich"), GEHEN, typed).verdict).toBe("wrong");
  });

  it("is compared with an answer that has its pronoun where the learner typed it", () => {
    const asked = question("gehen", "present", "ich");
    expect(checkForm(asked, GEHEN, "Ich geh").answer).toBe("Ich gehe");
    expect(checkForm(asked, GEHEN, "geh").answer).toBe("gehe");
    expect(checkForm(asked, GEHEN, "du gehst").answer).toBe("gehe");
    expect(checkForm(asked, GEHEN, "ich gehe")).toEqual({ verdict: "exact", isRight: true, answer: "ich gehe" });
  });

  it("is judged without the verb too, where the app is older than the question", () => {
    const asked = question("gehen", "present", "ich");
    expect(checkForm(asked, null, "ich gehe").isRight).toBe(true);
    expect(checkForm(asked, null, "gehst").isRight).toBe(false);
    expect(expectedForm({ ...asked, tense: "Plusquamperfekt" })).toMatchObject({
      features: { person: 1 },
      otherForms: [],
    });
  });
});
