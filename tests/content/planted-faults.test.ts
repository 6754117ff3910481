import { afterEach, describe, expect, it, vi } from "vitest";
import type { CurriculumContent } from "#content/seed/read-content.ts";
import { curriculumChecks } from "./checks/curriculum-checks.ts";
import { type Finding, printed } from "./checks/finding.ts";
import { misspelled } from "./checks/hunspell.ts";
import { AMERICAN_RULES, ORTHOGRAPHY_RULES, REGION_RULES } from "./checks/orthography.ts";
import { spellingCheck, taughtWords } from "./checks/spelling.ts";
import { onCurriculum } from "./checks/texts.ts";
import { contentWith, HOUSE, noun, TEACHER, type WrittenWord } from "./fixtures.ts";
import { CONTENT_FAULTS } from "./planted/content-faults.ts";
import { RIGHT } from "./planted/right-german.ts";
import { CHARACTERS, SPELLINGS } from "./planted/text-faults.ts";
import { WORD_FAULTS } from "./planted/word-faults.ts";

// Every check must find a fault that is planted for it: a check that cannot fail checks nothing.

function findings(content: CurriculumContent): Finding[] {
  const known = { names: new Set(["Lena"]), taught: taughtWords(content) };
  return curriculumChecks(known).flatMap((check) => check.run(content));
}

/** What is found beyond a good word when `changes` are made to it. */
function faultsOf(word: WrittenWord, changes: Partial<WrittenWord>): string[] {
  return findings(contentWith([{ ...word, ...changes }])).map(({ check, message }) => `${check}: ${message}`);
}

function byText(one: string, other: string): number {
  return one < other ? -1 : 1;
}

describe("the checks", () => {
  it.each(RIGHT.map((word) => [word.sentence, word] as const))("find nothing wrong with %s", (_sentence, word) => {
    expect(
      findings(contentWith([word]))
        .filter(({ check }) => check !== "titles")
        .map(printed),
    ).toEqual([]);
  });

  it("find nothing wrong with good content", () => {
    expect(findings(contentWith()).map(printed)).toEqual([]);
  });

  it("let twins of another gender or another sense stand side by side", () => {
    const lake = noun("See", "m", "Seen", "Der *See* ist kalt.");
    const sea = { ...noun("See", "f", "none", "Die *See* ist wild."), en: ["sea"] };
    const castle = { ...noun("Schloss", "n", "Schlösser"), en: ["castle"], sense: "building" };
    const lock = { ...noun("Schloss", "n", "Schlösser", "Mein *Schloss* ist kaputt."), en: ["lock"], sense: "device" };
    const found = findings(contentWith([lake, sea, castle, lock])).filter(({ check }) => check === "duplicate");
    expect(found).toEqual([]);
  });

  it.each(WORD_FAULTS)("find: %s", (expected, word, changes) => {
    expect(faultsOf(word, {})).not.toContainEqual(expect.stringContaining(expected));
    expect(faultsOf(word, changes)).toContainEqual(expect.stringContaining(expected));
  });

  it.each(SPELLINGS)("find the spelling in: %s", (sentence, found) => {
    expect(faultsOf(HOUSE, { sentence })).toContainEqual(expect.stringContaining(`orthography: ${found}`));
  });

  it.each(CHARACTERS)("find the characters in: %s", (sentence, found) => {
    expect(faultsOf(HOUSE, { sentence })).toContainEqual(expect.stringContaining(`typography: ${found}`));
  });

  it.each(CONTENT_FAULTS)("find: %s", (expected, content) => {
    expect(findings(content).map(({ check, message }) => `${check}: ${message}`)).toContainEqual(
      expect.stringContaining(expected),
    );
  });

  it("name file and line of a fault", () => {
    const fault = findings(contentWith([HOUSE, { ...TEACHER, gender: "n" }])).find(({ check }) => check === "gender");
    expect(fault && printed(fault)).toBe(
      "content/curriculum/a1/01-hallo.yaml:12 [gender] Lehrer: n, the dictionary says m",
    );
  });

  it.each([...ORTHOGRAPHY_RULES, ...REGION_RULES, ...AMERICAN_RULES])(
    "have a planted fault for $pattern",
    ({ pattern }) => {
      const changed = WORD_FAULTS.map(([, , { sentence, translation, en }]) => [sentence, translation, en].join(" "));
      const texts = [...SPELLINGS.map(([sentence]) => sentence), ...changed];
      expect(texts.map((text) => text.replaceAll("*", "")).filter((text) => pattern.test(text))).not.toEqual([]);
    },
  );

  it("each have a planted fault", () => {
    const planted = new Set([
      ...[...WORD_FAULTS, ...CONTENT_FAULTS].map(([expected]) => expected.split(":")[0] ?? ""),
      "orthography",
      "typography",
    ]);
    const names = curriculumChecks({ names: new Set(), taught: new Set() }).map(({ name }) => name);
    expect([...planted].toSorted(byText)).toEqual(names.toSorted(byText));
  });
});

describe("hunspell", () => {
  afterEach(() => vi.unstubAllEnvs());

  function misspellings(sentence: string, names: string[] = []): (string | null)[] {
    return onCurriculum(spellingCheck(new Set(names)))
      .run(contentWith([{ ...HOUSE, sentence }]))
      .map(({ word }) => word);
  }

  it.each([
    ["Das *Haus* ist schönn.", ["schönn"]],
    ["Das *Haus* hat eine Adrese.", ["Adrese"]],
    ["Ich schreibe im *Haus* E-Mials.", ["E-Mials"]],
    ["Das *Haus* gehört Yilmaz.", ["Yilmaz"]],
    ["Das *Haus* liegt in der Straße.", []],
  ])("finds what is misspelled in: %s", (sentence, words) => {
    expect(misspellings(sentence)).toEqual(words);
  });

  it("takes the names of the list, with and without their genitive s", () => {
    expect(misspellings("Das *Haus* gehört Yilmaz und Rossis Bruder.", ["Yilmaz", "Rossi"])).toEqual([]);
  });

  it("fails and says what to install where hunspell is missing: the check is never skipped", () => {
    vi.stubEnv("PATH", "");
    expect(() => misspelled(["Haus"])).toThrow("apt-get install hunspell hunspell-de-de");
  });
});
