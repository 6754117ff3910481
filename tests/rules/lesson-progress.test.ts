import { describe, expect, it } from "vitest";
import {
  type LessonProgress,
  type LessonQuizEnd,
  lessonProgressAfter,
  newLessonProgress,
  passesOn,
} from "#schema/rules/lesson-progress.ts";

const NOON = new Date("2026-06-10T12:00:00Z");
const LATER = new Date("2026-06-11T12:00:00Z");

function quiz(score: number, more: Partial<LessonQuizEnd> = {}): LessonQuizEnd {
  return { score, total: 15, graded: true, passed: score >= 11, day: "2026-06-10", now: NOON, ...more };
}

const passed: LessonProgress = {
  isCompleted: true,
  quizScore: 12,
  totalQuestions: 15,
  completedAt: NOON,
  completedOn: "2026-06-10",
  lastPassedOn: "2026-06-10",
  passesOnDay: 1,
};

describe("progress in a lesson", () => {
  it.each<[string, LessonProgress, LessonQuizEnd, Partial<LessonProgress>]>([
    ["a first pass completes it", newLessonProgress(15), quiz(12), passed],
    ["a failed first try keeps the score only", newLessonProgress(15), quiz(7), { isCompleted: false, quizScore: 7 }],
    ["a failed try has no day", newLessonProgress(15), quiz(7), { completedAt: null, lastPassedOn: null }],
    ["a better score replaces the best", passed, quiz(15), { quizScore: 15 }],
    ["a worse score does not", passed, quiz(11), { quizScore: 12 }],
    ["a second pass on the day is counted", passed, quiz(12), { passesOnDay: 2 }],
    ["failing later keeps it completed", passed, quiz(3), { ...passed }],
    [
      "a pass on the next day starts the count anew and keeps the first instant",
      { ...passed, passesOnDay: 3 },
      quiz(12, { day: "2026-06-11", now: LATER }),
      { lastPassedOn: "2026-06-11", passesOnDay: 1, completedAt: NOON, completedOn: "2026-06-10" },
    ],
    [
      "the browser's own count is no best score and completes nothing",
      newLessonProgress(15),
      quiz(15, { graded: false, passed: false }),
      { isCompleted: false, quizScore: 0 },
    ],
  ])("%s", (_what, before, end, after) => {
    expect(lessonProgressAfter(before, end)).toMatchObject(after);
  });

  it("counts passes on the asked day only", () => {
    expect(passesOn(passed, "2026-06-10")).toBe(1);
    expect(passesOn(passed, "2026-06-11")).toBe(0);
    expect(passesOn(newLessonProgress(15), "2026-06-10")).toBe(0);
  });
});
