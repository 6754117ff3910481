import type { ExerciseType } from "#schema/terms/grammar-category.ts";
import type { ExpectedGerman } from "./german-answer.ts";
import { rightGerman } from "./german-right.ts";

/** What an answer to an exercise is judged by. */
export interface AnswerableExercise {
  type: ExerciseType;
  correctAnswer: string;
  /** Further right answers of a fill-in exercise. */
  acceptedAnswers: readonly string[] | null;
}

/** Whether an answer is right: an option letter by letter, a typed one by the rules for typed German. */
export function isRightAnswer(exercise: AnswerableExercise, answer: string): boolean {
  if (exercise.type === "multiple-choice") return answer === exercise.correctAnswer;
  return rightGerman(answer, expectedAnswers(exercise)) !== null;
}

/** The right answers to an exercise, the one that is shown first. */
export function expectedAnswers({ correctAnswer, acceptedAnswers }: Omit<AnswerableExercise, "type">): ExpectedGerman {
  return { answers: [correctAnswer, ...(acceptedAnswers ?? [])] };
}
