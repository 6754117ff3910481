import { describe, expect, it } from "vitest";
import { type CurriculumContent, readContent } from "#content/seed/read-content.ts";
import { CORE_LEVELS, type CoreWords, coverageCheck, coverageOf, parseCoreWords } from "./checks/coverage.ts";
import { printed } from "./checks/finding.ts";
import { readCoreWords } from "./core-words/read-core-words.ts";
import { contentWith, HOUSE, noun, SMALL, TEACHER, TO_GET_UP, verb, type WrittenWord } from "./fixtures.ts";

const content = readContent();
const core = readCoreWords();

/** Core words of A1 in one group. */
function needed(...words: string[]): CoreWords {
  return { A1: [{ title: "at home", words }], A2: [], B1: [] };
}

function missing(words: readonly WrittenWord[], ...headwords: string[]): string[] {
  return coverageOf(contentWith(words), needed(...headwords))[0]?.groups[0]?.missing ?? [];
}

/** The content without the chapters and the bank of a level. */
function without(level: string): CurriculumContent {
  const others = <Part extends { level: string }>(parts: readonly Part[]): Part[] =>
    parts.filter((part) => part.level !== level);
  return { ...content, chapters: others(content.chapters), bank: others(content.bank) };
}

describe("the core words", () => {
  it("are taught by the end of their level: 90 % at A1, 92 % at A2, and with the bank 95 % at B1", () => {
    expect(coverageCheck(core).run(content).map(printed)).toEqual([]);
  });

  it("are missing where a level is not taught, and are named by group", () => {
    const [finding, ...others] = coverageCheck(core).run(without("A1"));
    expect(others.length).toBeGreaterThan(0);
    expect(finding).toMatchObject({ check: "coverage", file: "curriculum/a1" });
    expect(finding?.message).toMatch(/^the lessons up to A1 teach 0\.0 % of \d+ core words, of 90 % at least/u);
    expect(finding?.message).toMatch(/\n {2}people and family \(0 % of \d+\): Mann, Frau, /u);
  });

  it("of B1 may be taught beyond the lessons, those of A1 and A2 may not", () => {
    const further = contentWith([], [HOUSE]);
    const house = [{ title: "at home", words: ["Haus"] }];
    expect(coverageCheck({ A1: [], A2: [], B1: house }).run(further)).toEqual([]);
    expect(coverageCheck({ A1: house, A2: [], B1: [] }).run(further).map(printed)).toEqual([
      "content/curriculum/a1:1 [coverage] the lessons up to A1 teach 0.0 % of 1 core words, of 90 % at least; 1 are missing:\n  at home (0 % of 1): Haus",
      "content/curriculum/a2:1 [coverage] the lessons up to A2 teach 0.0 % of 1 core words, of 92 % at least; 1 are missing:\n  at home (0 % of 1): Haus",
    ]);
  });

  it("count up to the level: what A1 lacks, A2 lacks, too, unless it teaches it", () => {
    const both: CoreWords = { ...needed("Haus"), A2: [{ title: "at home", words: ["klein"] }] };
    const shares = coverageOf(contentWith([HOUSE]), both).map(({ share }) => share);
    expect(shares).toEqual([1, 0.5, 0.5]);
  });

  it("stand in the lists once", () => {
    const words = CORE_LEVELS.flatMap((level) => core[level].flatMap((group) => group.words));
    expect(words.filter((word, place) => words.indexOf(word) < place)).toEqual([]);
  });
});

describe("a core word is taught", () => {
  const MOTHER = { ...noun("Mutter", "f", "Mütter"), accepted: ["Mama"] };
  const TO_LOOK_FORWARD = verb("sich freuen", "regular", "Ich *freue mich*.");
  const GOOD_DAY: WrittenWord = {
    word: "guten Tag",
    pos: "phrase",
    en: ["hello"],
    sentence: "*Guten Tag*, Herr Weber!",
    translation: "Hello, Mr. Weber!",
  };
  const OTHER: WrittenWord = { ...SMALL, word: "anderer", en: ["other"], sentence: "Das ist ein *anderer* Tag." };

  it.each<[how: string, word: WrittenWord, headwords: string[]]>([
    ["as the word itself", HOUSE, ["Haus"]],
    ["in the plural", HOUSE, ["Häuser"]],
    ["as a feminine form", TEACHER, ["Lehrerin"]],
    ["in another spelling", MOTHER, ["Mama"]],
    ["with and without sich", TO_LOOK_FORWARD, ["freuen", "sich freuen"]],
    ["without sich, where it has it sometimes", TO_GET_UP, ["sich aufstehen"]],
    ["inside a phrase", GOOD_DAY, ["guten Tag", "Tag"]],
    ["in one of the forms of a stem", OTHER, ["ander-"]],
  ])("%s", (_how, word, headwords) => {
    expect(missing([word], ...headwords)).toEqual([]);
  });

  it("but not by another word: with another capital, by a part of a compound", () => {
    expect(missing([HOUSE, TO_GET_UP], "haus", "Hau", "stehen", "Aufstehen")).toEqual([
      "haus",
      "Hau",
      "stehen",
      "Aufstehen",
    ]);
  });
});

describe("a list of core words", () => {
  it("has groups under their titles", () => {
    expect(parseCoreWords("# at home\nHaus, Tür,\nsich setzen\n\n# abroad\nZoll\n")).toEqual([
      { title: "at home", words: ["Haus", "Tür", "sich setzen"] },
      { title: "abroad", words: ["Zoll"] },
    ]);
  });
});
