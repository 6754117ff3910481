import { expect, it } from "vitest";
import { readContent } from "#content/seed/read-content.ts";
import { keyOf } from "#content/seed/read-words.ts";
import { wordIdsOf } from "#schema/rules/content-id.ts";
import { LARGEST_WORD_KEY } from "#schema/rules/word-key.ts";
import { allWords } from "./checks/finding.ts";

it("keys of words fit in six bytes, tell all of them apart, and are no places of a lesson's words", () => {
  const words = allWords(readContent()).map(({ word }) => word);
  const keys = words.map(keyOf);
  expect(words.length).toBeGreaterThan(4_500);
  expect(new Set(keys).size).toBe(words.length);
  expect(Math.max(...keys)).toBeLessThanOrEqual(LARGEST_WORD_KEY);
  expect(LARGEST_WORD_KEY).toBe(2 ** 47 - 1);
  expect(Math.min(...keys)).toBeGreaterThan(wordIdsOf("C2")[1]);
});
