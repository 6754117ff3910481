import { type AnswerCheck, checkGermanAnswer } from "./german-answer.ts";
import { type AnswerableExercise, expectedAnswers } from "./grammar-answer.ts";

/** What is said about a typed answer. The question, with its gap and its hint, helps to name a near miss. */
export function checkTypedAnswer(
  exercise: Omit<AnswerableExercise, "type"> & { question: string },
  answer: string,
): AnswerCheck {
  return checkGermanAnswer(answer, { ...expectedAnswers(exercise), question: exercise.question });
}
