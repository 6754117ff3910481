import type { Lesson, LessonQuizResult } from "#schema/api/curriculum.ts";
import { sameAnswer } from "#schema/rules/answers.ts";
import type { Actor } from "./actor.ts";

/** First, second and third lesson of A1, chapter 1. */
export const FIRST_LESSON = 10101;
export const SECOND_LESSON = 10102;
export const THIRD_LESSON = 10103;

/** Answers of a lesson with the first `right` words right and the others wrong: the gloss of another word of the lesson. */
export function answersFor(lesson: Lesson, right: number) {
  return lesson.words.map((word, index) => {
    const other = lesson.words.find(({ translation }) => !sameAnswer(translation, word.translation));
    return { wordId: word.id, answer: index < right || !other ? word.translation : other.translation };
  });
}

/** Takes a lesson's quiz as a browser does. The score that it claims is wrong on purpose. */
export async function takeQuiz(
  learner: Actor,
  id: number,
  { right = 15, attemptId = crypto.randomUUID() }: { right?: number; attemptId?: string } = {},
): Promise<LessonQuizResult> {
  const lesson = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id } });
  return learner.call("POST /api/curriculum/subchapter/:id/quiz", {
    params: { id },
    body: { score: 15, totalQuestions: 15, addToVocabulary: true, answers: answersFor(lesson, right), attemptId },
  });
}
