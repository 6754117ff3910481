import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readMarks } from "#content/seed/marks.ts";
import { parseContent, readContent } from "#content/seed/read-content.ts";
import { bankText, chapterText } from "./fixtures.ts";

const FILE = "curriculum/a1/01-hallo.yaml";

function problemsOf(text: string, file = FILE): string[] {
  return parseContent([{ file, text }]).problems.map(({ file: where, line, message }) => `${where}:${line} ${message}`);
}

/** The chapter with one word changed: lesson 2, word 3, which stands in line 33. */
function withWord(change: (line: string) => string): string {
  return chapterText((line, lesson, position) => (lesson === 2 && position === 3 ? change(line) : line));
}

describe("marks", () => {
  it.each([
    ["Das *Haus* ist alt.", ["Haus"], [[4, 8]]],
    ["*Hallo*, Mara!", ["Hallo"], [[0, 5]]],
    [
      "Ich *stehe* früh *auf*.",
      ["stehe", "auf"],
      [
        [4, 9],
        [15, 18],
      ],
    ],
    ["Grüße 👋 aus *Köln*!", ["Köln"], [[13, 17]]],
  ])("of %s are cut out, counted in UTF-16 units", (marked, parts, marks) => {
    const sentence = marked.replaceAll("*", "");
    expect(readMarks(marked)).toEqual({ ok: true, sentence, marks });
    expect(marks.map(([start, end]) => sentence.slice(start, end))).toEqual(parts);
  });

  it.each([
    ["Das Haus ist alt.", "the taught word is not marked"],
    ["Das *Haus ist alt.", "an asterisk has no partner"],
    ["Das ** ist alt.", "nothing stands between two asterisks"],
    ["Das *Haus *ist alt.", "a mark begins or ends with a space"],
  ])("%s is refused", (marked, message) => {
    expect(readMarks(marked)).toEqual({ ok: false, message: expect.stringContaining(message) });
  });
});

describe("reading a chapter", () => {
  it("gives every word its id, its place and its line", () => {
    const { chapters, problems } = parseContent([{ file: FILE, text: chapterText() }]);
    expect(problems).toEqual([]);
    const [chapter] = chapters;
    expect(chapter).toMatchObject({ id: 101, file: FILE, level: "A1" });
    expect(chapter?.lessons.map(({ id, number, line }) => [id, number, line])).toEqual([
      [10101, 1, 8],
      [10102, 2, 27],
      [10103, 3, 46],
      [10104, 4, 65],
      [10105, 5, 84],
    ]);
    expect(chapter?.lessons[1]?.words[2]).toMatchObject({
      id: 1010203,
      position: 3,
      line: 33,
      word: "Haus2x3",
      sentence: "Das Haus2x3 ist alt.",
      marks: [[4, 11]],
    });
  });

  it.each([
    [
      "an unknown gender",
      (line: string) => line.replace("gender: n", "gender: x"),
      'lesson 2, word 3 (Haus2x3), gender: Invalid option: expected one of "m"|"f"|"n"|"pl"',
    ],
    [
      "an unknown field",
      (line: string) => line.replace("gender: n", "genus: n"),
      'lesson 2, word 3 (Haus2x3): Unrecognized key: "genus"',
    ],
    [
      "a missing translation",
      (line: string) => line.replace(/, translation: "[^"]*"/, ""),
      "lesson 2, word 3 (Haus2x3), translation: Invalid input: expected string, received undefined",
    ],
    [
      "an unquoted null",
      (line: string) => line.replace("Haus2x3,", "null,"),
      "lesson 2, word 3, word: Invalid input: expected string, received null",
    ],
    [
      "no gloss",
      (line: string) => line.replace(/en: \[[^\]]*\]/, "en: []"),
      "lesson 2, word 3 (Haus2x3), en: Too small",
    ],
    [
      "a missing mark",
      (line: string) => line.replaceAll("*", ""),
      "lesson 2, word 3 (Haus2x3), sentence: the taught word is not marked",
    ],
    [
      "a half mark",
      (line: string) => line.replace("*", ""),
      "lesson 2, word 3 (Haus2x3), sentence: an asterisk has no partner",
    ],
    [
      "a field twice",
      (line: string) => line.replace("gender: n", "gender: n, gender: m"),
      "YAML: Map keys must be unique",
    ],
    ["an unquoted asterisk", (line: string) => line.replace('"Das *', "*Das *"), "YAML: "],
    ["a tab", (line: string) => `\t${line.trimStart()}`, "YAML: "],
  ])("names the line of %s", (_what, change, message) => {
    expect(problemsOf(withWord(change))[0]).toContain(`${FILE}:33 ${message}`);
  });

  it("refuses a lesson of fourteen or sixteen words", () => {
    expect(problemsOf(withWord(() => ""))[0]).toMatch(/:31 lesson 2, words: Too small: .*15/);
    expect(problemsOf(withWord((line) => `${line}\n${line}`))[0]).toMatch(/:31 lesson 2, words: Too big: .*15/);
  });

  it("refuses a sixth lesson", () => {
    const [head = "", ...lessons] = chapterText().split(/(?=^ {2}- title)/m);
    expect(problemsOf([head, ...lessons, lessons[0]].join(""))[0]).toMatch(/:8 lessons: .*5/);
    expect(problemsOf([head, ...lessons.slice(1)].join(""))[0]).toMatch(/:8 lessons: .*5/);
  });

  it("refuses a trail word of eleven characters", () => {
    expect(problemsOf(chapterText().replace("trail: das Haus", "trail: das Hausdach"))[0]).toMatch(
      /:10 lesson 1, trail: Too big/,
    );
  });

  it.each([
    ["curriculum/a2/01-hallo.yaml", 1, "level A1 does not match the folder"],
    ["curriculum/a1/02-hallo.yaml", 2, "chapter 1 does not match the file name"],
    ["curriculum/a1/hallo.yaml", 1, "no chapter file: its name must look like"],
    ["curriculum/a1/01-hallo.yml", 1, "no chapter file: its name must look like"],
    ["curriculum/a1/01-Hallo!.yaml", 1, "no chapter file: its name must look like"],
    ["curriculum/01-hallo.yaml", 1, "no chapter file: its name must look like"],
  ])("refuses the chapter as %s", (file, line, message) => {
    expect(problemsOf(chapterText(), file)[0]).toContain(`${file}:${line} ${message}`);
  });

  it("refuses the same chapter in two files", () => {
    const again = "curriculum/a1/01-noch-einmal.yaml";
    const { problems, chapters } = parseContent([FILE, again].map((file) => ({ file, text: chapterText() })));
    expect(problems).toEqual([{ file: again, line: 1, message: `this chapter is already in ${FILE}` }]);
    expect(chapters).toHaveLength(1);
  });

  it("gives no chapter for a file with a problem, and the others all the same", () => {
    const other = chapterText((line) => line.replaceAll("Haus", "Hof")).replace("chapter: 1", "chapter: 2");
    const { chapters, problems } = parseContent([
      { file: FILE, text: withWord((line) => line.replaceAll("*", "")) },
      { file: "curriculum/a1/02-familie.yaml", text: other },
    ]);
    expect(problems).toHaveLength(1);
    expect(chapters.map(({ id }) => id)).toEqual([102]);
  });
});

describe("reading the words beyond the lessons", () => {
  const BANK = "bank/a1.yaml";

  it("gives every word its place in the level and its line", () => {
    const { bank, problems } = parseContent([{ file: BANK, text: bankText() }]);
    expect(problems).toEqual([]);
    expect(bank).toMatchObject([
      {
        level: "A1",
        file: BANK,
        groups: [
          { title: "In der Stadt", line: 3, words: [{ position: 1 }, { position: 2 }] },
          { title: "Auf dem Land", line: 7, words: [{ position: 3 }, { position: 4, line: 10, marks: [[11, 16]] }] },
        ],
      },
    ]);
  });

  it("gives the levels in their order, and needs no file for a level without further words", () => {
    const b1 = bankText((line) => line.replaceAll("Turm", "Hof")).replace("level: A1", "level: B1");
    const { bank, problems } = parseContent([
      { file: "bank/b1.yaml", text: b1 },
      { file: BANK, text: bankText() },
    ]);
    expect(problems).toEqual([]);
    expect(bank.map(({ level }) => level)).toEqual(["A1", "B1"]);
  });

  it.each([
    ["an unknown field", (line: string) => line.replace("gender: m", "genus: m"), ":6 group 1, word 2 (Turm2): Unrec"],
    ["a missing mark", (line: string) => line.replaceAll("*", ""), ":6 group 1, word 2 (Turm2), sentence: the taught"],
    ["a word that is there", (line: string) => line.replace("Turm2", "Turm1"), ":6 Turm1: a learner's collection"],
  ])("names the line of %s", (_what, change, message) => {
    const text = bankText((line, position) => (position === 2 ? change(line) : line));
    expect(problemsOf(text, BANK)[0]).toContain(`${BANK}${message}`);
  });

  it("refuses a title that another group of the level has", () => {
    expect(problemsOf(bankText().replace("Auf dem Land", "In der Stadt"), BANK)[0]).toContain(
      `${BANK}:7 group 2, title: a group has this title already`,
    );
  });

  it.each([
    ["bank/a2.yaml", 1, "level A1 does not match the file name"],
    ["bank/a1-a-k.yaml", 1, "no file of the bank: its name must look like"],
    ["bank/a1.yml", 1, "no file of the bank: its name must look like"],
  ])("refuses the file as %s", (file, line, message) => {
    expect(problemsOf(bankText(), file)[0]).toContain(`${file}:${line} ${message}`);
  });

  it("refuses a word of a lesson that a collection could not tell from it", () => {
    const { problems } = parseContent([
      {
        file: BANK,
        text: bankText((line) => line.replace("word: Turm3", "word: Haus1x1").replace("gender: m", "gender: n")),
      },
      { file: FILE, text: chapterText() },
    ]);
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      expect.stringContaining(
        `${BANK}:9 Haus1x1: a learner's collection would hold it and Haus1x1 in ${FILE}:12 as one`,
      ),
    ]);
  });
});

it("reads every file below curriculum/, whatever its name, and no hidden one", () => {
  const folder = mkdtempSync(join(tmpdir(), "wortpfad-content-"));
  try {
    mkdirSync(join(folder, "curriculum", "a1"), { recursive: true });
    writeFileSync(join(folder, "curriculum", "a1", "01-hallo.yaml"), chapterText());
    writeFileSync(join(folder, "curriculum", "a1", "notes.txt"), "not content");
    writeFileSync(join(folder, "curriculum", ".hidden"), "not content");
    const { chapters, problems } = readContent(folder);
    expect(chapters.map(({ file }) => file)).toEqual([FILE]);
    expect(problems.map(({ file }) => file)).toEqual(["curriculum/a1/notes.txt"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
