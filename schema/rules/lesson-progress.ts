import type { LocalDay } from "./day.ts";

/** How far a learner has come in one lesson. */
export interface LessonProgress {
  /** Passed at least once. */
  isCompleted: boolean;
  /** Best score by the server's count. */
  quizScore: number;
  totalQuestions: number;
  /** When it was passed for the first time, and the learner's local day then. */
  completedAt: Date | null;
  completedOn: LocalDay | null;
  /** The local day of the latest pass, and how many passes it saw: a repeat on one day earns less. */
  lastPassedOn: LocalDay | null;
  passesOnDay: number;
}

/** A finished lesson quiz, as it bears on the lesson's progress. */
export interface LessonQuizEnd {
  score: number;
  /** Questions of the whole quiz: the words of the lesson. */
  total: number;
  /** False when only the browser's own count is known: it completes nothing and is no best score. */
  graded: boolean;
  passed: boolean;
  /** The local day on which it counts, and the instant. */
  day: LocalDay;
  now: Date;
}

/** Progress before the first attempt. */
export function newLessonProgress(totalQuestions: number): LessonProgress {
  return {
    isCompleted: false,
    quizScore: 0,
    totalQuestions,
    completedAt: null,
    completedOn: null,
    lastPassedOn: null,
    passesOnDay: 0,
  };
}

/** How often the lesson was passed on a local day so far. */
export function passesOn(progress: LessonProgress, day: LocalDay): number {
  return progress.lastPassedOn === day ? progress.passesOnDay : 0;
}

/** Progress after a quiz: the best score stays, and so does the first pass, whatever comes after it. */
export function lessonProgressAfter(before: LessonProgress, quiz: LessonQuizEnd): LessonProgress {
  const { passed, day } = quiz;
  return {
    isCompleted: before.isCompleted || passed,
    quizScore: quiz.graded ? Math.max(before.quizScore, quiz.score) : before.quizScore,
    totalQuestions: quiz.total,
    completedAt: before.completedAt ?? (passed ? quiz.now : null),
    completedOn: before.completedOn ?? (passed ? day : null),
    lastPassedOn: passed ? day : before.lastPassedOn,
    passesOnDay: passed ? passesOn(before, day) + 1 : before.passesOnDay,
  };
}
