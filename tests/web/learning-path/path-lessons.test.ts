import { describe, expect, it } from "vitest";
import { makeLevelProgress } from "#tests/support/web/make-home.ts";
import { makeChapterList, makeListItem } from "#tests/support/web/make-lesson.ts";
import { chapterCompletion, pathLessons } from "#web/features/learning-path/path-lessons.ts";

describe("the stones of a chapter", () => {
  it.each([
    ["nothing done", 0, 10101, "current locked locked locked locked"],
    ["two done", 2, 10103, "complete complete current locked locked"],
    ["all done", 5, 10201, "complete complete complete complete complete"],
    ["nothing done, the next lesson elsewhere", 0, 10301, "available locked locked locked locked"],
    ["one done, the next lesson elsewhere", 1, 10301, "complete available locked locked locked"],
    ["one done, every other lesson of the level completed", 1, null, "complete available locked locked locked"],
    ["one done, the level's progress unknown", 1, undefined, "complete current locked locked locked"],
  ])("with %s", (_what, done, nextLessonId, states) => {
    const stones = pathLessons(makeChapterList(101, done), nextLessonId);
    expect(stones.map(({ state }) => state).join(" ")).toBe(states);
  });

  it("has a crown for a full score and shows every score", () => {
    const lessons = [
      makeListItem({ id: 10101, progress: { isCompleted: true, score: 15, totalQuestions: 15 } }),
      makeListItem({ id: 10102, progress: { isCompleted: true, score: 11, totalQuestions: 15 } }),
      makeListItem({ id: 10103, progress: { isCompleted: false, score: 9, totalQuestions: 15 } }),
    ];
    expect(pathLessons(lessons, 10103)).toMatchObject([
      { state: "crown", score: "15/15" },
      { state: "complete", score: "11/15" },
      { state: "current", words: ["das Wort"] },
    ]);
  });

  it("keeps a completed lesson open after one that is not completed", () => {
    const lessons = [
      makeListItem({ id: 10101 }),
      makeListItem({ id: 10102, progress: { isCompleted: true, score: 14, totalQuestions: 15 } }),
    ];
    expect(pathLessons(lessons, 10101).map(({ state }) => state)).toEqual(["current", "complete"]);
  });
});

describe("the completion of a chapter", () => {
  const level = makeLevelProgress("A1", [3, 0]);
  it.each([
    ["from its lessons", makeChapterList(101, 4), level, { completed: 4, total: 5, percent: 80, isComplete: false }],
    [
      "from the level's counts before they are loaded",
      undefined,
      level,
      { completed: 3, total: 5, percent: 60, isComplete: false },
    ],
    [
      "as 0 of 5 while nothing is known",
      undefined,
      undefined,
      { completed: 0, total: 5, percent: 0, isComplete: false },
    ],
    [
      "as complete at 100%",
      makeChapterList(101, 5),
      undefined,
      { completed: 5, total: 5, percent: 100, isComplete: true },
    ],
  ])("is given %s", (_how, lessons, progress, completion) => {
    expect(chapterCompletion(101, lessons, progress)).toEqual(completion);
  });
});
