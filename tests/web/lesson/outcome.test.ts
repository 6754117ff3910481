import { describe, expect, it } from "vitest";
import type { LessonQuizResult } from "#schema/api/curriculum.ts";
import { makeLesson } from "#tests/support/web/make-lesson.ts";
import { doubleXpEntries, missedWords } from "#web/features/lesson/double-xp.ts";
import type { FinishedQuiz } from "#web/features/lesson/lesson-machine.ts";
import { outcomeOf, wordsToPractice } from "#web/features/lesson/outcome.ts";
import { drawRun } from "#web/features/lesson/quiz-run.ts";

const { words, ...lesson } = makeLesson({ count: 10 });
const run = drawRun({ words, ...lesson }, "attempt");

/** A finished quiz in which the first `right` words of the lesson were right. */
function finishedWith(right: number, save: FinishedQuiz["save"] = { status: "saving", tries: 1 }): FinishedQuiz {
  const answers = run.questions.map(({ wordId, correctAnswer }) => {
    const correct = words.findIndex(({ id }) => id === wordId) < right;
    return { wordId, answer: correct ? correctAnswer : "something else", correct };
  });
  return { run, answers, save, practiced: null };
}

describe("the outcome of a quiz", () => {
  it.each([
    [10, 100, true],
    [7, 70, true],
    [6, 60, false],
    [0, 0, false],
  ])("counts %i of 10 as %i %% and passed: %s", (right, percentage, passed) => {
    expect(outcomeOf(finishedWith(right), words)).toMatchObject({ score: right, total: 10, percentage, passed });
  });

  it("lists the answers in the order of the lesson, whatever order they were asked in", () => {
    const outcome = outcomeOf(finishedWith(9), words);
    expect(outcome.words.map(({ word }) => word.id)).toEqual(words.map(({ id }) => id));
    expect(outcome.words.map(({ correct }) => correct)).toEqual([...Array(9).fill(true), false]);
    expect(outcome.words[9]).toMatchObject({ answer: "something else", correctAnswer: words[9]?.translation });
  });

  it("takes the server's verdict for the truth once it is there", () => {
    const results = words.map(({ id, translation }) => ({
      wordId: id,
      answer: translation,
      correct: id !== words[0]?.id,
      correctAnswer: translation,
    }));
    const result = {
      graded: true,
      score: 9,
      totalQuestions: 10,
      percentage: 90,
      passed: true,
      results,
    } as LessonQuizResult;
    const outcome = outcomeOf(finishedWith(2, { status: "saved", result }), words);
    expect(outcome).toMatchObject({ score: 9, percentage: 90, passed: true });
    expect(outcome.words[0]?.correct).toBe(false);
  });
});

describe("the words to practice", () => {
  it("are the missed ones", () => {
    const finished = finishedWith(8);
    expect(wordsToPractice(finished, outcomeOf(finished, words))).toEqual(words.slice(8));
  });

  it("are fewer after a practice that got one of them right", () => {
    const practiced = [
      { wordId: words[8]?.id ?? 0, answer: "x", correct: true },
      { wordId: words[9]?.id ?? 0, answer: "x", correct: false },
    ];
    const finished = { ...finishedWith(8), practiced };
    expect(wordsToPractice(finished, outcomeOf(finished, words))).toEqual([words[9]]);
  });
});

describe("what a challenge sends", () => {
  it.each([
    [["", "  ", "\t"], []],
    [
      [" Name ", "", "die Straße"],
      ["Name", "die Straße"],
    ],
    [
      ["Name", "Name"],
      ["Name", "Name"],
    ],
  ])("%j sends %j", (inputs, sent) => {
    expect(doubleXpEntries(inputs)).toEqual(sent);
  });
});

describe("the words that a challenge missed", () => {
  const lessonWords = ["der Name", "Straße", "sie", "Sie"].map((word) => ({ word }));
  it.each([
    ["nothing named", [], ["der Name", "Straße", "sie", "Sie"]],
    ["without its article", ["Name"], ["Straße", "sie", "Sie"]],
    ["with another article", ["die Straße"], ["der Name", "sie", "Sie"]],
    ["in other capitals", ["STRASSE", "straße"], ["der Name", "sie", "Sie"]],
    ["the twin with the same letters", ["Sie"], ["der Name", "Straße", "sie"]],
    ["both twins", ["Sie", "sie"], ["der Name", "Straße"]],
    ["a word of another lesson", ["Haus"], ["der Name", "Straße", "sie", "Sie"]],
  ])("%s", (_what, correctWords, missed) => {
    expect(missedWords(lessonWords, correctWords).map(({ word }) => word)).toEqual(missed);
  });
});
