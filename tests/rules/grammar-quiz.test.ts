import { describe, expect, it } from "vitest";
import { readGrammar } from "#content/seed/read-grammar.ts";
import { exerciseId } from "#schema/rules/content-id.ts";
import { type DrawableExercise, drawGrammarQuiz } from "#schema/rules/grammar-quiz.ts";
import { CEFR_LEVELS } from "#schema/terms/cefr.ts";

/** The real exercises of each level. */
const LEVELS = CEFR_LEVELS.map((level) =>
  readGrammar()
    .topics.filter((topic) => topic.level === level)
    .flatMap(({ id: topicId, exercises }) =>
      exercises.map(
        (exercise): DrawableExercise => ({
          id: exerciseId(topicId, exercise.number),
          topicId,
          type: exercise.type,
          difficulty: exercise.difficulty,
          options: exercise.type === "multiple-choice" ? exercise.options : null,
        }),
      ),
    ),
);
const [A1 = []] = LEVELS;
const TOPIC = A1.filter(({ topicId }) => topicId === 101);
const SEEDS = Array.from({ length: 200 }, (_, index) => `6f1c1f0e-3a55-4c35-9b1e-${String(index).padStart(12, "0")}`);

const ids = (drawn: readonly DrawableExercise[]) => drawn.map(({ id }) => id);

function counts(drawn: readonly DrawableExercise[], key: "difficulty" | "topicId" | "type"): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { [key]: value } of drawn) found[value] = (found[value] ?? 0) + 1;
  return found;
}

describe("the draw of a grammar quiz", () => {
  it("is the same for the same seed, whatever the order of the exercises, and differs between seeds", () => {
    for (const seed of SEEDS.slice(0, 20)) {
      expect(drawGrammarQuiz(A1.toReversed(), 10, seed)).toEqual(drawGrammarQuiz(A1, 10, seed));
    }
    const different = new Set(SEEDS.map((seed) => ids(drawGrammarQuiz(TOPIC, 10, seed)).join()));
    expect(different.size).toBeGreaterThan(SEEDS.length * 0.9);
  });

  it.each([
    [10, { easy: 3, medium: 5, hard: 2 }, { easy: 3, medium: 4, hard: 3 }, 6],
    [20, { easy: 6, medium: 9, hard: 5 }, { easy: 6, medium: 9, hard: 5 }, 12],
  ])(
    "takes %i questions of every difficulty and both types, as the exercises have them",
    (count, one, other, choices) => {
      for (const seed of SEEDS) {
        for (const level of LEVELS) {
          const drawn = drawGrammarQuiz(level, count, seed);
          expect(new Set(ids(drawn)).size).toBe(count);
          expect([one, other]).toContainEqual(counts(drawn, "difficulty"));
          expect(counts(drawn, "type")["multiple-choice"]).toBe(choices);
        }
      }
    },
  );

  it("takes each topic of a level before it takes one twice", () => {
    for (const seed of SEEDS) {
      for (const level of LEVELS) {
        const topics = new Set(level.map(({ topicId }) => topicId)).size;
        const drawn = counts(drawGrammarQuiz(level, 20, seed), "topicId");
        expect(Object.keys(drawn)).toHaveLength(Math.min(topics, 20));
        expect(Math.max(...Object.values(drawn))).toBe(Math.ceil(20 / topics));
      }
    }
  });

  it("asks for a choice first and for typing last, each from easy to hard", () => {
    for (const seed of SEEDS) {
      const order = drawGrammarQuiz(A1, 20, seed).map(({ type, difficulty }) => {
        return ["multiple-choice", "fill-blank"].indexOf(type) * 3 + ["easy", "medium", "hard"].indexOf(difficulty);
      });
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }
  });

  it("gives every exercise a chance, and the right option every place", () => {
    const drawn = SEEDS.flatMap((seed) => drawGrammarQuiz(TOPIC, 10, seed));
    const times = TOPIC.map(({ id }) => drawn.filter((exercise) => exercise.id === id).length);
    expect(Math.min(...times)).toBeGreaterThan(SEEDS.length / 5);
    const options = TOPIC.find(({ type }) => type === "multiple-choice");
    const firsts = drawn.filter(({ id }) => id === options?.id).map((exercise) => exercise.options?.[0]);
    expect(new Set(firsts)).toEqual(new Set(options?.options));
  });

  it("keeps the exercise as it is, apart from the order of its options", () => {
    for (const one of drawGrammarQuiz(A1, 20, "seed")) {
      const original = A1.find(({ id }) => id === one.id);
      expect({ ...one, options: one.options?.toSorted() ?? null }).toEqual({
        ...original,
        options: original?.options?.toSorted() ?? null,
      });
    }
  });

  it("draws what there is where there is less", () => {
    const three = TOPIC.slice(0, 3);
    expect(new Set(ids(drawGrammarQuiz(three, 10, "seed")))).toEqual(new Set(ids(three)));
    expect(drawGrammarQuiz([], 10, "seed")).toEqual([]);
  });
});
