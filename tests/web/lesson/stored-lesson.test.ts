import { describe, expect, it, vi } from "vitest";
import { MARA } from "#tests/support/web/make-home.ts";
import { makeLesson } from "#tests/support/web/make-lesson.ts";
import { makeQuizResult } from "#tests/support/web/make-results.ts";
import { INITIAL_LESSON_STATE, type LessonScreenState, lessonReducer } from "#web/features/lesson/lesson-machine.ts";
import { drawRun } from "#web/features/lesson/quiz-run.ts";
import { fromStored, storedLessonOf, toStored } from "#web/features/lesson/stored-lesson.ts";

const lesson = makeLesson({ count: 4 });
const ATTEMPT = "6f1b7c52-5d0e-4b52-9d3a-0d4a5a1f2c11";
const CHALLENGE = "0b0f8c9e-6a53-4c0c-8f43-3f6f0f6f3a22";
const run = drawRun(lesson, ATTEMPT);

function answered(count: number): LessonScreenState {
  let state = lessonReducer(INITIAL_LESSON_STATE, { type: "quiz-started", run });
  for (const { correctAnswer } of run.questions.slice(0, count)) {
    state = lessonReducer(state, { type: "answered", answer: correctAnswer });
    state = lessonReducer(state, { type: "advanced" });
  }
  return state;
}

/** The state after a reload: written to the storage and read back. */
function reloaded(state: LessonScreenState): LessonScreenState {
  const stored = toStored(state);
  const item = storedLessonOf(lesson.id, MARA.id);
  if (stored) item.write(stored);
  return fromStored(item.read(), lesson);
}

const result = makeQuizResult({ score: 4, totalQuestions: 4 });

describe("a reload", () => {
  const saved = lessonReducer(answered(4), { type: "saved", attemptId: ATTEMPT, result });
  const challenge = lessonReducer(saved, { type: "challenge-started", attemptId: CHALLENGE });
  it.each([
    ["among the words", INITIAL_LESSON_STATE],
    ["on the first question", answered(0)],
    ["on the third question", answered(2)],
    ["in unsaved results", answered(4)],
    ["in saved results", saved],
    ["in a challenge half typed", lessonReducer(challenge, { type: "challenge-typed", slot: 2, text: "Straße" })],
  ])("%s finds the same state", (_where, state) => {
    expect(reloaded(state)).toEqual(state);
  });

  it("after an answer goes on with the next question", () => {
    const onVerdict = lessonReducer(answered(1), { type: "answered", answer: run.questions[1]?.options[0] ?? "" });
    expect(reloaded(onVerdict)).toMatchObject({ mode: "quiz", index: 2, answers: [{}, {}] });
  });

  it("after the last answer submits under the same attempt", () => {
    const state = lessonReducer(answered(3), { type: "answered", answer: run.questions[3]?.options[0] ?? "" });
    expect(reloaded(state)).toMatchObject({
      mode: "results",
      finished: { run: { attemptId: ATTEMPT }, save: { status: "saving" } },
    });
  });

  it("during practice comes back to the results", () => {
    const practice = lessonReducer(saved, { type: "practice-started", run: drawRun(lesson, "p") });
    expect(reloaded(practice)).toEqual(saved);
  });

  it("after a finished challenge begins with the words", () => {
    const done = lessonReducer(challenge, {
      type: "challenge-finished",
      result: {
        correctWords: [],
        spelledOut: [],
        mistyped: [],
        xpEarned: 0,
        totalXp: 0,
        alreadyTaken: false,
        xpParts: [],
        xp: result.xp,
        streak: result.streak,
      },
    });
    expect(toStored(done)).toBeNull();
  });
});

it("a quiz of the learner before is dropped, and never shown again", () => {
  const stored = toStored(answered(2));
  if (!stored) throw new Error("nothing to store");
  storedLessonOf(lesson.id, MARA.id).write(stored);
  expect(storedLessonOf(lesson.id, "Cw16nJpjT1uL").read()).toBeNull();
  expect(storedLessonOf(lesson.id, MARA.id).read()).toBeNull();
});

describe("what does not fit is dropped", () => {
  const good = { attemptId: ATTEMPT, result: null, challenge: null };
  const first = run.questions[0];
  it.each([
    ["a word in another order", [{ wordId: run.questions[1]?.wordId ?? 0, answer: "x" }]],
    ["an answer that was not offered", [{ wordId: first?.wordId ?? 0, answer: "made up" }]],
    [
      "more answers than questions",
      [...run.questions, ...run.questions].map((q) => ({ wordId: q.wordId, answer: q.correctAnswer })),
    ],
  ])("%s", (_what, answers) => {
    expect(fromStored({ ...good, answers }, lesson)).toEqual(INITIAL_LESSON_STATE);
  });

  it.each([
    ["no JSON", "{"],
    ["another shape", '{"answers":[]}'],
    ["an attempt that is no UUID", JSON.stringify({ ...good, attemptId: "1", answers: [] })],
    [
      "a challenge with too few blanks",
      JSON.stringify({ ...good, answers: [], challenge: { attemptId: CHALLENGE, inputs: ["a"] } }),
    ],
  ])("%s", (_what, text) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    sessionStorage.setItem(`lesson-quiz:${lesson.id}`, text);
    expect(fromStored(storedLessonOf(lesson.id, MARA.id).read(), lesson)).toEqual(INITIAL_LESSON_STATE);
    vi.restoreAllMocks();
  });
});
