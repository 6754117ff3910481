import { countBits, withAnswer } from "#schema/rules/grammar-progress.ts";
import { EXERCISES_PER_TOPIC } from "#schema/terms/grammar-category.ts";
import type { ProgressRow } from "./store.ts";

/** One answer to an exercise of a topic. */
export interface Answered {
  /** The exercise's place in its topic. */
  orderIndex: number;
  isRight: boolean;
}

/** A learner's progress in a topic after some answers. `score` is that of a quiz on the topic; the best one stays. */
export function progressAfter(
  before: ProgressRow | undefined,
  answers: readonly Answered[],
  { userId, topicId, score = 0, now }: { userId: string; topicId: number; score?: number; now: Date },
): ProgressRow {
  const bits = answers.reduce((sofar, { orderIndex, isRight }) => withAnswer(sofar, orderIndex, isRight), {
    answeredBits: before?.answeredBits ?? 0,
    rightBits: before?.rightBits ?? 0,
  });
  return {
    userId,
    grammarLibraryId: topicId,
    ...bits,
    exercisesCompleted: countBits(bits.answeredBits),
    exercisesCorrect: countBits(bits.rightBits),
    highestScore: Math.max(before?.highestScore ?? 0, score),
    totalExercises: EXERCISES_PER_TOPIC,
    lastPracticed: now,
  };
}
