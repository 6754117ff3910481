import { describe, expect, it } from "vitest";
import { gradeDoubleXp } from "#schema/rules/double-xp.ts";

const LESSON = [
  { word: "Mutter" },
  { word: "Straße", accepted: ["Strasse"] },
  { word: "sich freuen" },
  { word: "Tür" },
  { word: "sie" },
  { word: "Sie" },
];

function grade(typed: string[]) {
  const { correctWords, missedWords, ignored } = gradeDoubleXp(LESSON, typed);
  const words = (list: readonly { word: string }[]) => list.map((entry) => entry.word);
  return { correct: words(correctWords), missed: words(missedWords), ignored };
}

describe("gradeDoubleXp", () => {
  it("lists remembered words in the order typed and missed ones in the lesson's order", () => {
    expect(grade(["die tuer", "Mutter", "Hund"])).toEqual({
      correct: ["Tür", "Mutter"],
      missed: ["Straße", "sich freuen", "sie", "Sie"],
      ignored: ["Hund"],
    });
  });

  it("counts a word once, whatever article or spelling it comes with", () => {
    expect(grade(["Straße", "die Strasse", "STRASSE", "Straße"])).toMatchObject({
      correct: ["Straße"],
      ignored: ["die Strasse", "STRASSE", "Straße"],
    });
  });

  it("needs two entries for two words that are spelled alike", () => {
    expect(grade(["sie"]).correct).toEqual(["sie"]);
    expect(grade(["sie", "Sie", "sie"])).toMatchObject({ correct: ["sie", "Sie"], ignored: ["sie"] });
  });

  it("skips blank entries and does not accept a missing umlaut", () => {
    expect(grade(["", "   ", "Tur", "Mütter"])).toMatchObject({ correct: [], ignored: ["Tur", "Mütter"] });
  });

  it("tells for which missed word a mistyped entry was meant, and leaves repeats out", () => {
    const { mistyped } = gradeDoubleXp(LESSON, ["die Muter", "Mutter", "freuhen", "MUTTER", "Hund", "Tur"]);
    expect(mistyped.map(({ typed, meant }) => [typed, meant?.word])).toEqual([
      // Mutter was remembered after all, so "die Muter" was not meant for a missed word.
      ["die Muter", undefined],
      ["freuhen", "sich freuen"],
      ["Hund", undefined],
      ["Tur", "Tür"],
    ]);
  });

  it("names the entries that spell an umlaut or ß out, unless that spelling is one of the word's own", () => {
    const { spelledOut } = gradeDoubleXp(LESSON, ["die tuer", "Strasse", "Mutter"]);
    expect(spelledOut).toEqual([{ typed: "die tuer", word: { word: "Tür" } }]);
  });

  it("never gives more words than the lesson has", () => {
    const everything = LESSON.flatMap(({ word }) => [word, `der ${word}`, word.toUpperCase()]);
    expect(grade(everything)).toMatchObject({ correct: expect.objectContaining({ length: 6 }), missed: [] });
  });
});
