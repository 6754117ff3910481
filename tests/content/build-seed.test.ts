import { describe, expect, it } from "vitest";
import { buildSeed, seedFile } from "#content/seed/build-seed.ts";
import { parseContent } from "#content/seed/read-content.ts";
import type { GrammarTopic } from "#content/seed/read-grammar.ts";
import { literal, STATEMENT_BYTES } from "#content/seed/sql.ts";
import { chapterText, contentWith, HOUSE, sizes, type WrittenWord, wholeCurriculum } from "./fixtures.ts";

/** D1's own limit for one statement. */
const D1_STATEMENT_BYTES = 100_000;

import { TOPIC, TYPED_ANSWER, withExercise } from "./grammar-fixtures.ts";

describe("the seed as text", () => {
  it("is the same to the byte for the same content, whatever the order of the files", () => {
    const files = [1, 2].map((number) => ({
      file: `curriculum/a1/0${number}-x.yaml`,
      text: chapterText().replace("chapter: 1", `chapter: ${number}`),
    }));
    const seedOf = (some: typeof files) => buildSeed({ ...parseContent(some), topics: [], verbs: [], prefixTests: [] });
    const once = seedOf(files);
    expect(seedOf(files)).toEqual(once);
    expect(seedOf(files.toReversed())).toEqual(once);
    expect(once.version).toMatch(/^[0-9a-f]{64}$/);
    expect(once.counts).toEqual({
      chapters: 2,
      lessons: 10,
      words: 150,
      starters: 0,
      topics: 0,
      exercises: 0,
      prefixTests: 0,
      conjugationQuestions: 0,
    });
  });

  it("does not depend on the line ends of the editor", () => {
    const file = "curriculum/a1/01-x.yaml";
    const versionOf = (text: string) =>
      buildSeed({ ...parseContent([{ file, text }]), topics: [], verbs: [], prefixTests: [] }).version;
    expect(versionOf(chapterText().replaceAll("\n", "\r\n"))).toBe(versionOf(chapterText()));
  });

  it.each([
    ["a gloss", { ...HOUSE, en: ["home"] }],
    ["a second gloss", { ...HOUSE, en: ["house", "building"] }],
    ["where the mark stands", { ...HOUSE, sentence: "Das *Haus ist* alt." }],
    ["a further spelling", { ...HOUSE, accepted: ["Häuschen"] }],
  ] satisfies [string, WrittenWord][])("gets another version when %s changes", (_what, word) => {
    expect(buildSeed(contentWith([word])).version).not.toBe(buildSeed(contentWith([HOUSE])).version);
  });

  it("gets another version when an exercise of the grammar library changes", () => {
    const versionOf = (topic: GrammarTopic) => buildSeed({ ...contentWith(), topics: [topic] }).version;
    expect(versionOf(withExercise(TYPED_ANSWER, { acceptedAnswers: ["'ne"] }))).not.toBe(versionOf(TOPIC));
    // What tempts is for authors: learners never see it.
    expect(versionOf(withExercise(TYPED_ANSWER, { tempts: { einem: "mixes up the cases" } }))).toBe(versionOf(TOPIC));
  });

  it("keeps every statement of the whole curriculum below the limit, and fills them well", () => {
    const { statements, counts } = buildSeed(wholeCurriculum());
    expect(counts).toEqual({
      chapters: 60,
      lessons: 300,
      words: 4_500,
      starters: 0,
      topics: 0,
      exercises: 0,
      prefixTests: 0,
      conjugationQuestions: 0,
    });
    expect(Math.max(...sizes(statements))).toBeLessThanOrEqual(STATEMENT_BYTES);
    expect(STATEMENT_BYTES).toBeLessThan(D1_STATEMENT_BYTES);
    const bytes = sizes(statements).reduce((sum, size) => sum + size, 0);
    expect(statements.length).toBeLessThan(17 + (bytes / STATEMENT_BYTES) * 1.1);
  });

  it("counts bytes, not characters", () => {
    const sentence = `Das *Haus* ${"ü".repeat(1_000)}.`;
    const words = Array.from({ length: 99 }, (_, index) => ({ ...HOUSE, word: `Haus${index}`, sentence }));
    const { statements } = buildSeed(contentWith(words));
    expect(Math.max(...sizes(statements))).toBeLessThanOrEqual(STATEMENT_BYTES);
    expect(Math.max(...sizes(statements))).toBeGreaterThan(STATEMENT_BYTES * 0.9);
  });

  it("refuses a row that no statement can hold", () => {
    expect(() => buildSeed(contentWith([{ ...HOUSE, sentence: `*Haus* ${"x".repeat(STATEMENT_BYTES)}` }]))).toThrow(
      RangeError,
    );
  });

  it("refuses content with problems and no content at all", () => {
    const problems = [{ file: "x.yaml", line: 1, message: "broken" }];
    expect(() => buildSeed({ ...contentWith(), problems })).toThrow("1 problems");
    expect(() =>
      buildSeed({ chapters: [], starters: [], topics: [], verbs: [], prefixTests: [], problems: [] }),
    ).toThrow("no content");
  });

  it("is a file of statements that end with semicolons", () => {
    expect(seedFile(["SELECT 1", "SELECT 2"])).toBe("SELECT 1;\nSELECT 2;\n");
  });

  it.each([
    [null, "NULL"],
    [0, "0"],
    [-3, "-3"],
    ["", "''"],
    ["Wie geht's?", "'Wie geht''s?'"],
    ["''", "''''''"],
    ["a\\'b", "'a\\''b'"],
    ['„Ja“ "x"; -- y', `'„Ja“ "x"; -- y'`],
  ])("writes %j as %s", (value, sql) => {
    expect(literal(value)).toBe(sql);
  });

  it.each([[undefined], [1.5], [Number.NaN], ["a\0b"], [{}], [true]])("has no SQL for %j", (value) => {
    expect(() => literal(value)).toThrow(TypeError);
  });
});
