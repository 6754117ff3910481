import type { ExerciseType } from "#schema/terms/grammar-category.ts";
import { type AnswerCheck, checkGermanAnswer, type ExpectedGerman, isRightGerman } from "./german-answer.ts";

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
  return isRightGerman(answer, expected(exercise));
}

/** What is said about a typed answer. The question, with its gap and its hint, helps to name a near miss. */
export function checkTypedAnswer(
  exercise: Omit<AnswerableExercise, "type"> & { question: string },
  answer: string,
): AnswerCheck {
  return checkGermanAnswer(answer, { ...expected(exercise), question: exercise.question });
}

function expected({ correctAnswer, acceptedAnswers }: Omit<AnswerableExercise, "type">): ExpectedGerman {
  return { answers: [correctAnswer, ...(acceptedAnswers ?? [])] };
}
