import { describe, expect, it } from "vitest";
import { leftToPractice } from "#web/quiz-kit/practice.ts";

const missed = [{ id: "a" }, { id: "b" }];

/** "a+" is a right answer to a, "a-" a wrong one. */
function answers(text: string) {
  return text.split(" ").flatMap(([id, sign]) => (id ? [{ id, correct: sign === "+" }] : []));
}

describe("what is left to practice", () => {
  it.each([
    ["all of it before any practice", "", ["a", "b"]],
    ["all of it after a round of mistakes", "a- b-", ["a", "b"]],
    ["the one that was missed again", "a+ b-", ["b"]],
    ["nothing, once each was right in some round", "a+ b- b+", []],
    ["not a word that was right before it was wrong", "a+ a- b+", []],
    ["what an interrupted round did not ask", "a+", ["b"]],
  ])("is %s", (_what, practiced, left) => {
    expect(leftToPractice(missed, answers(practiced)).map(({ id }) => id)).toEqual(left);
  });
});
