import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  adverbXp,
  conversationParts,
  conversationXp,
  dailyChallengesXp,
  doubleXpChallengeXp,
  type LessonAttempt,
  lessonXp,
  messageShare,
  perRightXp,
  quizXp,
  studyModeXp,
  unlockXp,
} from "#schema/rules/xp.ts";

const FIRST: LessonAttempt = { passed: true, right: 13, everPassed: false, passesToday: 0, firstPassedToday: false };
const SAME_DAY: LessonAttempt = { ...FIRST, everPassed: true, passesToday: 1, firstPassedToday: true };
const LATER: LessonAttempt = { ...FIRST, everPassed: true };

describe("lessonXp", () => {
  it.each([
    ["first pass with 15 of 15: 20 + 15", { ...FIRST, right: 15 }, 35],
    ["first pass with 13 of 15: 20 + 13", FIRST, 33],
    ["failed: nothing", { ...FIRST, passed: false, right: 10 }, 0],
    ["failed after a pass: nothing", { ...SAME_DAY, passed: false, right: 10 }, 0],
    ["first repeat on the day: half of 33, rounded down", SAME_DAY, 16],
    ["second repeat on the day: a fifth of 33", { ...SAME_DAY, passesToday: 2 }, 6],
    ["third repeat on the day", { ...SAME_DAY, passesToday: 3 }, 0],
    ["fiftieth repeat on the day", { ...SAME_DAY, passesToday: 50 }, 0],
    ["a later day: the 20 do not come again", LATER, 13],
    ["a later day, first repeat: half of 13", { ...LATER, passesToday: 1 }, 6],
    ["a later day, second repeat: a fifth of 13", { ...LATER, passesToday: 2 }, 2],
    ["a later day, third repeat", { ...LATER, passesToday: 3 }, 0],
    ["no pass counted today, though the date of the first pass says so", { ...SAME_DAY, passesToday: 0 }, 13],
  ])("%s", (_what, attempt, amount) => {
    expect(lessonXp(attempt).amount).toBe(amount);
  });

  it("says what the XP is for", () => {
    expect(lessonXp(FIRST).parts).toEqual([
      { reason: "Lesson passed", amount: 20 },
      { reason: "13 right answers", amount: 13 },
    ]);
    expect(lessonXp(SAME_DAY).parts).toEqual([
      { reason: "Lesson passed", amount: 20 },
      { reason: "13 right answers", amount: 13 },
      { reason: "Repeated today (50 %)", amount: -17 },
    ]);
    expect(lessonXp({ ...LATER, right: 1 }).parts).toEqual([{ reason: "1 right answer", amount: 1 }]);
    expect(lessonXp({ ...FIRST, passed: false }).parts).toEqual([]);
  });

  it("never earns more by repeating, and always adds up", () => {
    const attempts = fc.record({
      passed: fc.boolean(),
      right: fc.integer({ min: 0, max: 15 }),
      everPassed: fc.boolean(),
      passesToday: fc.integer({ min: 0, max: 10 }),
      firstPassedToday: fc.boolean(),
    });
    fc.assert(
      fc.property(attempts, (attempt) => {
        const { amount, parts } = lessonXp(attempt);
        expect(amount).toBe(parts.reduce((sum, part) => sum + part.amount, 0));
        expect(Number.isInteger(amount) && amount >= 0 && amount <= 35).toBe(true);
        expect(parts.every((part) => Number.isInteger(part.amount) && part.amount !== 0)).toBe(true);
        if (attempt.passesToday > 0) {
          expect(lessonXp({ ...attempt, passesToday: attempt.passesToday + 1 }).amount).toBeLessThanOrEqual(amount);
        }
      }),
    );
  });
});

describe("adverbXp", () => {
  it.each([
    ["first time today, 5 of 5", 5, 0, 5],
    ["first time today, none right", 0, 0, 0],
    ["second time today: half, rounded down", 5, 1, 2],
    ["third time today: a fifth", 5, 2, 1],
    ["fourth time today", 5, 3, 0],
  ])("%s", (_what, right, takenToday, amount) => {
    expect(adverbXp({ right, takenToday }).amount).toBe(amount);
  });

  it("names the reduction", () => {
    expect(adverbXp({ right: 5, takenToday: 3 }).parts).toEqual([
      { reason: "5 right answers", amount: 5 },
      { reason: "Repeated today (0 %)", amount: -5 },
    ]);
  });
});

describe("other awards", () => {
  it.each([
    ["grammar quiz passed, 8 of 10", quizXp(8, true), 13],
    ["grammar quiz failed, 6 of 10", quizXp(6, false), 6],
    ["unlock test", unlockXp(), 30],
    ["study mode", studyModeXp(), 10],
    ["conjugation, 17 right", perRightXp(17), 17],
    ["conjugation, none right", perRightXp(0), 0],
    ["all daily challenges", dailyChallengesXp(), 50],
  ])("%s", (_what, award, amount) => {
    expect(award.amount).toBe(amount);
    expect(award.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
  });

  it("lists right answers and the pass of a quiz apart", () => {
    expect(quizXp(8, true).parts).toEqual([
      { reason: "8 right answers", amount: 8 },
      { reason: "Quiz passed", amount: 5 },
    ]);
  });
});

describe("conversationXp", () => {
  it.each([
    ["three German words", 3, 0, 2],
    ["two German words", 2, 0, 0],
    ["the tenth message of the day", 12, 18, 2],
    ["the eleventh message of the day", 12, 20, 0],
    ["one XP left", 12, 19, 1],
  ])("%s", (_what, germanWords, earnedToday, amount) => {
    expect(conversationXp({ germanWords, earnedToday }).amount).toBe(amount);
  });
});

describe("the XP of a chat message from the stored sum", () => {
  it.each([
    [0, 0, []],
    [2, 2, ["Message in German"]],
    [1, 1, ["Message in German"]],
    [50, 0, ["All daily challenges"]],
    [52, 2, ["Message in German", "All daily challenges"]],
  ])("%i: the message's own share and the parts", (amount, share, reasons) => {
    expect(messageShare(amount)).toBe(share);
    const parts = conversationParts(amount);
    expect(parts.map(({ reason }) => reason)).toEqual(reasons);
    expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
  });
});

describe("doubleXpChallengeXp", () => {
  it.each([
    ["no word", 0, false, 0],
    ["one word", 1, false, 10],
    ["all 15 words", 15, false, 150],
    ["more words than a lesson has", 20, false, 150],
    ["taken before on this day", 15, true, 0],
    ["no word, taken before", 0, true, 0],
  ])("%s", (_what, words, taken, amount) => {
    expect(doubleXpChallengeXp(words, taken).amount).toBe(amount);
  });

  it("says why a second challenge earns nothing", () => {
    expect(doubleXpChallengeXp(3, true).parts).toEqual([
      { reason: "3 words remembered", amount: 30 },
      { reason: "Already taken today", amount: -30 },
    ]);
    expect(doubleXpChallengeXp(1, false).parts).toEqual([{ reason: "1 word remembered", amount: 10 }]);
  });
});
