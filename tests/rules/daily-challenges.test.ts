import { describe, expect, it } from "vitest";
import {
  allChallengesComplete,
  dailyChallengeDone,
  dailyChallenges,
  EMPTY_DAILY_CHALLENGE_DAY,
  OPEN_DAILY_CHALLENGES,
} from "#schema/rules/daily-challenges.ts";
import { DAILY_CHALLENGE_TYPES } from "#schema/terms/daily-challenge.ts";

describe("dailyChallenges", () => {
  it("lists title, progress and total of every kind", () => {
    const day = { ...EMPTY_DAILY_CHALLENGE_DAY, lessonsCompletedToday: 1, vocabularyTestComplete: true };
    expect(dailyChallenges(day, DAILY_CHALLENGE_TYPES)).toEqual({
      completionPercentage: 25,
      challenges: [
        { type: "lessons", title: "Complete 2 lessons", progress: 1, totalRequired: 2, isCompleted: false },
        { type: "vocab", title: "Finish a vocabulary quiz", progress: 1, totalRequired: 1, isCompleted: true },
        { type: "grammar", title: "Finish a grammar quiz", progress: 0, totalRequired: 1, isCompleted: false },
        { type: "conversation", title: "Send a chat message", progress: 0, totalRequired: 1, isCompleted: false },
      ],
    });
  });

  it.each([
    ["nothing done", {}, 0],
    ["half of the lessons", { lessonsCompletedToday: 1 }, 0],
    ["both lessons", { lessonsCompletedToday: 2 }, 25],
    ["a grammar quiz", { grammarTestComplete: true }, 25],
    ["a message", { conversationMessageComplete: true }, 25],
    ["three of four", { lessonsCompletedToday: 2, grammarTestComplete: true, vocabularyTestComplete: true }, 75],
    [
      "everything",
      {
        lessonsCompletedToday: 2,
        grammarTestComplete: true,
        vocabularyTestComplete: true,
        conversationMessageComplete: true,
      },
      100,
    ],
  ])("%s", (_what, done, percentage) => {
    const day = { ...EMPTY_DAILY_CHALLENGE_DAY, ...done };
    expect(dailyChallenges(day, DAILY_CHALLENGE_TYPES).completionPercentage).toBe(percentage);
    expect(allChallengesComplete(day, DAILY_CHALLENGE_TYPES)).toBe(percentage === 100);
  });

  it("never shows more progress than required", () => {
    const { challenges } = dailyChallenges({ ...EMPTY_DAILY_CHALLENGE_DAY, lessonsCompletedToday: 7 }, ["lessons"]);
    expect(challenges[0]).toMatchObject({ progress: 2, isCompleted: true });
  });

  it("lists only the open kinds, and is complete with them", () => {
    const day = { ...EMPTY_DAILY_CHALLENGE_DAY, lessonsCompletedToday: 2 };
    expect(OPEN_DAILY_CHALLENGES).toEqual(["lessons", "vocab", "grammar", "conversation"]);
    expect(dailyChallenges(day).challenges.map((challenge) => challenge.type)).toEqual(OPEN_DAILY_CHALLENGES);
    expect(allChallengesComplete(day, ["lessons"])).toBe(true);
    expect(allChallengesComplete(day, ["lessons", "vocab"])).toBe(false);
  });

  it("is never complete when no kind is open", () => {
    expect(dailyChallenges(EMPTY_DAILY_CHALLENGE_DAY, [])).toEqual({ completionPercentage: 0, challenges: [] });
    expect(allChallengesComplete(EMPTY_DAILY_CHALLENGE_DAY, [])).toBe(false);
  });
});

describe("dailyChallengeDone", () => {
  const nothing = { ...EMPTY_DAILY_CHALLENGE_DAY };

  it.each([
    ["a first lesson", nothing, "lessons", { lessonsCompletedToday: 1 }],
    ["a third lesson", { ...nothing, lessonsCompletedToday: 2 }, "lessons", { lessonsCompletedToday: 3 }],
    ["a vocabulary quiz", nothing, "vocab", { vocabularyTestComplete: true }],
    ["a second grammar quiz", { ...nothing, grammarTestComplete: true }, "grammar", { grammarTestComplete: true }],
    ["a message", nothing, "conversation", { conversationMessageComplete: true }],
  ] as const)("counts %s", (_what, day, type, change) => {
    const before = { ...day };
    expect(dailyChallengeDone(day, type)).toEqual({ ...day, ...change });
    expect(day).toEqual(before);
  });

  it("completes the day once every open kind was done as often as required", () => {
    const done = ["lessons", "vocab", "grammar", "conversation"] as const;
    const almost = done.reduce(dailyChallengeDone, EMPTY_DAILY_CHALLENGE_DAY);
    expect(allChallengesComplete(almost, DAILY_CHALLENGE_TYPES)).toBe(false);
    expect(allChallengesComplete(dailyChallengeDone(almost, "lessons"), DAILY_CHALLENGE_TYPES)).toBe(true);
  });
});
