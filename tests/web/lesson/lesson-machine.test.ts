import { describe, expect, it } from "vitest";
import type { DoubleXpResult, LessonQuizResult } from "#schema/api/curriculum.ts";
import { seededRandom } from "#schema/rules/random.ts";
import { makeLesson } from "#tests/support/web/make-lesson.ts";
import {
  blankInputs,
  INITIAL_LESSON_STATE,
  type LessonEvent,
  type LessonScreenState,
  lessonReducer,
} from "#web/features/lesson/lesson-machine.ts";
import { drawPractice, drawRun } from "#web/features/lesson/quiz-run.ts";
import { givenInView, questionInView } from "#web/quiz-kit/question-run.ts";

const lesson = makeLesson({ count: 3 });
const run = drawRun(lesson, "attempt-1", seededRandom("order"));
const result = { score: 3, graded: true } as LessonQuizResult;
const doubleXpResult = { correctWords: ["Name"], xpEarned: 10 } as DoubleXpResult;

/** The state after a sequence of events, starting from the words. */
function after(...events: LessonEvent[]): LessonScreenState {
  return events.reduce(lessonReducer, INITIAL_LESSON_STATE);
}

const started: LessonEvent = { type: "quiz-started", run };
const advanced: LessonEvent = { type: "advanced" };

function right(index: number): LessonEvent {
  return { type: "answered", answer: run.questions[index]?.correctAnswer ?? "" };
}

function wrong(index: number): LessonEvent {
  const question = run.questions[index];
  return { type: "answered", answer: question?.options.find((option) => option !== question.correctAnswer) ?? "" };
}

/** The events of a whole quiz of three questions; those in `mistakes` are answered wrongly. */
function throughQuiz(...mistakes: number[]): LessonEvent[] {
  return [0, 1, 2].flatMap((index) => [mistakes.includes(index) ? wrong(index) : right(index), advanced]);
}

const inResults = [started, ...throughQuiz(1)];
const inDoubleXp: LessonEvent[] = [...inResults, { type: "challenge-started", attemptId: "challenge-1" }];
const everyState: [mode: string, state: LessonScreenState][] = [
  ["learning", after()],
  ["quiz", after(started)],
  ["results", after(...inResults)],
  ["double-xp-challenge", after(...inDoubleXp)],
  ["double-xp-results", after(...inDoubleXp, { type: "challenge-finished", result: doubleXpResult })],
];

describe("the modes of a lesson", () => {
  it.each(everyState)("reaches %s", (mode, state) => {
    expect(state.mode).toBe(mode);
  });

  // Where each event leads from each mode. A mode that is left out: the event means nothing there.
  const table: [event: LessonEvent, to: Partial<Record<LessonScreenState["mode"], LessonScreenState["mode"]>>][] = [
    [started, { learning: "quiz" }],
    [{ type: "quiz-left" }, { quiz: "learning" }],
    [{ type: "lesson-reviewed" }, { results: "learning" }],
    [{ type: "practice-started", run }, { results: "quiz" }],
    [{ type: "challenge-started", attemptId: "c" }, { results: "double-xp-challenge" }],
    [{ type: "challenge-skipped" }, { "double-xp-challenge": "results" }],
    [{ type: "challenge-finished", result: doubleXpResult }, { "double-xp-challenge": "double-xp-results" }],
    [advanced, {}],
    [{ type: "save-retried" }, {}],
    [{ type: "challenge-typed", slot: 0, text: "" }, {}],
  ];
  const cells = table.flatMap(([event, to]) =>
    everyState.map(([mode, state]) => [event.type, mode, to[state.mode] ?? mode, event, state] as const),
  );
  it.each(cells)("%s leads from %s to %s", (_type, _from, to, event, state) => {
    const next = lessonReducer(state, event);
    expect(next.mode).toBe(to);
    if (next.mode === state.mode) expect(next).toEqual(state);
  });
});

describe("a quiz", () => {
  it("asks every word of the lesson once, in an order that the attempt decides", () => {
    const questions = drawRun(makeLesson(), "attempt-7").questions.map(({ wordId }) => wordId);
    expect(new Set(questions).size).toBe(15);
    expect(drawRun(makeLesson(), "attempt-7").questions.map(({ wordId }) => wordId)).toEqual(questions);
    expect(drawRun(makeLesson(), "attempt-8").questions.map(({ wordId }) => wordId)).not.toEqual(questions);
  });

  it("keeps the first answer to a question and ignores a second", () => {
    const state = after(started, wrong(0), right(0));
    expect(state).toMatchObject({ mode: "quiz", index: 0, answers: [{ correct: false }] });
  });

  it("takes only one of the options for an answer", () => {
    expect(after(started, { type: "answered", answer: "no such option" })).toEqual(after(started));
  });

  it("stays on a question until it is answered", () => {
    expect(after(started, advanced)).toEqual(after(started));
  });

  it("goes on one question at a time, however often it is told to", () => {
    expect(after(started, right(0), advanced, advanced, advanced)).toMatchObject({
      index: 1,
      answers: [{ correct: true }],
    });
  });

  it.each([
    ["the gloss itself", "name", true],
    ["other capitals", "NAME", true],
    ["spaces around", "  name ", true],
    ["another gloss", "address", false],
  ])("judges %s", (_what, answer, correct) => {
    const question = { wordId: 1, options: [answer], correctAnswer: "name" };
    const state = after(
      { type: "quiz-started", run: { attemptId: "a", questions: [question] } },
      { type: "answered", answer },
    );
    expect(state).toMatchObject({ answers: [{ wordId: 1, answer, correct }] });
  });

  it("does not start without questions", () => {
    expect(after({ type: "quiz-started", run: { attemptId: "a", questions: [] } })).toEqual(INITIAL_LESSON_STATE);
  });

  it("shows the question in view with its answer", () => {
    const state = after(started, right(0));
    if (state.mode !== "quiz") throw new Error("no quiz");
    expect({ question: questionInView(state), given: givenInView(state) }).toEqual({
      question: run.questions[0],
      given: { ...state.answers[0] },
    });
  });
});

describe("the auto-save", () => {
  it("is armed once, on entering the results", () => {
    expect(after(...inResults)).toMatchObject({ finished: { run, save: { status: "saving", tries: 1 } } });
  });

  it("is armed anew by a new quiz, under its own attempt", () => {
    const second = { ...run, attemptId: "attempt-2" };
    const saved: LessonEvent = { type: "saved", attemptId: "attempt-1", result };
    const state = after(
      ...inResults,
      saved,
      { type: "lesson-reviewed" },
      { type: "quiz-started", run: second },
      ...throughQuiz(),
    );
    expect(state).toMatchObject({
      finished: { run: { attemptId: "attempt-2" }, save: { status: "saving", tries: 1 } },
    });
  });

  it.each([
    ["the results", [] as LessonEvent[]],
    ["the challenge", [{ type: "challenge-started", attemptId: "c" }] as LessonEvent[]],
    ["practice", [{ type: "practice-started", run: { ...run, attemptId: "p" } }] as LessonEvent[]],
  ])("hears of its success during %s", (_where, events) => {
    const state = after(...inResults, ...events, { type: "saved", attemptId: "attempt-1", result });
    expect(JSON.stringify(state)).toContain('"status":"saved"');
  });

  it("keeps the failure in view and saves again when asked, under the same attempt", () => {
    const failed = after(...inResults, { type: "save-failed", attemptId: "attempt-1" });
    expect(failed).toMatchObject({ finished: { save: { status: "failed", tries: 1 } } });
    expect(lessonReducer(failed, { type: "save-retried" })).toMatchObject({
      finished: { run: { attemptId: "attempt-1" }, save: { status: "saving", tries: 2 } },
    });
  });

  it.each([
    ["another attempt", { type: "saved", attemptId: "other", result }],
    ["a failure after the success", { type: "save-failed", attemptId: "attempt-1" }],
    ["'Try again' after the success", { type: "save-retried" }],
  ] as [string, LessonEvent][])("is not moved by %s", (_what, event) => {
    const saved = after(...inResults, { type: "saved", attemptId: "attempt-1", result });
    expect(lessonReducer(saved, event)).toEqual(saved);
  });
});

describe("practice of missed words", () => {
  const practice = drawPractice(lesson, [run.questions[1]?.wordId ?? 0], "practice-1");
  const practiced: LessonEvent[] = [
    { type: "practice-started", run: practice },
    { type: "answered", answer: practice.questions[0]?.correctAnswer ?? "" },
    advanced,
  ];

  it("asks only those words, with options of the whole lesson", () => {
    expect(practice.questions.map(({ wordId }) => wordId)).toEqual([run.questions[1]?.wordId]);
    expect(practice.questions[0]?.options.length).toBeGreaterThan(2);
  });

  it("comes back to the results, which it does not change, and submits nothing", () => {
    const saved = after(...inResults, { type: "saved", attemptId: "attempt-1", result });
    const back = practiced.reduce(lessonReducer, saved);
    if (saved.mode !== "results") throw new Error("no results");
    expect(back).toEqual({
      mode: "results",
      finished: { ...saved.finished, practiced: [expect.objectContaining({ correct: true })] },
    });
  });

  it("can be left for the results", () => {
    const state = after(...inResults, { type: "practice-started", run: practice }, { type: "quiz-left" });
    expect(state).toEqual(after(...inResults));
  });
});

describe("the double-XP challenge", () => {
  it("starts with fifteen blanks, every time", () => {
    const again = after(
      ...inDoubleXp,
      { type: "challenge-typed", slot: 3, text: "Straße" },
      { type: "challenge-skipped" },
      { type: "challenge-started", attemptId: "challenge-2" },
    );
    expect(blankInputs()).toHaveLength(15);
    expect(again).toMatchObject({ challenge: { attemptId: "challenge-2", inputs: blankInputs() } });
  });

  it.each([
    ["the first blank", 0, true],
    ["the last blank", 14, true],
    ["a blank that is not there", 15, false],
    ["a negative one", -1, false],
  ])("types into %s", (_what, slot, typed) => {
    const state = after(...inDoubleXp, { type: "challenge-typed", slot, text: "Wort" });
    expect(JSON.stringify(state).includes("Wort")).toBe(typed);
  });
});
