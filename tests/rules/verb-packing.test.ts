import { describe, expect, it } from "vitest";
import type { ReferenceVerb } from "#schema/rules/verb-forms.ts";
import { packVerb, unpackVerb } from "#schema/rules/verb-packing.ts";
import { FAHREN, GEHEN, HAENGEN, SICH_FREUEN, VERBS } from "./verb-fixtures.ts";

function reference(verb: (typeof VERBS)[number]): ReferenceVerb {
  return { level: "A1", type: "irregular", auxiliary: "haben", ...verb };
}

describe("a packed verb", () => {
  it.each(VERBS.map(reference))("is $infinitive again when it is unpacked", (verb) => {
    expect(unpackVerb(JSON.parse(JSON.stringify(packVerb(verb))))).toEqual(verb);
  });

  it("keeps its note", () => {
    const tenses = { ...GEHEN.tenses, present: { ...GEHEN.tenses.present, note: "Regular: *er geht*." } };
    expect(unpackVerb(packVerb(reference({ ...GEHEN, tenses })))).toEqual(reference({ ...GEHEN, tenses }));
  });

  it.each([
    ["a helper and a participle", GEHEN, "present-perfect", ["s:geg*ang*-en", ""]],
    ["a helper and the infinitive", GEHEN, "future-i", ["w:", ""]],
    ["the pronoun of a reflexive verb", SICH_FREUEN, "present-perfect", ["h:gefreu-t", ""]],
    ["two participles", HAENGEN, "present-perfect", ["h:geh*a*ng-en;h:gehäng-t", ""]],
    ["another helper that is accepted", FAHREN, "present-perfect", ["s:gefahr-en", "h:gefahren"]],
    ["the subjunctive of a regular verb", SICH_FREUEN, "subjunctive-ii", ["k:", "="]],
    ["nothing where no helper stands", HAENGEN, "present", ["häng-e,häng-st,häng-t,häng-en,häng-t,häng-en", ""]],
  ] as const)("leaves out what follows from the rest: %s", (_what, verb, tense, packed) => {
    const tenses = packVerb(reference(verb)).slice(6) as [string, string, string][];
    const index = ["present", "simple-past", "present-perfect", "future-i", "subjunctive-ii"].indexOf(tense);
    expect(tenses[index]?.slice(0, 2)).toEqual(packed);
  });
});
