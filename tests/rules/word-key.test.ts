import { expect, it } from "vitest";
import { readContent } from "#content/seed/read-content.ts";
import { bankRow } from "#content/seed/rows.ts";
import { wordKey } from "#schema/rules/word-key.ts";

it("is the same on every machine, because learners' rows hold it", () => {
  expect(wordKey("german", "Haus", "n")).toBe(53_938_581_269_916);
});

it.each([
  ["another sense", wordKey("german", "See", "m"), wordKey("german", "See", "f")],
  ["another case", wordKey("german", "sie", ""), wordKey("german", "Sie", "")],
  ["another language", wordKey("german", "Person", ""), wordKey("french", "Person", "")],
  ["a border elsewhere", wordKey("german", "ab", "c"), wordKey("german", "a", "bc")],
])("differs for %s", (_, one, other) => {
  expect(one).not.toBe(other);
});

it("fits in six bytes and tells all words of the curriculum apart", () => {
  const { chapters } = readContent();
  const rows = chapters.flatMap((chapter) =>
    chapter.lessons.flatMap((lesson) => lesson.words.map((word) => bankRow({ chapter, lesson, word }))),
  );
  const texts = rows.map(({ word, gender, additionalInfo: { sense } }) => `${word}\n${sense ?? gender ?? ""}`);
  expect(texts.length).toBeGreaterThan(4_000);
  expect(new Set(rows.map((row) => row.wordKey)).size).toBe(new Set(texts).size);
  expect(Math.max(...rows.map((row) => row.wordKey))).toBeLessThan(2 ** 47);
});
