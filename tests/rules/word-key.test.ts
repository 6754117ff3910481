import { expect, it } from "vitest";
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
