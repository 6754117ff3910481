import { describe, expect, it } from "vitest";
import { seededRandom } from "#schema/rules/random.ts";
import { type DrawnWord, drawVocabularyQuiz, drawWords, type OptionBook } from "#schema/rules/vocabulary-draw.ts";
import { wordbookOf } from "../support/wordbook.ts";

let ids = 0;
function makeWord(word: string, translation: string[], more: Partial<DrawnWord> = {}): DrawnWord {
  const facts = { partOfSpeech: "noun", gender: "m", plural: null, cefrLevel: "A1", category: "Zoo" } as const;
  ids += 1;
  return { id: ids, word, translation, ...facts, ...more };
}

function bookOf(words: readonly DrawnWord[]): OptionBook {
  return { ...wordbookOf(words), ofLevel: (level) => words.filter(({ cefrLevel }) => cefrLevel === level) };
}

function optionsOf(
  asked: DrawnWord,
  words: readonly DrawnWord[],
  seed: number,
  direction = "german-to-english" as const,
) {
  const [question] = drawVocabularyQuiz(
    [asked],
    { type: "multiple-choice", direction },
    bookOf(words),
    seededRandom(seed),
  );
  return question?.options ?? [];
}

const DOG = makeWord("Hund", ["dog"]);
const ANIMALS = [
  DOG,
  ...["cat", "cow", "hen", "pig", "ape", "fox", "bee", "owl"].map((one) => makeWord(`Tier ${one}`, [one])),
];

describe("wrong options", () => {
  it("are the same for the same seed, and others for another", () => {
    expect(optionsOf(DOG, ANIMALS, 1)).toEqual(optionsOf(DOG, ANIMALS, 1));
    const drawn = [1, 2, 3, 4, 5, 6].map((seed) =>
      optionsOf(DOG, ANIMALS, seed)
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join(),
    );
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  it("come from the word's theme before its level, and from its level before others", () => {
    const town = ["bus", "car", "pub", "gym"].map((one) => makeWord(`Ort ${one}`, [one], { category: "Stadt" }));
    const hard = ["law", "tax", "war", "sin"].map((one) => makeWord(`Recht ${one}`, [one], { cefrLevel: "C2" }));
    const count = (words: readonly DrawnWord[], wanted: readonly DrawnWord[]) =>
      Array.from({ length: 30 }, (_, seed) => optionsOf(DOG, words, seed))
        .flat()
        .filter((option) => wanted.some(({ translation }) => translation[0] === option)).length;
    expect(count([...ANIMALS, ...town, ...hard], town)).toBeLessThan(30);
    expect(count([DOG, ...town, ...hard], hard)).toBe(0);
    expect(count([DOG, ...town.slice(0, 1), ...hard], hard)).toBe(60);
  });

  it("are no verbs beside a noun as long as there are nouns", () => {
    const verbs = ["to bark", "to bite", "to run"].map((one) =>
      makeWord(one, [one], { partOfSpeech: "verb", gender: null }),
    );
    for (let seed = 0; seed < 20; seed += 1)
      expect(optionsOf(DOG, [...ANIMALS, ...verbs], seed).some((option) => option.startsWith("to "))).toBe(false);
  });

  it("share no gloss with the word, its homographs, or a word that is both", () => {
    const start = makeWord("Start", ["start"]);
    const both = makeWord("Anfang", ["beginning", "start"]);
    const opening = makeWord("Auftakt", ["beginning (of a match)"]);
    const words = [start, both, opening, ...ANIMALS];
    for (let seed = 0; seed < 20; seed += 1) {
      const options = optionsOf(start, words, seed);
      expect(options).toHaveLength(4);
      expect(options.filter((option) => option.startsWith("beginning"))).toEqual([]);
    }
  });

  it("of a word in another language are the other words of the quiz", () => {
    const spanish = ["casa", "perro"].map((one) => makeWord(one, [`${one} in English`], { language: "spanish" }));
    const questions = drawVocabularyQuiz(
      spanish,
      { type: "multiple-choice", direction: "english-to-german" },
      bookOf(ANIMALS),
      seededRandom(1),
    );
    for (const { options } of questions) expect(new Set(options)).toEqual(new Set(["casa", "perro"]));
  });
});

describe("drawWords", () => {
  const numbers = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place);

  it("draws no word twice, and fewer where there are fewer", () => {
    const groups = [
      { words: numbers(0, 3), size: 3 },
      { words: numbers(100, 4), size: 4 },
    ];
    const drawn = drawWords(groups, 10, seededRandom(1));
    expect(drawn.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 100, 101, 102, 103]);
    expect(drawWords([{ words: [], size: 0 }], 10, seededRandom(1))).toEqual([]);
    expect(drawWords([{ words: numbers(0, 3), size: 500 }], 10, seededRandom(1))).toHaveLength(3);
  });

  it("draws from each group by its size, of which only a part is known", () => {
    const random = seededRandom(7);
    let fromFirst = 0;
    for (let quiz = 0; quiz < 500; quiz += 1) {
      const groups = [
        { words: numbers(0, 10), size: 300 },
        { words: numbers(100, 50), size: 100 },
      ];
      fromFirst += drawWords(groups, 10, random).filter((one) => one < 100).length;
    }
    expect(Math.abs(fromFirst / 5_000 - 0.75)).toBeLessThan(0.03);
  });
});
