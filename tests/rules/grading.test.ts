import { describe, expect, it } from "vitest";
import {
  gradeAdverbQuiz,
  gradeAnswers,
  gradeLessonQuiz,
  passes,
  percent,
  scoreBadge,
  thresholdOf,
} from "#schema/rules/grading.ts";

describe("percent and passes", () => {
  it.each([
    [0, 0, 0, false],
    [0, 15, 0, false],
    [10, 15, 67, false],
    [11, 15, 73, true],
    [15, 15, 100, true],
    [6, 10, 60, false],
    [7, 10, 70, true],
    [14, 20, 70, true],
    [21, 30, 70, true],
    [139, 200, 70, false], // 69.5 % shows as 70 %, and is not 70 %.
    [2, 3, 67, false],
    [3, 4, 75, true],
    [1, 1, 100, true],
  ])("%i of %i is %i %%, passed: %s", (score, total, rounded, passed) => {
    expect(percent(score, total)).toBe(rounded);
    expect(passes(score, total)).toBe(passed);
  });
});

describe("thresholdOf", () => {
  it.each([
    [20, 16],
    [10, 8],
    [9, 8],
    [8, 7],
    [7, 6],
    [6, 5],
    [5, 4],
    [1, 1],
    [35, 28],
  ])("%i questions need %i right answers", (questions, needed) => {
    expect(thresholdOf(questions)).toBe(needed);
  });
});

describe("scoreBadge", () => {
  it.each([
    [100, "strong"],
    [90, "strong"],
    [89, "medium"],
    [70, "medium"],
    [69, "low"],
    [0, "low"],
  ])("%i %% is %s", (percentage, badge) => {
    expect(scoreBadge(percentage)).toBe(badge);
  });
});

describe("gradeAnswers", () => {
  const items = [
    { id: 1, right: "a" },
    { id: 2, right: "b" },
    { id: 3, right: "c" },
  ];
  const grade = (answers: { id: number; answer: string | null }[]) =>
    gradeAnswers(items, answers, (item, answer) => item.right === answer);

  it("gives one verdict an item in the order of the items, whatever the order of the answers", () => {
    const verdict = grade([
      { id: 3, answer: "x" },
      { id: 1, answer: "a" },
    ]);
    expect(verdict).toEqual({
      ok: true,
      score: 1,
      total: 3,
      results: [
        { item: items[0], answer: "a", correct: true },
        { item: items[1], answer: null, correct: false },
        { item: items[2], answer: "x", correct: false },
      ],
    });
  });

  it("never asks whether a missing answer is right", () => {
    expect(gradeAnswers([{ id: 1 }], [{ id: 1, answer: null }], () => true)).toMatchObject({ score: 0 });
  });

  it.each([
    ["unknown-item", 9, [{ id: 9, answer: "a" }]],
    [
      "duplicate-answer",
      2,
      [
        { id: 2, answer: "b" },
        { id: 2, answer: "b" },
      ],
    ],
  ] as const)("refuses all answers for one that is a %s", (reason, itemId, answers) => {
    expect(grade([...answers])).toEqual({ ok: false, reason, itemId });
  });
});

describe("gradeLessonQuiz", () => {
  const words = [
    { id: 1010101, translation: "hello" },
    { id: 1010102, translation: "Good morning" },
    { id: 1010103, translation: "to be called" },
  ];

  it("counts right answers in the order of the words, ignoring case and surrounding spaces", () => {
    const graded = gradeLessonQuiz(words, [
      { wordId: 1010103, answer: "to be called" },
      { wordId: 1010101, answer: "goodbye" },
      { wordId: 1010102, answer: "  good MORNING " },
    ]);
    expect(graded).toEqual({
      ok: true,
      score: 2,
      total: 3,
      results: [
        { wordId: 1010101, answer: "goodbye", correct: false, correctAnswer: "hello" },
        { wordId: 1010102, answer: "  good MORNING ", correct: true, correctAnswer: "Good morning" },
        { wordId: 1010103, answer: "to be called", correct: true, correctAnswer: "to be called" },
      ],
    });
  });

  it("counts words without an answer as wrong, so leaving them out does not raise the share", () => {
    const graded = gradeLessonQuiz(words, [
      { wordId: 1010101, answer: "hello" },
      { wordId: 1010102, answer: null },
    ]);
    expect(graded).toMatchObject({ ok: true, score: 1, total: 3 });
    expect(graded.ok && graded.results.map((result) => result.answer)).toEqual(["hello", null, null]);
  });

  it.each([
    ["an answer that is empty", ""],
    ["part of the translation", "called"],
    ["a gloss that only looks alike", "be called"],
  ])("counts %s as wrong", (_what, answer) => {
    expect(gradeLessonQuiz(words, [{ wordId: 1010103, answer }])).toMatchObject({ ok: true, score: 0 });
  });

  it("refuses a word of another lesson", () => {
    const graded = gradeLessonQuiz(words, [{ wordId: 2010101, answer: "hello" }]);
    expect(graded).toEqual({ ok: false, reason: "unknown-item", itemId: 2010101 });
  });

  it("refuses two answers for one word, even when one is right", () => {
    const graded = gradeLessonQuiz(words, [
      { wordId: 1010101, answer: "goodbye" },
      { wordId: 1010101, answer: "hello" },
    ]);
    expect(graded).toEqual({ ok: false, reason: "duplicate-answer", itemId: 1010101 });
  });
});

describe("gradeAdverbQuiz", () => {
  const questions = [
    { id: 1, correctAnswer: "b" },
    { id: 2, correctAnswer: "d" },
  ] as const;

  it("compares letters and marks questions that were not answered", () => {
    expect(gradeAdverbQuiz<"a" | "b" | "c" | "d">(questions, [{ questionId: 1, selectedAnswer: "b" }])).toEqual({
      ok: true,
      score: 1,
      total: 2,
      results: [
        { questionId: 1, selectedAnswer: "b", correctAnswer: "b", isCorrect: true },
        { questionId: 2, selectedAnswer: null, correctAnswer: "d", isCorrect: false },
      ],
    });
  });

  it("refuses a question of another level and a second answer", () => {
    expect(gradeAdverbQuiz(questions, [{ questionId: 6, selectedAnswer: "b" }])).toEqual({
      ok: false,
      reason: "unknown-item",
      itemId: 6,
    });
    const twice = [
      { questionId: 2, selectedAnswer: null },
      { questionId: 2, selectedAnswer: "d" as const },
    ];
    expect(gradeAdverbQuiz(questions, twice)).toMatchObject({ ok: false, reason: "duplicate-answer", itemId: 2 });
  });
});
