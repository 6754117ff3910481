/** How far a topic is mastered: percent of its exercises that the learner last answered right, in bands, because learning is not one gate. */
export const MASTERY_BANDS = [90, 75, 50] as const;

/** The highest band that is reached; 0 below the first one. Of no exercises none is reached. */
export type MasteryBand = (typeof MASTERY_BANDS)[number] | 0;

/** The band of a topic with `right` of `total` exercises right, by the exact share: 17.9 of 20 would not be 90 %. */
export function masteryBand(right: number, total: number): MasteryBand {
  return (total > 0 && MASTERY_BANDS.find((band) => right * 100 >= band * total)) || 0;
}

/** Which exercises of a topic were answered, and which of them were right the last time: one bit each, bit 0 for the one in place 1. */
export interface AnsweredExercises {
  answeredBits: number;
  rightBits: number;
}

/** The same after one more answer to the exercise in this place, counted from 1. Places fit into the 31 bits that stay positive. */
export function withAnswer(
  { answeredBits, rightBits }: AnsweredExercises,
  place: number,
  isRight: boolean,
): AnsweredExercises {
  const bit = 1 << (place - 1);
  return { answeredBits: answeredBits | bit, rightBits: isRight ? rightBits | bit : rightBits & ~bit };
}

/** Whether the last answer to the exercise in this place was right; null before the first. */
export function lastAnswerRight({ answeredBits, rightBits }: AnsweredExercises, place: number): boolean | null {
  const bit = 1 << (place - 1);
  return (answeredBits & bit) === 0 ? null : (rightBits & bit) !== 0;
}

/** How many exercises the bits stand for. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
