import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameGloss } from "#schema/rules/answers.ts";
import { gradeLessonQuiz } from "#schema/rules/grading.ts";
import { drawLessonQuiz, type QuizWord, type SpareWord, spareWordsFor } from "#schema/rules/quiz-draw.ts";
import { seededRandom } from "#schema/rules/random.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";

/** Nouns with these glosses. */
function words(...translations: string[]): QuizWord[] {
  return translations.map((translation, index) => ({
    id: 1010101 + index,
    word: `Wort ${index}`,
    partOfSpeech: "noun",
    translation,
    translations: [translation],
  }));
}

function spares(...translations: string[]): SpareWord[] {
  return translations.map((translation) => ({ partOfSpeech: "noun", translation }));
}

function makeWord(id: number, translation: string, partOfSpeech: PartOfSpeech): QuizWord {
  return { id, word: `Lehnwort ${id}`, partOfSpeech, translation, translations: [translation] };
}

const LESSON = words("hello", "goodbye", "thanks", "please", "yes", "no");

describe("drawLessonQuiz", () => {
  it("asks every word once, in a different order each time", () => {
    const order = (seed: number) => drawLessonQuiz(LESSON, [], seededRandom(seed)).map((question) => question.wordId);
    expect(order(1).toSorted((a, b) => a - b)).toEqual(LESSON.map((word) => word.id));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => order(seed).join())).size).toBeGreaterThan(1);
    expect(order(1)).toEqual(order(1));
  });

  it("offers four options with the right one in no fixed place", () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed += 1) {
      for (const { options, correctAnswer } of drawLessonQuiz(LESSON, spares("never needed"), seededRandom(seed))) {
        expect(options).toHaveLength(4);
        expect(options).not.toContain("never needed");
        places.add(options.indexOf(correctAnswer));
      }
    }
    expect([...places].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it("never offers two options that mean the same: the bank fills up", () => {
    const lesson = words("to go", "Go ", "the house", "house");
    for (const { options } of drawLessonQuiz(lesson, spares("HOUSE", "to see", "see", "to eat"), seededRandom(3))) {
      expect(options).toHaveLength(4);
      expect(options.filter((option) => sameGloss(option, "go"))).toHaveLength(1);
      expect(options.filter((option) => sameGloss(option, "house"))).toHaveLength(1);
      expect(options).toEqual(expect.arrayContaining(["to eat"]));
    }
  });

  it("never offers another gloss of the word asked for as a wrong option", () => {
    const lesson = [
      { ...makeWord(1, "bye", "interjection"), translations: ["bye", "goodbye"] },
      ...words("goodbye", "hello", "yes"),
    ];
    const question = drawLessonQuiz(lesson, spares("no"), seededRandom(5)).find(({ wordId }) => wordId === 1);
    expect(question?.options.toSorted()).toEqual(["bye", "hello", "no", "yes"]);
  });

  it("offers fewer options when there are no more glosses", () => {
    expect(drawLessonQuiz(words("yes", "no"), [], seededRandom(1)).map(({ options }) => options.length)).toEqual([
      2, 2,
    ]);
    expect(drawLessonQuiz(words("yes"), [], seededRandom(1))[0]?.options).toEqual(["yes"]);
    expect(drawLessonQuiz([], spares("yes"), seededRandom(1))).toEqual([]);
  });

  it("leaves exactly one option that is graded as right, for any lesson and bank", () => {
    const gloss = fc.constantFrom(
      "go",
      "to go",
      "Go",
      "house",
      "the house",
      "see",
      "eat",
      "an apple",
      "apple",
      "run",
      "day",
    );
    fc.assert(
      fc.property(
        fc.array(gloss, { minLength: 1, maxLength: 15 }),
        fc.array(gloss),
        fc.integer(),
        (lesson, bank, seed) => {
          for (const { wordId, options, correctAnswer } of drawLessonQuiz(
            words(...lesson),
            spares(...bank),
            seededRandom(seed),
          )) {
            const word = [{ id: wordId, translation: correctAnswer }];
            const right = options.filter((answer) => {
              const graded = gradeLessonQuiz(word, [{ wordId, answer }]);
              return graded.ok && graded.score === 1;
            });
            expect(right).toEqual([correctAnswer]);
            expect(options.length).toBeLessThanOrEqual(4);
            for (const [index, option] of options.entries()) {
              expect(options.slice(index + 1).some((other) => sameGloss(option, other))).toBe(false);
            }
          }
        },
      ),
    );
  });
});

describe("the part of speech of an answer does not give it away", () => {
  const mixed = [
    makeWord(1010101, "good night", "phrase"),
    makeWord(1010102, "table", "noun"),
    makeWord(1010103, "chair", "noun"),
    makeWord(1010104, "bed", "noun"),
    makeWord(1010105, "lamp", "noun"),
    makeWord(1010106, "to sit", "verb"),
    makeWord(1010107, "to lie", "verb"),
  ];
  const partOf = new Map<string, PartOfSpeech>(
    mixed.map(({ translation, partOfSpeech }) => [translation, partOfSpeech]),
  );
  const helpers: SpareWord[] = [
    { partOfSpeech: "phrase", translation: "see you soon" },
    { partOfSpeech: "phrase", translation: "of course" },
    { partOfSpeech: "phrase", translation: "no problem" },
    { partOfSpeech: "verb", translation: "to stand" },
  ];
  const partsOf = (seed: number, asked: string) => {
    const question = drawLessonQuiz(mixed, helpers, seededRandom(seed)).find((one) => one.correctAnswer === asked);
    const parts = new Map([...partOf, ...helpers.map((one) => [one.translation, one.partOfSpeech] as const)]);
    return question?.options.map((option) => parts.get(option)).toSorted();
  };
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);

  it("nouns stand among nouns", () => {
    for (const seed of seeds) expect(partsOf(seed, "table")).toEqual(["noun", "noun", "noun", "noun"]);
  });

  it("a phrase alone in its lesson gets two phrases of other lessons beside it, and one word of its own", () => {
    for (const seed of seeds)
      expect(partsOf(seed, "good night")?.slice(0, 4)).toEqual(
        expect.arrayContaining(["phrase", "phrase", "phrase", expect.stringMatching(/noun|verb/)]),
      );
  });

  it("beside a verb stand the other verb of the lesson and one of another lesson", () => {
    for (const seed of seeds) expect(partsOf(seed, "to sit")?.filter((part) => part === "verb")).toHaveLength(3);
  });

  it("takes no word of another lesson where the lesson has enough", () => {
    const asked = drawLessonQuiz(mixed, [{ partOfSpeech: "noun", translation: "contract" }], seededRandom(1));
    expect(asked.flatMap(({ options }) => options)).not.toContain("contract");
  });

  it("fills the last place with something that looks alike: an adverb beside adjectives, several words beside a phrase", () => {
    const lesson = [
      makeWord(1010101, "fast", "adjective"),
      makeWord(1010102, "slow", "adjective"),
      makeWord(1010103, "loud", "adjective"),
      makeWord(1010104, "today", "adverb"),
      makeWord(1010105, "to drive", "verb"),
      makeWord(1010106, "by the way", "phrase"),
      makeWord(1010107, "traffic light", "noun"),
    ];
    for (const seed of seeds) {
      const drawn = drawLessonQuiz(lesson, [], seededRandom(seed));
      const options = (asked: string) => drawn.find(({ correctAnswer }) => correctAnswer === asked)?.options.toSorted();
      expect(options("fast")).toEqual(["fast", "loud", "slow", "today"]);
      expect(options("by the way")).toContain("traffic light");
    }
  });
});

describe("a word that might be right too is never offered", () => {
  it.each([
    ["a second gloss that equals the one asked for", { translation: "huge", translations: ["huge", "big"] }],
    ["the same with other notes in brackets", { translation: "big (tall)", translations: ["big (tall)"] }],
    ["a note that names the word asked for", { translation: "great (big)", translations: ["great (big)"] }],
    ["the same German word in another sense", { word: "GROß", translation: "great", translations: ["great"] }],
  ])("%s", (_what, other) => {
    const asked = { ...makeWord(1010101, "big", "adjective"), word: "groß" };
    const rival = { ...makeWord(1010102, "", "adjective"), ...other };
    const lesson = [asked, rival, makeWord(1010103, "small", "adjective"), makeWord(1010104, "old", "adjective")];
    const question = drawLessonQuiz(lesson, [], seededRandom(1)).find(({ wordId }) => wordId === asked.id);
    expect(question?.options.toSorted()).toEqual(["big", "old", "small"]);
  });

  it("but the same note on two words does not make them alike", () => {
    const lesson = [
      makeWord(1010101, "bye (informal)", "phrase"),
      makeWord(1010102, "hi (informal)", "phrase"),
      makeWord(1010103, "goodbye", "phrase"),
    ];
    for (const { options } of drawLessonQuiz(lesson, [], seededRandom(1))) expect(options).toHaveLength(3);
  });
});

describe("words of other lessons that help out", () => {
  const lesson = [
    makeWord(1010101, "house", "noun"),
    makeWord(1010102, "room", "noun"),
    makeWord(1010103, "door", "noun"),
    makeWord(1010104, "at home", "phrase"),
  ];
  const level = [
    ...lesson,
    makeWord(1010201, "of course", "phrase"),
    makeWord(1010202, "window", "noun"),
    makeWord(1020101, "no problem", "phrase"),
    { ...makeWord(1010301, "at my place", "phrase"), translations: ["at my place", "at home"] },
    ...["a", "b", "c", "d"].map((text, index) => makeWord(1030101 + index, `phrase ${text}`, "phrase")),
  ];

  it("are the nearest ones of a part of speech that the lesson has fewer than three of", () => {
    expect(spareWordsFor(lesson, level).map(({ translation }) => translation)).toEqual([
      "of course",
      "no problem",
      "phrase a",
      "phrase b",
    ]);
  });

  it("are not needed where the lesson has three of each", () => {
    expect(spareWordsFor(lesson.slice(0, 3), level)).toEqual([]);
    expect(spareWordsFor([], level)).toEqual([]);
  });
});
