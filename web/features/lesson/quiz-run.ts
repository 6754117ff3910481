import type { Lesson } from "#schema/api/curriculum.ts";
import { sameAnswer } from "#schema/rules/answers.ts";
import { drawLessonQuiz, type LessonQuestion } from "#schema/rules/quiz-draw.ts";
import { type Random, seededRandom } from "#schema/rules/random.ts";
import type { DrawnQuiz, GivenAnswer, RunRules } from "../../quiz-kit/question-run.ts";

/** The part of a lesson that a quiz is made of. */
export type QuizLesson = Pick<Lesson, "words" | "spareWords">;

/** The attempt id is also the seed of the order, so that a reload finds the same questions. */
export type QuizRun = DrawnQuiz<LessonQuestion>;

export interface LessonAnswer extends GivenAnswer {
  wordId: number;
}

/** Every question can be answered once; only one of its options is an answer. */
export const LESSON_RULES: RunRules<LessonQuestion, LessonAnswer> = {
  mode: { step: "instant" },
  judge: (question, answer) => (question.options.includes(answer) ? judge(question, answer) : null),
};

/** The verdict on a chosen translation: right when it equals the word's own, ignoring case and surrounding spaces. */
function judge({ wordId, correctAnswer }: LessonQuestion, answer: string): LessonAnswer {
  return { wordId, answer, correct: sameAnswer(answer, correctAnswer) };
}

/** A quiz over all words of the lesson, in random order. */
export function drawRun(lesson: QuizLesson, attemptId: string, random: Random = seededRandom(attemptId)): QuizRun {
  return { attemptId, questions: drawLessonQuiz(lesson.words, lesson.spareWords, random) };
}

/** A run over some words only, with options drawn from the whole lesson: to practice what was missed. */
export function drawPractice(
  lesson: QuizLesson,
  wordIds: readonly number[],
  attemptId: string,
  random?: Random,
): QuizRun {
  const whole = drawRun(lesson, attemptId, random);
  const wanted = new Set(wordIds);
  return { ...whole, questions: whole.questions.filter((question) => wanted.has(question.wordId)) };
}
