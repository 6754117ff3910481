import type { GrammarExercise } from "#content/seed/read-grammar.ts";
import type { Difficulty, ExerciseType } from "#schema/terms/grammar-category.ts";
import { atTopic, type GrammarCheck } from "./grammar-check.ts";

/** The exercises of a topic in their order: each band begins with recognition and ends with production. */
const BANDS: readonly (readonly [Difficulty, ExerciseType, number])[] = [
  ["easy", "multiple-choice", 5],
  ["easy", "fill-blank", 1],
  ["medium", "multiple-choice", 5],
  ["medium", "fill-blank", 4],
  ["hard", "multiple-choice", 2],
  ["hard", "fill-blank", 3],
];
const PLAN = BANDS.flatMap(([difficulty, type, count]) => Array.from({ length: count }, () => ({ difficulty, type })));

/** How often the right answer stands on each of the four places. */
const RIGHT_ON_EACH_PLACE = 3;

function matches({ difficulty, type }: GrammarExercise, index: number): boolean {
  return PLAN[index]?.difficulty === difficulty && PLAN[index]?.type === type;
}

/** 6 easy, 9 medium and 5 hard exercises in this order; 12 multiple-choice and 8 fill-blank, 5 + 1, 5 + 4, 2 + 3. */
export const COUNTS: GrammarCheck = {
  name: "counts",
  run(topic) {
    const { exercises } = topic;
    const wrong = exercises.find((exercise, index) => !matches(exercise, index));
    const plan = BANDS.map(([difficulty, type, count]) => `${count} ${difficulty} ${type}`).join(", ");
    return [
      ...(exercises.length === PLAN.length ? [] : [`${exercises.length} exercises instead of ${PLAN.length}`]),
      ...(wrong ? [`exercise ${wrong.number} is ${wrong.difficulty} ${wrong.type}; the order is ${plan}`] : []),
    ].map((message) => atTopic("counts", topic, message, wrong?.line));
  },
};

/** Whoever always takes the second option must not do better than chance. */
export const PLACES: GrammarCheck = {
  name: "places",
  run(topic) {
    const places = topic.exercises.flatMap((exercise) =>
      exercise.type === "multiple-choice" ? [exercise.options.indexOf(exercise.correctAnswer)] : [],
    );
    const counts = [0, 1, 2, 3].map((place) => places.filter((one) => one === place).length);
    if (counts.every((count) => count === RIGHT_ON_EACH_PLACE)) return [];
    const sequence = places.map((place) => place + 1).join(" ");
    return [
      atTopic(
        "places",
        topic,
        `the right answer stands ${counts.join(", ")} times on the places 1 to 4, not 3 times on each (now: ${sequence})`,
      ),
    ];
  },
};
