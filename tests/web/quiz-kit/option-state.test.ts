import { describe, expect, it } from "vitest";
import { optionState } from "#web/quiz-kit/option-state.ts";

describe("the state of an option", () => {
  it.each([
    ["not chosen", "b", "a", false, "resting"],
    ["chosen, not checked", "a", "a", false, "selected"],
    ["chosen and right", "c", "c", true, "right"],
    ["chosen and wrong", "a", "a", true, "wrong"],
    ["the right one beside a wrong choice", "c", "a", true, "right"],
    ["another one after checking", "d", "a", true, "resting"],
  ] as const)("%s", (_case, value, answer, feedback, state) => {
    expect(optionState({ correctAnswer: "c" }, value, answer, feedback)).toBe(state);
  });
});
