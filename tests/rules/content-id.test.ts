import { describe, expect, it } from "vitest";
import {
  CHAPTERS_PER_LEVEL,
  chapterId,
  chapterIdsOf,
  chapterOfLesson,
  lessonId,
  lessonIdsOf,
  lessonIdsOfChapter,
  lessonOfWord,
  levelOfChapter,
  placeInLesson,
  starterId,
  wordId,
  wordIdsOf,
} from "#schema/rules/content-id.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";

describe("ids of content", () => {
  it.each([
    ["A1", 1, 101],
    ["A1", 3, 103],
    ["A1", 10, 110],
    ["A2", 1, 201],
    ["C2", 10, 610],
  ] satisfies [CefrLevel, number, number][])("%s, chapter %i is %i", (level, number, id) => {
    expect(chapterId(level, number)).toBe(id);
    expect(levelOfChapter(id)).toBe(level);
  });

  it("puts lessons below their chapter and words below their lesson", () => {
    expect(lessonId(103, 2)).toBe(10302);
    expect(chapterOfLesson(10302)).toBe(103);
    expect(wordId(10302, 5)).toBe(1030205);
    expect(lessonOfWord(1030205)).toBe(10302);
  });

  it("keeps the chapters and lessons of a level, and the lessons of a chapter, in one range", () => {
    expect(chapterIdsOf("A1")).toEqual([101, 110]);
    expect(lessonIdsOf("A1")).toEqual([10101, 11099]);
    expect(lessonIdsOf("C2")).toEqual([60101, 61099]);
    expect(lessonIdsOfChapter(103)).toEqual([10301, 10399]);
    expect(() => lessonIdsOfChapter(0)).toThrow(RangeError);
  });

  it("says where a word stands in its lesson", () => {
    expect(placeInLesson(1030205)).toBe(5);
    expect(() => placeInLesson(10302)).toThrow(RangeError);
  });

  it("keeps the words of a level in one range", () => {
    expect(wordIdsOf("A1")).toEqual([1010101, 1109999]);
    expect(wordIdsOf("C2")).toEqual([6010101, 6109999]);
  });

  it.each([
    ["A1", 1, 101],
    ["C2", 16, 616],
    ["C2", 99, 699],
  ] satisfies [CefrLevel, number, number][])("%s, starter %i is %i", (level, place, id) => {
    expect(starterId(level, place)).toBe(id);
  });

  it.each([
    ["A1", 0],
    ["A1", 100],
    ["A1", 1.5],
    ["A0", 1],
  ])("%s, starter %d does not exist", (level, place) => {
    expect(() => starterId(level as CefrLevel, place)).toThrow(RangeError);
  });

  it("gives every word a unique id that leads back to its place", () => {
    const seen = new Set<number>();
    for (const level of CEFR_LEVELS) {
      for (let chapter = 1; chapter <= CHAPTERS_PER_LEVEL; chapter += 1) {
        for (let lesson = 1; lesson <= 5; lesson += 1) {
          for (let position = 1; position <= 15; position += 1) {
            const id = wordId(lessonId(chapterId(level, chapter), lesson), position);
            seen.add(id);
            expect(levelOfChapter(chapterOfLesson(lessonOfWord(id)))).toBe(level);
          }
        }
      }
    }
    expect(seen.size).toBe(6 * 10 * 5 * 15);
  });

  it.each([
    ["chapter 0", () => chapterId("A1", 0)],
    ["chapter 100", () => chapterId("A1", 100)],
    ["chapter 1.5", () => chapterId("A1", 1.5)],
    ["a level that does not exist", () => chapterId("D1" as CefrLevel, 1)],
    ["lesson 0", () => lessonId(103, 0)],
    ["lesson 100", () => lessonId(103, 100)],
    ["a lesson under a lesson", () => lessonId(10302, 1)],
    ["a lesson under a seventh level", () => lessonId(701, 1)],
    ["word 0", () => wordId(10302, 0)],
    ["word NaN", () => wordId(10302, Number.NaN)],
    ["a word under a chapter", () => wordId(103, 1)],
    ["the chapter of a word", () => chapterOfLesson(1030205)],
    ["the chapter of a lesson numbered 0", () => chapterOfLesson(10300)],
    ["the lesson of a lesson", () => lessonOfWord(10302)],
    ["the lesson of a word in chapter 0", () => lessonOfWord(1000205)],
    ["the level of a negative id", () => levelOfChapter(-103)],
    ["the level of a broken id", () => levelOfChapter(103.5)],
  ])("refuses %s", (_what, make) => {
    expect(make).toThrow(RangeError);
  });
});
