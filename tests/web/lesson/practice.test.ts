import { describe, expect, it } from "vitest";
import { makeLesson } from "#tests/support/web/make-lesson.ts";
import {
  finishedOf,
  INITIAL_LESSON_STATE,
  type LessonEvent,
  type LessonScreenState,
  lessonReducer,
} from "#web/features/lesson/lesson-machine.ts";
import { outcomeOf, wordsToPractice } from "#web/features/lesson/outcome.ts";
import { drawPractice, drawRun, type QuizRun } from "#web/features/lesson/quiz-run.ts";

const lesson = makeLesson({ count: 4 });
const [A = 0, B = 0, C = 0] = lesson.words.map(({ id }) => id);

/** Answers every question of a run; the words in `missed` wrongly. */
function through(run: QuizRun, missed: readonly number[]): LessonEvent[] {
  return run.questions.flatMap(({ wordId, options, correctAnswer }): LessonEvent[] => {
    const wrong = options.find((option) => option !== correctAnswer) ?? "";
    return [{ type: "answered", answer: missed.includes(wordId) ? wrong : correctAnswer }, { type: "advanced" }];
  });
}

function left(state: LessonScreenState): number[] {
  const finished = finishedOf(state);
  if (!finished) throw new Error("no finished quiz");
  return wordsToPractice(finished, outcomeOf(finished, lesson.words)).map(({ id }) => id);
}

/** Practices what is left, missing `missed`. Also gives the words that the round asked. */
function practiceRound(
  state: LessonScreenState,
  missed: readonly number[],
): { asked: number[]; after: LessonScreenState } {
  const run = drawPractice(lesson, left(state), `practice of ${left(state).join()}`);
  const events: LessonEvent[] = [{ type: "practice-started", run }, ...through(run, missed)];
  return {
    asked: run.questions.map(({ wordId }) => wordId).toSorted((one, other) => one - other),
    after: events.reduce(lessonReducer, state),
  };
}

/** The results of a quiz in which these words were missed. */
function resultsMissing(missed: readonly number[]): LessonScreenState {
  const run = drawRun(lesson, "attempt");
  const events: LessonEvent[] = [{ type: "quiz-started", run }, ...through(run, missed)];
  return events.reduce(lessonReducer, INITIAL_LESSON_STATE);
}

describe("practice of missed words", () => {
  // Each round: the words it asks, and those of them that are missed again.
  it.each([
    ["ends after a round without a mistake", [A, B], [{ asks: [A, B], misses: [] }]],
    [
      "asks only the one of two that was missed again, then ends",
      [A, B],
      [
        { asks: [A, B], misses: [B] },
        { asks: [B], misses: [] },
      ],
    ],
    [
      "goes on as long as a word is missed",
      [A],
      [
        { asks: [A], misses: [A] },
        { asks: [A], misses: [A] },
        { asks: [A], misses: [] },
      ],
    ],
    [
      "drops one word after the other",
      [A, B, C],
      [
        { asks: [A, B, C], misses: [A, C] },
        { asks: [A, C], misses: [A] },
        { asks: [A], misses: [] },
      ],
    ],
  ])("%s", (_what, missedInQuiz, rounds) => {
    let state = resultsMissing(missedInQuiz);
    expect(left(state)).toEqual(missedInQuiz);
    for (const { asks, misses } of rounds) {
      const { asked, after } = practiceRound(state, misses);
      expect(asked).toEqual(asks);
      expect(left(after)).toEqual(misses);
      state = after;
    }
  });

  it("that is left early keeps the words that were right", () => {
    const results = resultsMissing([A, B]);
    const run = drawPractice(lesson, [A, B], "left early");
    const [first] = run.questions;
    const events: LessonEvent[] = [
      { type: "practice-started", run },
      { type: "answered", answer: first?.correctAnswer ?? "" },
      { type: "quiz-left" },
    ];
    const state = events.reduce(lessonReducer, results);
    expect(state.mode).toBe("results");
    expect(left(state)).toEqual([A, B].filter((id) => id !== first?.wordId));
  });
});
