import { DIFFICULTIES, type Difficulty, EXERCISE_TYPES, type ExerciseType } from "#schema/terms/grammar-category.ts";
import { seededRandom, shuffled } from "./random.ts";

export { GRAMMAR_QUIZ_QUESTIONS } from "#schema/terms/grammar-quiz-mode.ts";

/** What the draw must know of an exercise. */
export interface DrawableExercise {
  id: number;
  topicId: number;
  type: ExerciseType;
  difficulty: Difficulty;
  options: readonly string[] | null;
}

/**
 * The questions of a quiz: always the same for the same seed and exercises, so that the server can draw them again when it grades. They
 * come from as many topics as possible, with as much of each difficulty and type as there is of it among the exercises. Options to
 * choose from come first, then what is typed, each from easy to hard: recognition before production.
 */
export function drawGrammarQuiz<Exercise extends DrawableExercise>(
  exercises: readonly Exercise[],
  count: number,
  seed: string,
): Exercise[] {
  const left = exercises.map((exercise) => ({ exercise, rank: seededRandom(`${seed} ${exercise.id}`)() }));
  const kindsOf = ({ topicId, difficulty, type }: DrawableExercise) => [`${topicId}`, difficulty, type] as const;
  const offered = tally(exercises.flatMap(kindsOf));
  const taken = new Map<string, number>();
  const drawn: typeof left = [];
  // How much of its share a kind has, counting half of what would come next: the one with the least is next.
  const fill = (kind: string) => ((taken.get(kind) ?? 0) + 0.5) / (offered.get(kind) ?? 1);
  while (drawn.length < count && left.length > 0) {
    const weighed = left.map(({ exercise, rank }) => {
      const [topic, difficulty, type] = kindsOf(exercise);
      return { topics: taken.get(topic) ?? 0, kinds: fill(difficulty) + fill(type), rank };
    });
    const best = weighed.reduce((least, weight, index) => {
      const other = weighed[least];
      return other && compare(weight, other) < 0 ? index : least;
    }, 0);
    for (const one of left.splice(best, 1)) {
      drawn.push(one);
      for (const kind of kindsOf(one.exercise)) taken.set(kind, (taken.get(kind) ?? 0) + 1);
    }
  }
  return drawn
    .toSorted((one, other) => place(one.exercise) - place(other.exercise) || one.rank - other.rank)
    .map(({ exercise }) => {
      const { id, options } = exercise;
      return { ...exercise, options: options && shuffled(options, seededRandom(`${seed} options ${id}`)) };
    });
}

interface Weight {
  topics: number;
  kinds: number;
  rank: number;
}

function compare(one: Weight, other: Weight): number {
  return one.topics - other.topics || one.kinds - other.kinds || one.rank - other.rank;
}

function place({ type, difficulty }: DrawableExercise): number {
  return EXERCISE_TYPES.indexOf(type) * DIFFICULTIES.length + DIFFICULTIES.indexOf(difficulty);
}

function tally(kinds: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
