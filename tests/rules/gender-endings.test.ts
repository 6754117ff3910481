import { describe, expect, it } from "vitest";
import { genderRuleFor, type Noun, nounsByEnding } from "#schema/rules/gender-endings.ts";

function nouns(gender: Noun["gender"], ...words: string[]): Noun[] {
  return words.map((word) => ({ word, gender }));
}

const UNG = nouns("f", "Wohnung", "Zeitung", "Übung", "Rechnung", "Meinung", "Prüfung", "Heizung", "Ordnung", "Lösung");
const MENT = nouns("n", "Dokument", "Instrument", "Medikament", "Argument", "Element", "Moment");

describe("genderRuleFor", () => {
  it("tells the rule with how far it holds, three that follow it and two that do not", () => {
    const all = nounsByEnding([...UNG, ...nouns("m", "Sprung", "Schwung")]);
    expect(genderRuleFor({ word: "Zeitung", gender: "f" }, all)).toEqual({
      ending: "-ung",
      gender: "f",
      nouns: 11,
      right: 9,
      examples: nouns("f", "Wohnung", "Übung", "Rechnung"),
      exceptions: nouns("m", "Sprung", "Schwung"),
    });
  });

  it("tells nothing about a noun that does not follow it, that is rare or that has no such ending", () => {
    const all = nounsByEnding([...UNG, ...MENT, ...nouns("m", "Sprung", "Tisch")]);
    expect(genderRuleFor({ word: "Sprung", gender: "m" }, all)).toBeNull();
    expect(genderRuleFor({ word: "Dokument", gender: "n" }, all)).toBeNull();
    expect(genderRuleFor({ word: "Tisch", gender: "m" }, all)).toBeNull();
  });

  it("needs four of five nouns to follow it", () => {
    const eight = (right: number) => [
      ...UNG.slice(0, right),
      ...nouns("m", "Asprung", "Bsprung", "Csprung").slice(0, 10 - right),
    ];
    expect(genderRuleFor({ word: "Zeitung", gender: "f" }, nounsByEnding(eight(8)))).not.toBeNull();
    expect(genderRuleFor({ word: "Zeitung", gender: "f" }, nounsByEnding(eight(7)))).toBeNull();
  });

  it("goes by the longest ending, counts what only looks like it, and leaves out plural-only nouns", () => {
    const all = nounsByEnding([
      ...MENT,
      ...nouns("n", "Mädchen", "Brötchen"),
      ...nouns("m", "Kuchen", "Student"),
      ...nouns("pl", "Leutchen"),
    ]);
    const found = (ending: string) => all.find((one) => one.ending === ending)?.nouns.map(({ word }) => word);
    expect(found("ment")).toEqual(MENT.map(({ word }) => word));
    expect(found("ent")).toEqual(["Student"]);
    expect(found("chen")).toEqual(["Mädchen", "Brötchen", "Kuchen"]);
    expect(nounsByEnding(nouns("n", "Ei")).every(({ nouns: own }) => own.length === 0)).toBe(true);
  });
});
