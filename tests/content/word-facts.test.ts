import { describe, expect, it } from "vitest";
import { readContent } from "#content/seed/read-content.ts";
import { caseFacts } from "#schema/rules/case-info.ts";
import { weakAccusative } from "#schema/rules/weak-nouns.ts";
import { wordFacts } from "#web/features/lesson/word-facts.ts";
import { allWords } from "./checks/finding.ts";

const marked = allWords(readContent()).flatMap(({ word }) =>
  word.case === undefined ? [] : [{ ...word, case: word.case }],
);

describe("the case of every word of the curriculum", () => {
  it("can be put into plain words", () => {
    expect(marked.length).toBeGreaterThan(900);
    expect(marked.filter((word) => caseFacts(word.case) === null).map((word) => `${word.word}: ${word.case}`)).toEqual(
      [],
    );
  });

  it("shows no mark of a dictionary: no plus, slash, bracket or abbreviation", () => {
    const raw = marked.flatMap((word) =>
      (caseFacts(word.case) ?? [])
        .flatMap(({ german, text }) => [german ?? "", text])
        .filter((text) => /[+/()]|\b(?:Nom|Gen|Dat|Akk|jdn?m?|etw)\b\.?/.test(text)),
    );
    expect(raw).toEqual([]);
  });

  it("names a preposition with its verb only in German that the word begins with", () => {
    const strange = marked.flatMap((word) =>
      (caseFacts(word.case) ?? [])
        .filter(({ german }) => german !== null && !german.startsWith(`${word.word} `))
        .map(({ german }) => `${word.word}: ${german}`),
    );
    expect(strange).toEqual([]);
  });
});

describe("the accusative of nouns that change in it", () => {
  const accusatives = allWords(readContent()).flatMap(({ word: { word, gender, plural } }) => {
    const accusative = weakAccusative({
      word,
      gender: gender ?? null,
      plural: plural === "none" ? null : (plural ?? null),
    });
    return accusative === null ? [] : [[word, accusative] as const];
  });

  it.each([
    ["Student", "Studenten"],
    ["Herr", "Herrn"],
    ["Nachbar", "Nachbarn"],
    ["Bauer", "Bauern"],
    ["Mensch", "Menschen"],
    ["Junge", "Jungen"],
    ["Name", "Namen"],
    ["Polizist", "Polizisten"],
  ])("is known: den %s → %s", (word, accusative) => {
    expect(accusatives).toContainEqual([word, accusative]);
  });

  it.each(["Staat", "Sozialstaat", "See", "Schmerz", "Doktor", "Motor", "Nerv", "Käse", "Zins", "Typ"])(
    "is the nominative of nouns whose -n is the plural only: %s",
    (word) => {
      expect(accusatives.map(([noun]) => noun)).not.toContain(word);
    },
  );

  it("is shown on the card of the word", () => {
    const shown = wordFacts({ ...NOTHING, word: "Student", gender: "m", plural: "Studenten" });
    expect(shown.map(inWords)).toEqual(["Accusative: den Studenten"]);
  });
});

describe("a separable prefix", () => {
  it.each([
    ["aussehen", "aus", "Separable: aus-"],
    ["wiederherstellen", "wiederher", "Separable: wieder her"],
  ])("is shown as it is written apart: %s", (word, separablePrefix, shown) => {
    expect(wordFacts({ ...NOTHING, word, separablePrefix }).map(inWords)).toEqual([shown]);
  });
});

const NOTHING = {
  gender: null,
  plural: null,
  verbType: null,
  auxiliary: null,
  separablePrefix: null,
  caseInfo: null,
};

function inWords(fact: readonly { text: string }[]): string {
  return fact.map(({ text }) => text).join(" ");
}
