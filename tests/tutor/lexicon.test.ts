import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { conjugate, imperative, nounForm, participle, zuInfinitive } from "#worker/tutor/german/paradigm.ts";
import { lexicon, lexiconText } from "./lexicon.ts";

describe("the compiled lexicon", () => {
  it("stays below 1.3 MB compressed", () => {
    expect(gzipSync(lexiconText, { level: 9 }).length).toBeLessThan(1_300_000);
  });

  it("is sorted, or the binary search would miss words", () => {
    const forms = lexiconText
      .trim()
      .split("\n")
      .map((line) => line.slice(0, line.indexOf("\t")));
    expect(forms.every((form, index) => index === 0 || (forms[index - 1] ?? "") < form)).toBe(true);
  });

  it("is Latin-1: any other letter would double its memory", () => {
    expect(/[\u0100-\uffff]/.test(lexiconText)).toBe(false);
  });

  it("reads every form that it lists", () => {
    const forms = lexiconText
      .trim()
      .split("\n")
      .map((line) => line.slice(0, line.indexOf("\t")))
      .filter((form) => /^\p{L}/u.test(form));
    // "schüchtert" is a form of einschüchtern alone: reading it once ran in circles.
    const unread = forms.filter((form) => !lexicon.isKnown(form));
    expect(lexicon.verbReadings("schüchtert").filter(({ verb }) => verb.prefix === null)).toEqual([]);
    expect(unread.length).toBeLessThan(forms.length / 100);
  });

  it("tells a noun that is made of an adjective, although it does not list it", () => {
    expect(["Angeglichenere", "Flammendste", "Abgetaute", "Verliebte"].map((form) => lexicon.entries(form))).toEqual([
      [],
      [],
      [],
      [],
    ]);
    for (const form of ["Angeglichenere", "Flammendste", "Abgetaute", "Verliebten", "Deutsche", "Bekannter"])
      expect(lexicon.isNominalized(form)).toBe(true);
    expect(lexicon.isNominalized("Borste")).toBe(false);
  });

  it("finds its first and its last line", () => {
    const lines = lexiconText.trim().split("\n");
    for (const line of [lines[0], lines.at(-1)]) {
      const [form = "", entries = ""] = (line ?? "").split("\t");
      expect(lexicon.entries(form)).toEqual(entries.split(";"));
    }
  });

  it.each(["Schiffahrt", "muß", "daß", "Schluß", "läßt", "gemußt"])("has no old spelling: %s", (form) => {
    expect(lexicon.isKnown(form)).toBe(false);
  });

  it("knows chat words, and makes no compounds of them", () => {
    expect(lexicon.isKnown("ham")).toBe(true);
    expect(lexicon.nounReadings("Hamburg")).toEqual([]);
  });

  it("lets the curriculum decide the gender where dictionaries differ", () => {
    expect(lexicon.noun("E-Mail")?.genders).toContain("f");
    expect(lexicon.taught("Hund")).toEqual({ level: "A1", partOfSpeech: "noun", meaning: "dog" });
  });
});

describe("nouns", () => {
  it.each([
    ["Hund", "dat", "pl", "Hunden"],
    ["Student", "acc", "sg", "Studenten"],
    ["Student", "gen", "sg", "Studenten"],
    ["Name", "gen", "sg", "Namens"],
    ["Kind", "dat", "pl", "Kindern"],
    ["Auto", "dat", "pl", "Autos"],
    ["Haus", "dat", "sg", "Haus"],
    ["Frau", "gen", "sg", "Frau"],
  ] as const)("%s in the %s %s is %s", (lemma, kase, number, form) => {
    const noun = lexicon.noun(lemma);
    expect(noun && nounForm(noun, kase, number)).toBe(form);
  });

  it("takes compounds apart: the last part gives the gender", () => {
    const readings = lexicon.nounReadings("Tomatensuppen");
    expect(readings.map(({ noun }) => [noun.lemma, noun.head, ...noun.genders])).toEqual([
      ["Tomatensuppe", "Tomaten", "f"],
    ]);
  });

  it("makes no compound of a name", () => {
    expect(lexicon.nounReadings("Oluwaseun")).toEqual([]);
  });

  it("knows every infinitive as a neuter noun", () => {
    expect(lexicon.nounReadings("Schwimmen")[0]?.noun.genders).toEqual(["n"]);
  });
});

describe("verbs", () => {
  it.each([
    ["gehen", "past", 0, "ging"],
    ["fahren", "present", 1, "fährst"],
    ["essen", "present", 2, "isst"],
    ["arbeiten", "present", 1, "arbeitest"],
    ["handeln", "present", 0, "handle"],
    ["sammeln", "present", 0, "sammle"],
    ["heißen", "present", 1, "heißt"],
    ["müssen", "past", 2, "musste"],
    ["sein", "subjunctive", 1, "wärst"],
    ["unterschreiben", "past", 2, "unterschrieb"],
    ["lesen", "past", 1, "last"],
    ["öffnen", "present", 2, "öffnet"],
    ["rechnen", "present", 2, "rechnet"],
    ["lernen", "present", 2, "lernt"],
  ] as const)("%s, %s, person %i is %s", (lemma, tense, person, form) => {
    const verb = lexicon.verb(lemma);
    expect(verb && conjugate(verb, tense)[person]).toBe(form);
  });

  it.each([
    ["gehen", "gegangen"],
    ["anrufen", "angerufen"],
    ["studieren", "studiert"],
    ["verstehen", "verstanden"],
    ["besuchen", "besucht"],
    ["aufstehen", "aufgestanden"],
    ["unterschreiben", "unterschrieben"],
  ])("the participle of %s is %s", (lemma, form) => {
    const verb = lexicon.verb(lemma);
    expect(verb && participle(verb)).toBe(form);
  });

  it("separates prefixes", () => {
    const verb = lexicon.verb("aufstehen");
    expect(verb && [verb.prefix, zuInfinitive(verb), imperative(verb)]).toEqual(["auf", "aufzustehen", "steh"]);
    expect(lexicon.verb("verstehen")?.prefix).toBeNull();
  });

  it.each([
    ["hing", "hängen", "past"],
    ["hängte", "hängen", "past"],
    ["abhing", "abhängen", "past"],
    ["erschrak", "erschrecken", "past"],
    ["erschreckte", "erschrecken", "past"],
    ["schafften", "schaffen", "past"],
    ["erfror", "erfrieren", "past"],
    ["vergrößerte", "vergrößern", "past"],
    ["saßest", "sitzen", "past"],
    ["träfst", "treffen", "subjunctive"],
    ["vermag", "vermögen", "present"],
    ["hab", "haben", "present"],
  ])("%s is a form of %s", (form, lemma, tense) => {
    expect(lexicon.verbReadings(form).map((reading) => [reading.verb.lemma, reading.tense])).toContainEqual([
      lemma,
      tense,
    ]);
  });

  it("takes no adjective for a short form of ich", () => {
    expect(lexicon.verbReadings("krank").filter(({ form }) => form === "finite")).toEqual([]);
  });

  it("reads a form written as one word as a separable verb", () => {
    expect(lexicon.verbReadings("aufstehe").map(({ verb, joined }) => [verb.lemma, joined])).toContainEqual([
      "aufstehen",
      true,
    ]);
  });
});

describe("adjectives", () => {
  it.each([
    ["kleinen", "klein", "en", "positive"],
    ["besseres", "gut", "es", "comparative"],
    ["teure", "teuer", "e", "positive"],
    ["hohen", "hoch", "en", "positive"],
    ["älteste", "alt", "e", "superlative"],
    ["höchstem", "hoch", "em", "superlative"],
    ["leisester", "leise", "er", "superlative"],
    ["kränker", "krank", "", "comparative"],
    ["clevrer", "clever", "er", "positive"],
    ["schockierendes", "schockierend", "es", "positive"],
  ])("%s belongs to %s", (form, lemma, ending, degree) => {
    expect(
      lexicon.adjectiveReadings(form).map((reading) => [reading.lemma, reading.ending, reading.degree]),
    ).toContainEqual([lemma, ending, degree]);
  });
});
