import { describe, expect, it } from "vitest";
import { adverbResult } from "#schema/api/quizzes.ts";
import type { AdverbOptionValue } from "#schema/content/adverb-quiz.ts";
import {
  type AdverbQuizEvent,
  type AdverbQuizState,
  adverbQuizReducer,
  PICKER,
  type QuestionState,
  resultOf,
} from "#web/features/adverb-quiz/adverb-quiz-machine.ts";
import { questionsOf } from "#web/features/adverb-quiz/bank.ts";
import { ADVERB_LABELS } from "#web/features/adverb-quiz/question-view.tsx";
import { forwardLabel } from "#web/quiz-kit/forward-buttons.tsx";
import { canGoOn, givenInView, questionInView } from "#web/quiz-kit/question-run.ts";

const questions = questionsOf("A2");
const ATTEMPT = "3f0f7f0e-3c7c-4a57-8d1c-0a9c6f8f5a11";
const START: AdverbQuizEvent = { type: "start", level: "A2", questions, attemptId: ATTEMPT };

function select(value: AdverbOptionValue): AdverbQuizEvent {
  return { type: "answered", answer: value };
}

function after(...events: readonly AdverbQuizEvent[]): AdverbQuizState {
  return events.reduce(adverbQuizReducer, PICKER);
}

/** The question in view after these events. */
function asking(...events: readonly AdverbQuizEvent[]): QuestionState {
  const state = after(START, ...events);
  if (state.mode !== "question") throw new Error(`in mode ${state.mode}`);
  return state;
}

const NEXT: AdverbQuizEvent = { type: "advanced" };
const PREVIOUS: AdverbQuizEvent = { type: "went-back" };
const CLOSE: AdverbQuizEvent = { type: "close" };

/** The events that answer the first `count` questions with their first option. */
function answerFirst(count: number): AdverbQuizEvent[] {
  return Array.from({ length: count }, () => [select("a"), NEXT, NEXT]).flat();
}

describe("the adverb quiz", () => {
  it("opens the first question of the level with empty answers", () => {
    expect(asking()).toEqual({
      mode: "question",
      level: "A2",
      questions,
      attemptId: ATTEMPT,
      answers: [],
      index: 0,
      feedback: false,
      firstChecked: [],
      pastRounds: [],
    });
  });

  it("does not start without questions", () => {
    expect(after({ ...START, questions: [] })).toBe(PICKER);
  });

  it.each([
    ["no answer, Next", [NEXT], { index: 0, feedback: false }],
    ["an answer", [select("b")], { index: 0, feedback: false }],
    ["an answer, Next", [select("b"), NEXT], { index: 0, feedback: true }],
    ["an answer, Next, another answer", [select("b"), NEXT, select("c")], { index: 0, feedback: false }],
    ["an answer, Next, Continue", [select("b"), NEXT, NEXT], { index: 1, feedback: false }],
    ["Previous on the first question", [select("b"), NEXT, PREVIOUS], { index: 0, feedback: true }],
    ["Previous on the second question", [select("b"), NEXT, NEXT, PREVIOUS], { index: 0, feedback: false }],
    [
      "Previous with a verdict in view",
      [...answerFirst(1), select("a"), NEXT, PREVIOUS],
      { index: 0, feedback: false },
    ],
  ])("after %s stands on the right question and step", (_case, events, expected) => {
    expect(asking(...events)).toMatchObject(expected);
  });

  it("keeps the answers of the questions it comes back to", () => {
    const back = asking(select("b"), NEXT, NEXT, select("d"), PREVIOUS);
    expect(givenInView(back)?.answer).toBe("b");
    const forth = asking(select("b"), NEXT, NEXT, select("d"), PREVIOUS, NEXT, NEXT);
    expect(questionInView(forth).id).toBe(questions[1]?.id);
    expect(givenInView(forth)?.answer).toBe("d");
  });

  it.each([
    ["the first question, unanswered", [], "Next", false],
    ["the first question, answered", [select("a")], "Next", true],
    ["the first question, checked", [select("a"), NEXT], "Continue", true],
    ["the last question, unanswered", answerFirst(4), "Submit Quiz", false],
    ["the last question, answered", [...answerFirst(4), select("a")], "Submit Quiz", true],
    ["the last question, checked", [...answerFirst(4), select("a"), NEXT], "View Results", true],
  ])("on %s labels and enables the forward button", (_case, events, label, enabled) => {
    const state = asking(...events);
    expect([forwardLabel(state, ADVERB_LABELS), canGoOn(state)]).toEqual([label, enabled]);
  });

  it("shows the results after the second press on the last question", () => {
    expect(after(START, ...answerFirst(5))).toMatchObject({ mode: "results", level: "A2", attemptId: ATTEMPT });
  });

  it("goes back to the picker when closed, without the answers", () => {
    expect(after(START, ...answerFirst(5), CLOSE)).toEqual(PICKER);
    expect(asking(...answerFirst(5), CLOSE, START).answers).toEqual([]);
  });

  it.each([
    ["the picker", PICKER],
    ["the results", after(START, ...answerFirst(5))],
  ])("has no use for answers in %s", (_case, state) => {
    for (const event of [select("a"), NEXT, PREVIOUS]) expect(adverbQuizReducer(state, event)).toBe(state);
  });
});

describe("the result of the adverb quiz", () => {
  it("is the payload of the contract with the count of right answers", () => {
    const state = after(START, ...answerFirst(5));
    if (state.mode !== "results") throw new Error("not finished");
    const result = resultOf(state);
    expect(adverbResult.parse(result)).toEqual(result);
    expect(result).toMatchObject({ quizType: "adverb", level: "A2", totalQuestions: 5, attemptId: ATTEMPT });
    expect(result.score).toBe(questions.filter(({ correctAnswer }) => correctAnswer === "a").length);
    expect(result.answers.map(({ isCorrect }) => isCorrect)).toEqual(
      questions.map(({ correctAnswer }) => correctAnswer === "a"),
    );
  });

  it("keeps a question without an answer as null", () => {
    const result = resultOf({ mode: "results", level: "A2", questions, attemptId: ATTEMPT, answers: [] });
    expect(result.answers.map(({ selectedAnswer }) => selectedAnswer)).toEqual([null, null, null, null, null]);
    expect(result.score).toBe(0);
  });
});
