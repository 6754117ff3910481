import { describe, expect, it } from "vitest";
import { QUIZ_RULES } from "#schema/rules/quiz-rules.ts";
import { QUIZ_TYPES, type QuizType } from "#schema/terms/quiz-type.ts";

const MULTIPLE_CHOICE = "vocabulary-german-to-english-multiple-choice";
const STUDY_GENDER = "vocabulary-study-mode-english-to-german-gender";

describe("what a quiz earns", () => {
  it.each<[QuizType, number, number, number, number]>([
    // type, right, of, taken before today, XP
    ["adverb", 5, 5, 0, 5],
    ["adverb", 5, 5, 1, 2],
    ["adverb", 5, 5, 3, 0],
    ["grammar", 6, 10, 0, 6],
    ["grammar", 7, 10, 0, 12],
    ["grammar", 10, 10, 4, 15],
    ["grammar-level-up", 7, 10, 0, 0],
    ["grammar-level-up", 8, 10, 0, 30],
    ["grammar-total-level", 15, 20, 0, 0],
    ["grammar-total-level", 16, 20, 0, 30],
    ["conjugation", 17, 20, 0, 17],
    ["plural", 9, 15, 2, 9],
    [MULTIPLE_CHOICE, 10, 10, 0, 15],
    [STUDY_GENDER, 3, 20, 0, 10],
  ])("%s: %i of %i right, taken %i times before today: %i XP", (type, right, total, takenToday, xp) => {
    const award = QUIZ_RULES[type].xp({ right, total, takenToday });
    expect(award.amount).toBe(xp);
    expect(award.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(xp);
  });

  it.each<[QuizType, number, number, boolean]>([
    ["grammar", 7, 10, true],
    ["grammar", 6, 10, false],
    ["grammar-level-up", 7, 10, false],
    ["grammar-level-up", 8, 10, true],
    ["grammar-total-level", 16, 20, true],
    ["grammar-total-level", 0, 0, false],
    ["plural", 11, 15, true],
  ])("%s with %i of %i right passes: %s", (type, right, total, passed) => {
    expect(QUIZ_RULES[type].passes(right, total)).toBe(passed);
  });

  it.each<[QuizType, string | null]>([
    ["adverb", null],
    ["grammar", "grammar"],
    ["grammar-level-up", "grammar"],
    ["plural", "vocab"],
    ["conjugation", null],
    [MULTIPLE_CHOICE, "vocab"],
    [STUDY_GENDER, "vocab"],
  ])("%s counts for the daily challenge %s", (type, challenge) => {
    expect(QUIZ_RULES[type].completes).toBe(challenge);
  });

  it("has a rule for every type, which earns nothing for no right answer unless finishing is what counts", () => {
    for (const type of QUIZ_TYPES) {
      const expected = QUIZ_RULES[type].source === "study-mode" ? 10 : 0;
      expect(QUIZ_RULES[type].xp({ right: 0, total: 10, takenToday: 0 }).amount, type).toBe(expected);
    }
  });
});
