import { describe, expect, it } from "vitest";
import { canPractice, PRACTICES, vocabularyPlaceOf, vocabularySearch } from "#web/features/vocabulary/address.ts";

describe("the address of the vocabulary", () => {
  it("is empty for what is usual", () => {
    expect(vocabularySearch(vocabularyPlaceOf({}))).toEqual({});
  });

  it.each([
    { level: "B1", pos: "verb", category: "In der Stadt", q: "auf", tab: "verbs", direction: "english-to-german" },
    { practice: "study", type: "flashcards", level: "A1" },
    { mode: "gender-only", practice: "gender" },
    ...PRACTICES.map((practice) => ({ practice })),
  ])("comes back from the place that it names: %o", (search) => {
    expect(vocabularySearch(vocabularyPlaceOf(search))).toEqual(search);
  });

  it("may hold anything, and names what is usual then", () => {
    const odd = {
      level: "Z9",
      pos: "toString",
      category: [],
      q: {},
      tab: 3,
      direction: "up",
      practice: "x",
      type: "y",
      mode: 1,
    };
    expect(vocabularyPlaceOf(odd)).toEqual(vocabularyPlaceOf({}));
  });

  it("may search for a number, which the router reads as one, and keeps texts short", () => {
    expect(vocabularyPlaceOf({ q: 112 }).q).toBe("112");
    expect(vocabularyPlaceOf({ q: "a".repeat(500) }).q).toHaveLength(80);
    expect(vocabularyPlaceOf({ category: "a".repeat(500) }).filters.category).toHaveLength(60);
  });

  it.each([
    [{ practice: "gender" }, true, true],
    [{ practice: "gender", level: "A1" }, true, true],
    [{ practice: "gender", level: "B1" }, true, false],
    [{ practice: "prefix" }, true, false],
  ])("%o lets learners practice, and visitors what needs no account", (search, learner, visitor) => {
    expect(canPractice(vocabularyPlaceOf(search), true)).toBe(learner);
    expect(canPractice(vocabularyPlaceOf(search), false)).toBe(visitor);
  });
});
