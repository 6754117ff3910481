import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerDiff } from "#web/quiz-kit/answer-diff.ts";

const MARKS = { same: "", del: "-", ins: "+" } as const;

/** "die -A+Äpfel": what goes after a minus, what comes after a plus, each in brackets. */
function shown(typed: string, expected: string): string | null {
  const parts = answerDiff(typed, expected);
  return parts && parts.map(({ kind, text }) => (kind === "same" ? text : `${MARKS[kind]}[${text}]`)).join("");
}

describe("the difference between a typed answer and the expected one", () => {
  it.each([
    ["a missing umlaut", "die Apfel", "die Äpfel", "die -[A]+[Ä]pfel"],
    ["a missing ending", "die Stuhl", "die Stühle", "die St-[u]+[ü]hl+[e]"],
    ["a letter too many", "Strassse", "Strasse", "Strass-[s]e"],
    ["a wrong article", "das Stuhl", "der Stuhl", "d-[as]+[er] Stuhl"],
    ["a wrong capital", "der stuhl", "der Stuhl", "der -[s]+[S]tuhl"],
    ["spaces around", "  Stul ", "Stuhl", "Stu+[h]l"],
    // A Mac types ü as u with a loose diaeresis.
    ["no difference but the Unicode form", "Mu\u0308tter", "Mütter", null],
    ["no difference", "Mütter", "Mütter", null],
    ["another word altogether", "Katze", "der Stuhl", null],
    ["a fragment", "S", "Stühle", null],
    ["nothing typed", "", "Stühle", null],
  ])("%s", (_what, typed, expected, marked) => {
    expect(shown(typed, expected)).toBe(marked);
  });

  it("takes away to what was typed, and adds up to what was expected", () => {
    const word = fc
      .array(fc.constantFrom("a", "ä", "b", "ß", " "), { minLength: 1, maxLength: 12 })
      .map((letters) => letters.join(""));
    fc.assert(
      fc.property(word, word, (typed, expected) => {
        const parts = answerDiff(typed, expected);
        if (parts === null) return;
        const without = (kind: "del" | "ins") =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join("");
        expect(without("ins")).toBe(typed.trim());
        expect(without("del")).toBe(expected);
      }),
    );
  });
});
