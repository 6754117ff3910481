import { describe, expect, it } from "vitest";
import { UNG_RULE } from "#tests/support/web/make-word-quiz.ts";
import { genderRuleText } from "#web/features/vocabulary/practice/quiz/gender-rule.tsx";
import { dotsOf } from "#web/features/vocabulary/practice/quiz/reliability-dots.tsx";

describe("the picture of how far a rule holds", () => {
  it.each([
    ["a dot for each noun", { nouns: 9, right: 9 }, { total: 9, filled: 9 }],
    ["one of nine is an exception", { nouns: 9, right: 8 }, { total: 9, filled: 8 }],
    ["a hundred dots for more", { nouns: 400, right: 360 }, { total: 100, filled: 90 }],
    ["an exception shows, however rare", { nouns: 187, right: 186 }, { total: 100, filled: 99 }],
  ])("%s", (_what, rule, dots) => {
    expect(dotsOf(rule)).toEqual(dots);
  });

  it("says the same in words", () => {
    expect(genderRuleText(UNG_RULE)).toBe("-ung is feminine: 186 of 187 nouns die Zeitung die Übung der Sprung");
  });
});
