import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canGoOn,
  firstTries,
  type GivenAnswer,
  givenInView,
  isFinished,
  isFirstMistake,
  masteredPass,
  progressOf,
  type QuestionRun,
  questionInView,
  type RunEvent,
  type RunMode,
  reviewOf,
  runReducer,
  scoredPass,
  startRun,
} from "#web/quiz-kit/question-run.ts";

/** A question is the answer that it expects; "?" is no answer that anybody offers. */
type Run = QuestionRun<string, GivenAnswer>;

function rulesOf(mode: RunMode) {
  const judge = (question: string, answer: string): GivenAnswer | null =>
    answer === "?" ? null : { answer, correct: answer === question };
  return { mode, judge };
}

const NEXT: RunEvent = { type: "advanced" };
const BACK: RunEvent = { type: "went-back" };
const type = (answer: string): RunEvent => ({ type: "answered", answer });

/** The run over these questions after these events. */
function after(mode: RunMode, questions: string, ...events: readonly RunEvent[]): Run {
  const start: Run = startRun({ attemptId: "attempt", questions: questions.split(" ") });
  return events.reduce((run, event) => runReducer(rulesOf(mode), run, event), start);
}

const INSTANT: RunMode = { step: "instant" };
const CHECKED: RunMode = { step: "checked" };
const WITH_PREVIOUS: RunMode = { step: "checked", previous: true };
const UNCHECKED: RunMode = { step: "unchecked", previous: true };
const QUEUE: RunMode = { step: "instant", missed: "to-the-back" };
const CARDS: RunMode = { step: "turned", missed: "to-the-back" };
const ROUNDS: RunMode = { step: "checked", missed: "in-rounds" };

describe("an instant run", () => {
  it.each([
    ["an answer shows its verdict", [type("x")], { index: 0, feedback: true, answers: [{ correct: false }] }],
    ["a second answer changes nothing", [type("x"), type("a")], { answers: [{ answer: "x", correct: false }] }],
    ["an answer that is not offered changes nothing", [type("?")], { answers: [], feedback: false }],
    ["nobody gets ahead without an answer", [NEXT, NEXT], { index: 0 }],
    ["there is no way back", [type("a"), NEXT, BACK], { index: 1 }],
    ["it goes on one question at a time", [type("a"), NEXT, NEXT, NEXT], { index: 1, feedback: false }],
  ])("%s", (_what, events, expected) => {
    expect(after(INSTANT, "a b", ...events)).toMatchObject(expected);
  });

  it("finishes behind its last question, and then nothing changes it", () => {
    const run = after(INSTANT, "a b", type("a"), NEXT, type("x"), NEXT);
    expect(isFinished(run)).toBe(true);
    expect(run.answers.map(({ correct }) => correct)).toEqual([true, false]);
    for (const event of [type("b"), NEXT, BACK]) expect(runReducer(rulesOf(INSTANT), run, event)).toBe(run);
    expect(() => questionInView(run)).toThrow(RangeError);
  });

  it("without questions is finished at once", () => {
    expect(isFinished(startRun({ attemptId: "attempt", questions: [] }))).toBe(true);
  });
});

describe("a checked run", () => {
  it.each([
    ["an answer alone", [type("x")], { index: 0, feedback: false }],
    ["the first press shows the verdict", [type("x"), NEXT], { index: 0, feedback: true }],
    ["the second press goes on", [type("x"), NEXT, NEXT], { index: 1, feedback: false }],
    ["editing after the check hides the verdict", [type("x"), NEXT, type("xa")], { index: 0, feedback: false }],
    ["a blank cannot be checked", [type("  "), NEXT], { index: 0, feedback: false }],
    ["an answer that was emptied again cannot be checked", [type("x"), type(""), NEXT], { feedback: false }],
    ["there is no way back unless it is offered", [type("a"), NEXT, NEXT, BACK], { index: 1 }],
  ])("%s", (_what, events, expected) => {
    expect(after(CHECKED, "a b", ...events)).toMatchObject(expected);
  });

  it("remembers what was checked first, whatever is checked after it", () => {
    const run = after(WITH_PREVIOUS, "a b", type("x"), NEXT, type("a"), NEXT, NEXT, type("b"), NEXT, NEXT);
    expect(run.answers.map(({ answer }) => answer)).toEqual(["a", "b"]);
    expect(firstTries(run).map(({ answer }) => answer)).toEqual(["x", "b"]);
  });
});

describe("a run with Previous", () => {
  it.each([
    ["checked", WITH_PREVIOUS],
    ["unchecked", UNCHECKED],
  ])("keeps the answers of the questions it comes back to, %s", (_what, mode) => {
    const goOn = mode.step === "checked" ? [NEXT, NEXT] : [NEXT];
    const back = after(mode, "a b c", type("x"), ...goOn, type("b"), ...goOn, type("half an ans"), BACK, BACK);
    expect(back).toMatchObject({ index: 0, feedback: false });
    expect(givenInView(back)?.answer).toBe("x");
    const forth = [...goOn, ...goOn].reduce((run, event) => runReducer(rulesOf(mode), run, event), back);
    expect(givenInView(forth)?.answer).toBe("half an ans");
  });

  it("goes on without a verdict where nothing is checked", () => {
    expect(after(UNCHECKED, "a b", type("x"), NEXT)).toMatchObject({ index: 1, feedback: false, firstChecked: [] });
  });

  it("leaves no question without an answer behind, in whatever order one goes", () => {
    const event = fc.oneof(
      fc.constantFrom(NEXT, BACK),
      fc.constantFrom("a", "x", "", " ", "?").map((answer) => type(answer)),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), fc.constantFrom(WITH_PREVIOUS, UNCHECKED), (events, mode) => {
        const run = after(mode, "a a a", ...events);
        const behind = run.answers.slice(0, run.index);
        expect(behind).toHaveLength(run.index);
        for (const given of behind) expect(given.answer.trim()).not.toBe("");
        if (isFinished(run)) expect(run.answers).toHaveLength(3);
      }),
    );
  });
});

describe("a queue that takes missed questions back", () => {
  it("asks a missed question again behind the last one, until it was right", () => {
    const miss = [type("x"), NEXT];
    const run = after(QUEUE, "a b", ...miss, type("b"), NEXT);
    expect(questionInView(run)).toBe("a");
    const again = miss.reduce((state, event) => runReducer(rulesOf(QUEUE), state, event), run);
    expect(questionInView(again)).toBe("a");
    const done = [type("a"), NEXT].reduce((state, event) => runReducer(rulesOf(QUEUE), state, event), again);
    expect(isFinished(done)).toBe(true);
    expect(done.questions).toEqual(["a", "b", "a", "a"]);
  });

  it.each([
    ["at the start", [], { question: 1, total: 2, done: 0 }],
    ["on a wrong answer", [type("x")], { question: 1, total: 2, done: 0 }],
    ["after a wrong answer", [type("x"), NEXT], { question: 1, total: 2, done: 0 }],
    ["on a right answer", [type("x"), NEXT, type("b")], { question: 1, total: 2, done: 1 }],
    ["on the last one", [type("x"), NEXT, type("b"), NEXT], { question: 2, total: 2, done: 1 }],
    ["at the end", [type("x"), NEXT, type("b"), NEXT, type("a"), NEXT], { question: 2, total: 2, done: 2 }],
  ])("gets ahead by right answers only: %s", (_where, events, progress) => {
    expect(progressOf(QUEUE, after(QUEUE, "a b", ...events))).toEqual(progress);
  });
});

describe("a queue whose answers are checked", () => {
  it("asks a question again that was right only at the second try, and does not count it as passed", () => {
    const mode: RunMode = { step: "checked", missed: "to-the-back" };
    const run = after(mode, "a b", type("x"), NEXT, type("a"), NEXT, NEXT);
    expect(run.questions).toEqual(["a", "b", "a"]);
    expect(progressOf(mode, run)).toEqual({ question: 1, total: 2, done: 0 });
  });
});

describe("rounds of missed questions", () => {
  /** Answers every question of the round; those in `misses` wrongly. */
  function round(run: Run, misses: string): Run {
    const count = run.questions.length;
    let state = run;
    for (let asked = 0; asked < count; asked += 1) {
      const question = questionInView(state);
      for (const event of [type(misses.includes(question) ? "x" : question), NEXT, NEXT])
        state = runReducer(rulesOf(ROUNDS), state, event);
    }
    return state;
  }

  it("ask what the round before missed, and end when nothing is left", () => {
    const first = round(after(ROUNDS, "a b c"), "ac");
    expect(first.questions.toSorted()).toEqual(["a", "c"]);
    expect(first).toMatchObject({ index: 0, answers: [], firstChecked: [], feedback: false });
    const second = round(first, "c");
    expect(second.questions).toEqual(["c"]);
    expect(second.pastRounds.map(({ questions }) => questions.length)).toEqual([3, 2]);
    expect(isFinished(round(second, ""))).toBe(true);
  });

  it("do not come after a round without a mistake", () => {
    const run = round(after(ROUNDS, "a b"), "");
    expect(isFinished(run)).toBe(true);
    expect(run.pastRounds).toEqual([]);
  });

  it("ask a question again that was right only at the second try", () => {
    const run = after(ROUNDS, "a", type("x"), NEXT, type("a"), NEXT, NEXT);
    expect(run).toMatchObject({ questions: ["a"], index: 0, pastRounds: [{ answers: [{ answer: "x" }] }] });
  });

  it("tell how many of the missed ones are right now", () => {
    const first = round(after(ROUNDS, "a b c d"), "acd");
    expect(reviewOf(after(ROUNDS, "a b c d", type("x"), NEXT))).toBeNull();
    expect(reviewOf(first)).toEqual({ missed: 3, right: 0 });
    const question = questionInView(first);
    const checked = [type(question), NEXT].reduce((run, event) => runReducer(rulesOf(ROUNDS), run, event), first);
    expect(reviewOf(checked)).toEqual({ missed: 3, right: 1 });
    // A second try in the field is read from the verdict, and does not count.
    const missed = [type("x"), NEXT, type(question)].reduce(
      (run, event) => runReducer(rulesOf(ROUNDS), run, event),
      first,
    );
    expect(reviewOf(missed)).toEqual({ missed: 3, right: 0 });
    const second = round(first, "c");
    expect(reviewOf(second)).toEqual({ missed: 3, right: 2 });
  });

  it("come in the same order for the same attempt", () => {
    const miss = "abcdefgh";
    const questions = miss.split("").join(" ");
    expect(round(after(ROUNDS, questions), miss).questions).toEqual(round(after(ROUNDS, questions), miss).questions);
  });
});

describe("what a finished run submits", () => {
  const readAndCopied = [type("x"), NEXT, type("a"), NEXT, NEXT];
  const right = (answer: string) => [type(answer), NEXT, NEXT];
  it.each([
    ["a checked answer that was then copied from the verdict", CHECKED, [...readAndCopied, ...right("b")], "x b"],
    ["a checked answer that was changed on the way back", WITH_PREVIOUS, [...right("x"), BACK, ...right("a")], "x b"],
    ["an answer that was changed without a verdict", UNCHECKED, [type("x"), NEXT, BACK, type("a"), NEXT], "a b"],
    ["an instant answer", INSTANT, [type("x"), NEXT], "x b"],
    ["a missed question that came again in the queue", QUEUE, [type("x"), NEXT], "x b"],
    [
      "one copied from the verdict in a checked queue",
      { step: "checked", missed: "to-the-back" },
      readAndCopied,
      "x b",
    ],
    ["a missed question that came again in a round", ROUNDS, [...readAndCopied, ...right("b")], "x b"],
  ] satisfies [string, RunMode, RunEvent[], string][])(
    "holds each question once: %s",
    (_what, mode, events, answers) => {
      let run = after(mode, "a b", ...events);
      while (!isFinished(run)) {
        const event = canGoOn(run) ? NEXT : type(questionInView(run));
        run = runReducer(rulesOf(mode), run, event);
      }
      const pass = scoredPass(mode, run);
      expect(pass.questions).toEqual(["a", "b"]);
      expect(pass.answers.map(({ answer }) => answer).join(" ")).toBe(answers);
    },
  );
});

describe("the progress of a run", () => {
  it.each([
    ["on the first question", [], { question: 1, total: 2, done: 0 }],
    ["while typing", [type("x")], { question: 1, total: 2, done: 0 }],
    ["with the verdict", [type("x"), NEXT], { question: 1, total: 2, done: 1 }],
    ["on the second question", [type("x"), NEXT, NEXT], { question: 2, total: 2, done: 1 }],
  ])("%s", (_where, events, progress) => {
    const run = after(CHECKED, "a b", ...events);
    expect(progressOf(CHECKED, run)).toEqual(progress);
    expect(canGoOn(run)).toBe(run.answers.length > run.index);
  });
});

describe("the first mistake", () => {
  it.each([
    ["is none before an answer", INSTANT, [], false],
    ["is none for a right answer", INSTANT, [type("a")], false],
    ["is the first wrong answer", INSTANT, [type("a"), NEXT, type("x")], true],
    ["is not the second wrong answer", INSTANT, [type("x"), NEXT, type("x")], false],
    ["is not a right answer after it", INSTANT, [type("x"), NEXT, type("b")], false],
    ["is not the repeat of a missed question", QUEUE, [type("x"), NEXT, type("b"), NEXT, type("x")], false],
    ["is not in a further round", ROUNDS, [type("x"), NEXT, NEXT, type("b"), NEXT, NEXT, type("x"), NEXT], false],
  ] as const)("%s", (_what, mode, events, expected) => {
    expect(isFirstMistake(after(mode, "a b", ...events))).toBe(expected);
  });
});

describe("a run of cards", () => {
  it.each([
    ["nobody judges a card whose back is hidden", [type("a")], { index: 0, answers: [], feedback: false }],
    ["the first press turns it over, the next one changes nothing", [NEXT, NEXT], { index: 0, feedback: true }],
    ["a judgment goes on at once, to a card that is not turned", [NEXT, type("a")], { index: 1, feedback: false }],
    ["a judgment that is not offered changes nothing", [NEXT, type("?")], { index: 0, feedback: true, answers: [] }],
    ["what was not known goes to the back", [NEXT, type("x")], { index: 1, questions: ["a", "b", "a"] }],
  ])("%s", (_what, events, expected) => {
    expect(after(CARDS, "a b", ...events)).toMatchObject(expected);
  });

  it("gets ahead with what was known, and ends when all of it was", () => {
    const run = after(CARDS, "a b", NEXT, type("x"), NEXT, type("b"));
    expect(progressOf(CARDS, run)).toEqual({ question: 2, total: 2, done: 1 });
    expect(isFinished(after(CARDS, "a b", NEXT, type("x"), NEXT, type("b"), NEXT, type("a")))).toBe(true);
  });
});

describe("what mastered the questions of a queue", () => {
  it("is the right answer to each, with the number of its tries", () => {
    const [a, b] = [{ expects: "a" }, { expects: "b" }];
    const rules = {
      mode: QUEUE,
      judge: ({ expects }: { expects: string }, answer: string) => ({ answer, correct: answer === expects }),
    };
    let run: QuestionRun<{ expects: string }, GivenAnswer> = startRun({ attemptId: "attempt", questions: [a, b] });
    for (const answer of ["x", "b", "y", "a"]) {
      run = runReducer(rules, run, type(answer));
      run = runReducer(rules, run, NEXT);
    }
    expect(masteredPass(QUEUE, run)).toEqual([
      { question: a, answer: { answer: "a", correct: true }, tries: 3 },
      { question: b, answer: { answer: "b", correct: true }, tries: 1 },
    ]);
  });
});
