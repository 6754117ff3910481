import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameGloss } from "#schema/rules/answers.ts";
import { gradeLessonQuiz } from "#schema/rules/grading.ts";
import { drawLessonQuiz } from "#schema/rules/quiz-draw.ts";
import { seededRandom } from "#schema/rules/random.ts";

function words(...translations: string[]) {
  return translations.map((translation, index) => ({ id: 1010101 + index, translation }));
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
      for (const { options, correctAnswer } of drawLessonQuiz(LESSON, ["never needed"], seededRandom(seed))) {
        expect(options).toHaveLength(4);
        expect(options).not.toContain("never needed");
        places.add(options.indexOf(correctAnswer));
      }
    }
    expect([...places].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it("never offers two options that mean the same: the bank fills up", () => {
    const lesson = words("to go", "Go ", "the house", "house");
    for (const { options } of drawLessonQuiz(lesson, ["HOUSE", "to see", "see", "to eat"], seededRandom(3))) {
      expect(options).toHaveLength(4);
      expect(options.filter((option) => sameGloss(option, "go"))).toHaveLength(1);
      expect(options.filter((option) => sameGloss(option, "house"))).toHaveLength(1);
      expect(options).toEqual(expect.arrayContaining(["to eat"]));
    }
  });

  it("never offers another gloss of the word asked for as a wrong option", () => {
    const lesson = [
      { id: 1, translation: "bye", translations: ["bye", "goodbye"] },
      ...words("goodbye", "hello", "yes"),
    ];
    const question = drawLessonQuiz(lesson, ["no"], seededRandom(5)).find(({ wordId }) => wordId === 1);
    expect(question?.options.toSorted()).toEqual(["bye", "hello", "no", "yes"]);
  });

  it("offers fewer options when there are no more glosses", () => {
    expect(drawLessonQuiz(words("yes", "no"), [], seededRandom(1)).map(({ options }) => options.length)).toEqual([
      2, 2,
    ]);
    expect(drawLessonQuiz(words("yes"), [], seededRandom(1))[0]?.options).toEqual(["yes"]);
    expect(drawLessonQuiz([], ["yes"], seededRandom(1))).toEqual([]);
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
          for (const { wordId, options, correctAnswer } of drawLessonQuiz(words(...lesson), bank, seededRandom(seed))) {
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
