import { describe, expect, it } from "vitest";
import { chapterProgress, isLessonOpen, lessonStates, nextLesson } from "#schema/rules/lesson-state.ts";

/** A chapter written as a row of ticks and dots: `x` completed, `.` not. */
function chapter(pattern: string) {
  return pattern.split("").map((mark, index) => ({ id: 10301 + index, isCompleted: mark === "x" }));
}

const SIGNS = { completed: "x", available: "o", locked: "-" } as const;

describe("lessonStates", () => {
  it.each([
    ["a new chapter", ".....", "o----", 10301],
    ["the first lesson done", "x....", "xo---", 10302],
    ["all but the last done", "xxxx.", "xxxxo", 10305],
    ["all done", "xxxxx", "xxxxx", null],
    ["a later lesson done, earlier ones not", "..x..", "o-xo-", 10301],
    ["only the last one done", "....x", "o---x", 10301],
    ["a gap", "x.x..", "xoxo-", 10302],
    ["a chapter of one lesson", ".", "o", 10301],
    ["a chapter without lessons", "", "", null],
  ])("%s", (_what, pattern, states, current) => {
    const places = lessonStates(chapter(pattern));
    expect(places.map((place) => SIGNS[place.state]).join("")).toBe(states);
    expect(places.filter((place) => place.isCurrent).map((place) => place.id)).toEqual(
      current === null ? [] : [current],
    );
  });
});

describe("isLessonOpen", () => {
  it.each([
    [{ isFirst: true, previousCompleted: false, completed: false }, true],
    [{ isFirst: false, previousCompleted: true, completed: false }, true],
    [{ isFirst: false, previousCompleted: false, completed: true }, true],
    [{ isFirst: false, previousCompleted: false, completed: false }, false],
  ])("%o: %s", (lesson, open) => {
    expect(isLessonOpen(lesson)).toBe(open);
  });
});

describe("chapterProgress", () => {
  it.each([
    [0, 5, 0, false],
    [1, 5, 20, false],
    [2, 3, 67, false],
    [5, 5, 100, true],
    [299, 300, 99, false],
    [0, 0, 0, false],
    [6, 5, 100, true],
  ])("%i of %i lessons is %i %%, complete: %s", (completed, total, percent, isComplete) => {
    expect(chapterProgress(completed, total)).toEqual({ percent, isComplete });
  });
});

describe("nextLesson", () => {
  it.each([
    ["nothing done", ["...", "..."], { chapterId: 101, lessonId: 10101 }],
    ["in the middle of the first chapter", ["xx.", "..."], { chapterId: 101, lessonId: 10103 }],
    ["the first chapter done", ["xxx", "..."], { chapterId: 102, lessonId: 10201 }],
    ["a lesson left out before", ["x.x", "x.."], { chapterId: 101, lessonId: 10102 }],
    ["a chapter without lessons", ["", "..."], { chapterId: 102, lessonId: 10201 }],
    ["everything done", ["xxx", "xxx"], null],
    ["an empty level", [], null],
  ])("%s", (_what, patterns, next) => {
    const chapters = patterns.map((pattern, place) => ({
      id: 101 + place,
      lessons: pattern
        .split("")
        .map((mark, index) => ({ id: (101 + place) * 100 + index + 1, isCompleted: mark === "x" })),
    }));
    expect(nextLesson(chapters)).toEqual(next);
    const lessons = chapters.find(({ id }) => id === next?.chapterId)?.lessons ?? [];
    const place = lessonStates(lessons).find(({ id }) => id === next?.lessonId);
    expect(place?.state).toBe(next ? "available" : undefined);
  });
});
