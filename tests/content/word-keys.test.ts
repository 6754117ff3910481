import { expect, it } from "vitest";
import { readContent } from "#content/seed/read-content.ts";
import { bankRow } from "#content/seed/rows.ts";

it("keys of the curriculum's words fit in six bytes and tell all of them apart", () => {
  const { chapters } = readContent();
  const rows = chapters.flatMap((chapter) =>
    chapter.lessons.flatMap((lesson) => lesson.words.map((word) => bankRow({ chapter, lesson, word }))),
  );
  const texts = rows.map(({ word, gender, additionalInfo: { sense } }) => `${word}\n${sense ?? gender ?? ""}`);
  expect(texts.length).toBeGreaterThan(4_000);
  expect(new Set(rows.map((row) => row.wordKey)).size).toBe(new Set(texts).size);
  expect(Math.max(...rows.map((row) => row.wordKey))).toBeLessThan(2 ** 47);
});
