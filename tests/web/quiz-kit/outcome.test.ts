import { describe, expect, it } from "vitest";
import { thresholdOf } from "#schema/rules/grading.ts";
import { type Outcome, quizOutcome, type ServerGrade } from "#web/quiz-kit/outcome.ts";
import { FIRST_TRY, type Submission } from "#web/quiz-kit/submission.ts";

/** The browser's own count passes with 7 of 10. */
const ANSWERS = Array.from({ length: 10 }, (_, index) => ({ correct: index < 7 }));
const OWN: Outcome = { score: 7, total: 10, percentage: 70, passed: true };

function saved(result: ServerGrade): Submission<ServerGrade> {
  return { status: "saved", result };
}

describe("the outcome of a quiz", () => {
  it.each<[string, Submission<ServerGrade> | undefined, Outcome]>([
    ["is the browser's count for a visitor", undefined, OWN],
    ["is the browser's count until the server has answered", FIRST_TRY, OWN],
    ["is the browser's count while the result is not saved", { status: "failed", tries: 2 }, OWN],
    [
      "is the browser's count when the server could not grade",
      saved({ score: null, totalQuestions: 0, passed: false }),
      OWN,
    ],
    [
      "is the server's once it has answered",
      saved({ score: 2, totalQuestions: 3, passed: false }),
      { score: 2, total: 3, percentage: 67, passed: false },
    ],
  ])("%s", (_what, submission, outcome) => {
    expect(quizOutcome(ANSWERS, submission)).toEqual(outcome);
  });

  it("goes by the quiz's own rule for a pass", () => {
    expect(quizOutcome(ANSWERS, undefined, (score, total) => score >= thresholdOf(total)).passed).toBe(false);
  });
});
