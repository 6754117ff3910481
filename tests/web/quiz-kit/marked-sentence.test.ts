import { describe, expect, it } from "vitest";
import { splitAtMarks } from "#web/quiz-kit/marked-sentence.tsx";

describe("a marked sentence", () => {
  it.each([
    ["one word", "Mein Name ist Mara.", [[5, 9]], "Mein [Name] ist Mara."],
    ["at the start", "Hallo, ich bin Mara!", [[0, 5]], "[Hallo], ich bin Mara!"],
    ["the whole", "Hallo", [[0, 5]], "[Hallo]"],
    [
      "both parts of a separable verb",
      "Du siehst heute gut aus.",
      [
        [3, 9],
        [20, 23],
      ],
      "Du [siehst] heute gut [aus].",
    ],
    [
      "marks in the wrong order",
      "Du siehst heute gut aus.",
      [
        [20, 23],
        [3, 9],
      ],
      "Du [siehst] heute gut [aus].",
    ],
    ["no mark", "Ja.", [], "Ja."],
    ["a mark beyond the end", "Ja.", [[0, 99]], "[Ja.]"],
    [
      "marks that overlap",
      "abcdef",
      [
        [0, 3],
        [2, 5],
      ],
      "[abc][de]f",
    ],
    ["an empty mark", "abc", [[1, 1]], "abc"],
  ] as [string, string, [number, number][], string][])("%s", (_what, sentence, marks, shown) => {
    const parts = splitAtMarks(sentence, marks);
    expect(parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("")).toBe(shown);
  });
});
