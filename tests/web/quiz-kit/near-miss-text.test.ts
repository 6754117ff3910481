import { describe, expect, it } from "vitest";
import { checkGermanAnswer, type ExpectedGerman } from "#schema/rules/german-answer.ts";
import { nearMissText } from "#web/quiz-kit/near-miss-text.ts";

function textFor(typed: string, expected: ExpectedGerman): string {
  const check = checkGermanAnswer(typed, expected);
  return check.verdict === "near-miss" ? nearMissText(check.nearMiss) : check.verdict;
}

describe("nearMissText", () => {
  it.each([
    ["die Stühle", "den Stühlen", "Right word, wrong case"],
    ["das Stuhl", "der Stuhl", "Right word, wrong gender"],
    ["die Tür", "der Tür", "Right word, wrong article"],
    ["mit einem neue Stuhl", "mit einem neuen Stuhl", "Right word, wrong ending"],
    ["die", "der", "Right word, wrong form"],
    ["des Steuers", "der Steuern", "Right words, wrong form"],
    ["bin", "bist", "Right verb, wrong person"],
    ["mir", "mich", "Right pronoun, wrong case"],
    ["er", "es", "Pronoun of the wrong gender"],
    ["gewohnt ist", "gewohnt hat", "Right verb, wrong auxiliary"],
    ["aufstehe", "stehe auf", "Right verb, but its parts stand apart"],
    ["stehe auf", "aufstehe", "Right verb, but in one word"],
    ["garnicht", "gar nicht", "Right words, but written apart"],
    ["Rad fahren", "Radfahren", "Right words, but written as one"],
    ["wir fliegen", "fliegen wir", "Right words, wrong order"],
    ["gewohnt", "gewohnt hat", "A word is missing"],
    ["das Haus", "Haus", "One word too many"],
    ["Stuhle", "Stühle", "Right word, umlaut missing"],
    ["hätte", "hatte", "Right word, but without umlaut"],
    ["Fahrad", "Fahrrad", "One letter off"],
  ])("%j for %j: %s", (typed, right, text) => {
    expect(textFor(typed, { answers: [right] })).toBe(text);
  });

  it("says so where only the capitals are wrong", () => {
    expect(textFor("sie", { answers: ["Sie"], tests: ["capitals"] })).toBe("Right letters, wrong capitals");
  });
});
