import { describe, expect, it } from "vitest";
import { formParts, formsOf, plainForm, principalParts, rightForms } from "#schema/rules/verb-forms.ts";
import { AUFSTEHEN, GEHEN, HAENGEN, SICH_FREUEN } from "./verb-fixtures.ts";

describe("a form with its marks", () => {
  it.each([
    ["geh-e", "gehe", "geh|-e"],
    ["g*ing*", "ging", "g|(ing)"],
    ["g*ing*-st", "gingst", "g|(ing)|-st"],
    ["f*ä*hr-st", "fährst", "f|(ä)|hr|-st"],
    ["*bin*", "bin", "(bin)"],
    ["*war*-en", "waren", "(war)|-en"],
    ["steh-e auf", "stehe auf", "steh|-e| auf"],
    ["bin aufgest*and*-en", "bin aufgestanden", "bin aufgest|(and)|-en"],
    ["werde gehen", "werde gehen", "werde gehen"],
  ])("%s", (marked, plain, parts) => {
    const written = {
      kept: (text: string) => text,
      changed: (text: string) => `(${text})`,
      ending: (text: string) => `-${text}`,
    };
    expect(plainForm(marked)).toBe(plain);
    expect(
      formParts(marked)
        .map(({ kind, text }) => written[kind](text))
        .join("|"),
    ).toBe(parts);
    expect(
      formParts(marked)
        .map(({ text }) => text)
        .join(""),
    ).toBe(plain);
  });
});

describe("the forms of a cell", () => {
  it("are one, or several that are equally right", () => {
    expect(formsOf("geh-e")).toEqual(["geh-e"]);
    expect(formsOf("h*i*ng / häng-te")).toEqual(["h*i*ng", "häng-te"]);
  });

  it("are right together with those that the table does not show, the shown ones first", () => {
    expect(rightForms(GEHEN, "simple-past", "ich")).toEqual(["ging"]);
    expect(rightForms(GEHEN, "subjunctive-ii", "du")).toEqual(["gingest", "gingst", "würdest gehen"]);
    expect(rightForms(HAENGEN, "simple-past", "du")).toEqual(["hingst", "hängtest"]);
  });
});

describe("the forms to know by heart", () => {
  it.each([
    [GEHEN, ["gehen", "ging", "ist gegangen"]],
    [AUFSTEHEN, ["aufstehen", "stand auf", "ist aufgestanden"]],
    [SICH_FREUEN, ["sich freuen", "freute sich", "hat sich gefreut"]],
    [HAENGEN, ["hängen", "hing / hängte", "hat gehangen / hat gehängt"]],
  ])("of $infinitive", (verb, parts) => {
    expect(principalParts(verb)).toEqual(parts);
  });
});
