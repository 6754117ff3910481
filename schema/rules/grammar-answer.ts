import type { ExerciseType } from "#schema/terms/grammar-category.ts";
import { equalsSpelledOut, normalizeAnswer } from "./answers.ts";

/** What an answer to an exercise is judged by. */
export interface AnswerableExercise {
  type: ExerciseType;
  correctAnswer: string;
  /** Further right answers of a fill-in exercise. */
  acceptedAnswers: readonly string[] | null;
}

/** Whether an answer is right: an option letter by letter, a typed one by the rules for typed German. */
export function isRightAnswer({ type, correctAnswer, acceptedAnswers }: AnswerableExercise, answer: string): boolean {
  if (type === "multiple-choice") return answer === correctAnswer;
  const typed = normalizeAnswer(answer);
  return [correctAnswer, ...(acceptedAnswers ?? [])].some((right) => equalsSpelledOut(typed, normalizeAnswer(right)));
}
