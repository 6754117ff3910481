import type { Lesson } from "#schema/api/curriculum.ts";
import { sameAnswer } from "#schema/rules/answers.ts";
import { drawLessonQuiz, type LessonQuestion } from "#schema/rules/quiz-draw.ts";
import { type Random, seededRandom } from "#schema/rules/random.ts";

/** The part of a lesson that a quiz is made of. */
export type QuizLesson = Pick<Lesson, "words" | "spareGlosses">;

/** One walk through the questions. Each question is answered once (spec 4). */
export interface QuizRun {
  /** Names the attempt to the server; also the seed of the order, so that a reload finds the same questions. */
  attemptId: string;
  questions: readonly LessonQuestion[];
}

export interface GivenAnswer {
  wordId: number;
  answer: string;
  correct: boolean;
}

/** A quiz over all words of the lesson, in random order (spec 4). */
export function drawRun(lesson: QuizLesson, attemptId: string, random: Random = seededRandom(attemptId)): QuizRun {
  return { attemptId, questions: drawLessonQuiz(lesson.words, lesson.spareGlosses, random) };
}

/** A run over some words only, with options drawn from the whole lesson: to practise what was missed. */
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

/** The verdict on a chosen translation: equal to the word's own, ignoring case and surrounding spaces (spec 5). */
export function judge(question: LessonQuestion, answer: string): GivenAnswer {
  return { wordId: question.wordId, answer, correct: sameAnswer(answer, question.correctAnswer) };
}
