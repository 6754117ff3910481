import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { hasDoneAllButLessons, JOINING_XP, joinLeague, seatOf } from "#tests/support/worker/league.ts";
import { FIRST_LESSON, SECOND_LESSON, THIRD_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { countOf } from "#tests/support/worker/storage.ts";

const DOUBLE_XP = "POST /api/curriculum/subchapter/:id/double-xp-challenge";

let learner: Awaited<ReturnType<typeof makeLearner>>;
beforeEach(async () => {
  at("2037-03-20T10:00:00Z");
  learner = await makeLearner("Europe/Berlin");
});
afterEach(realClock);

async function takeDoubleXp(id: number) {
  const { words } = await learner.call("GET /api/curriculum/subchapter/:id", { params: { id } });
  return learner.call(DOUBLE_XP, { params: { id }, body: { words: words.map(({ word }) => word) } });
}

describe("XP that counts for a league", () => {
  async function alreadyCounted(xp: number): Promise<void> {
    await env.DB.prepare("UPDATE user_xp SET league_day_xp = ? WHERE user_id = ?").bind(xp, learner.userId).run();
  }

  it("ends at 1,500 a UTC day, while the total goes on", async () => {
    await joinLeague(learner);
    expect(await learner.call("GET /api/gamification/league/rank")).toMatchObject({ dayLimitReached: false });
    await alreadyCounted(1_490);
    expect(await takeQuiz(learner, THIRD_LESSON)).toMatchObject({ xpAwarded: 35, xp: { totalXp: JOINING_XP + 35 } });
    const rank = { weeklyXp: JOINING_XP + 10, dayLimitReached: true };
    expect(await learner.call("GET /api/gamification/league/rank")).toMatchObject(rank);
    expect((await learner.call("GET /api/home"))?.league?.rank).toMatchObject(rank);
    expect(await takeDoubleXp(FIRST_LESSON)).toMatchObject({ xpEarned: 150, totalXp: JOINING_XP + 185 });
    expect(await seatOf(learner.userId)).toMatchObject({ weekXp: JOINING_XP + 10 });

    // Midnight UTC, not the learner's: in Berlin it is 01:00.
    at("2037-03-20T23:59:59Z");
    expect(await takeDoubleXp(SECOND_LESSON)).toMatchObject({ xpEarned: 150 });
    expect(await seatOf(learner.userId)).toMatchObject({ weekXp: JOINING_XP + 10 });
    at("2037-03-21T00:00:00Z");
    expect(await takeDoubleXp(THIRD_LESSON)).toMatchObject({ xpEarned: 150 });
    expect(await seatOf(learner.userId)).toMatchObject({ weekXp: JOINING_XP + 160 });
    expect(await learner.call("GET /api/gamification/league/rank")).toMatchObject({ dayLimitReached: false });
  });

  it("does not keep a learner from joining with the day's last challenge", async () => {
    await hasDoneAllButLessons(learner.userId);
    await takeQuiz(learner, FIRST_LESSON);
    await alreadyCounted(1_500);
    await takeQuiz(learner, SECOND_LESSON);
    expect(await seatOf(learner.userId)).toMatchObject({ tier: 1, weekXp: 35 });
    expect(await learner.call("GET /api/gamification/league/rank")).toMatchObject({ weeklyXp: 35 });
  });
});

describe("the double-XP challenge", () => {
  it("pays for ten lessons a local day; the eleventh counts as practice and earns nothing", async () => {
    await takeQuiz(learner, FIRST_LESSON);
    await takeQuiz(learner, SECOND_LESSON);
    await env.DB.prepare("UPDATE user_xp SET day_double_xp_taken = 9 WHERE user_id = ?").bind(learner.userId).run();
    expect(await takeDoubleXp(FIRST_LESSON)).toMatchObject({ xpEarned: 150, alreadyTaken: false });
    expect(await takeDoubleXp(SECOND_LESSON)).toMatchObject({
      xpEarned: 0,
      alreadyTaken: false,
      xpParts: [
        { reason: "15 words remembered", amount: 150 },
        { reason: "10 challenges a day count", amount: -150 },
      ],
    });
    at("2037-03-20T23:00:00Z");
    expect(await takeDoubleXp(SECOND_LESSON)).toMatchObject({ xpEarned: 150 });
  });
});

describe("a move to another time zone", () => {
  it("opens no second day of bonuses: Berlin to Kiritimati, where it is tomorrow already", async () => {
    await joinLeague(learner);
    learner.timeZone = "Pacific/Kiritimati";
    // A second day would pay 35 in full, another 50 for the challenges and 150 for each double-XP challenge.
    expect(await takeQuiz(learner, FIRST_LESSON)).toMatchObject({ xpAwarded: 17 });
    expect(await takeQuiz(learner, SECOND_LESSON)).toMatchObject({ xpAwarded: 17 });
    expect(await takeDoubleXp(FIRST_LESSON)).toMatchObject({ xpEarned: 150 });
    expect(await takeDoubleXp(FIRST_LESSON)).toMatchObject({ xpEarned: 0, alreadyTaken: true });
    expect(await countOf("daily_progress", "user_id = ?", learner.userId)).toBe(1);

    // Midnight in Berlin: from now on the new zone's date counts.
    at("2037-03-20T23:00:00Z");
    expect(await takeQuiz(learner, FIRST_LESSON)).toMatchObject({ xpAwarded: 15 });
  });

  it("keeps the day of the first pass: a repeat in the new zone stays a repeat", async () => {
    at("2037-03-20T22:30:00Z");
    await takeQuiz(learner, FIRST_LESSON);
    // An hour later it is the 21st in Berlin; in Honolulu it is still the 20th, the day that was stored.
    at("2037-03-20T23:30:00Z");
    learner.timeZone = "Pacific/Honolulu";
    expect(await takeQuiz(learner, FIRST_LESSON)).toMatchObject({ xpAwarded: 17 });
  });
});
