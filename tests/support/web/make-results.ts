import {
  type DoubleXpResult,
  doubleXpResult,
  type LessonQuizResult,
  lessonQuizResult,
} from "#schema/api/curriculum.ts";
import { type Streak, streak, type XpSummary, xpSummary } from "#schema/api/gamification.ts";
import { type QuizSubmitResult, quizSubmitResult } from "#schema/api/quizzes.ts";

const USER_ID = "fY8_Q4-PT0Oa";

/** Totals of a learner: by default level 1 with nothing earned. */
export function makeXp(overrides: Partial<XpSummary> = {}): XpSummary {
  return xpSummary.parse({
    userId: USER_ID,
    totalXp: 0,
    level: 1,
    currentStreak: 0,
    currentXP: 0,
    xpToNextLevel: 100,
    totalXPForNextLevel: 100,
    ...overrides,
  });
}

export function makeStreak(overrides: Partial<Streak> = {}): Streak {
  return streak.parse({
    currentStreak: 0,
    longestStreak: 0,
    lastActiveDate: null,
    streakFreezeAvailable: true,
    status: "none",
    keptByFreeze: false,
    freezeReturnsInDays: null,
    dayEndsAt: "2099-01-01T00:00:00.000Z",
    ...overrides,
  });
}

/** The server's answer to a passed quiz of 15, with its XP. */
export function makeQuizResult(overrides: Partial<LessonQuizResult> = {}): LessonQuizResult {
  return lessonQuizResult.parse({
    score: 15,
    totalQuestions: 15,
    percentage: 100,
    passed: true,
    graded: true,
    isCompleted: true,
    results: [],
    xpAwarded: 35,
    xpParts: [
      { reason: "Lesson passed", amount: 20 },
      { reason: "15 right answers", amount: 15 },
    ],
    xp: makeXp({ totalXp: 35, currentXP: 35, xpToNextLevel: 65, currentStreak: 1 }),
    streak: makeStreak({ currentStreak: 1, longestStreak: 1, status: "done", lastActiveDate: "2026-03-29" }),
    ...overrides,
  });
}

/** The server's answer to a challenge in which the named words were remembered. */
export function makeDoubleXpResult(overrides: Partial<DoubleXpResult> = {}): DoubleXpResult {
  return doubleXpResult.parse({
    correctWords: ["Name"],
    spelledOut: [],
    mistyped: [],
    xpEarned: 10,
    totalXp: 45,
    alreadyTaken: false,
    xpParts: [{ reason: "1 word remembered", amount: 10 }],
    xp: makeXp({ totalXp: 45, currentXP: 45, xpToNextLevel: 55 }),
    streak: makeStreak({ currentStreak: 1, status: "done" }),
    ...overrides,
  });
}

/** The server's answer to any other quiz: by default, a passed one with two questions. */
export function makeSubmitResult(overrides: Partial<QuizSubmitResult> = {}): QuizSubmitResult {
  return quizSubmitResult.parse({
    xpAwarded: 2,
    unlocked: false,
    guestMode: false,
    score: 2,
    totalQuestions: 2,
    passed: true,
    xpParts: [{ reason: "2 right answers", amount: 2 }],
    xp: makeXp({ totalXp: 2 }),
    streak: makeStreak({ currentStreak: 1, status: "done" }),
    ...overrides,
  });
}
