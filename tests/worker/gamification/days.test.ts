import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { hasDoneAllButLessons } from "#tests/support/worker/league.ts";
import { FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";

beforeEach(() => at("2037-03-20T10:00:00Z"));
afterEach(realClock);

describe("streak and local day", () => {
  it("grows day by day, stays pending until today's practice, and is saved once by the freeze", async () => {
    const learner = await makeLearner("Europe/Berlin");
    const streak = () => learner.call("GET /api/gamification/streak");
    await takeQuiz(learner, FIRST_LESSON);
    expect(await streak()).toMatchObject({ currentStreak: 1, status: "done", streakFreezeAvailable: true });

    at("2037-03-21T08:00:00Z");
    expect(await streak()).toMatchObject({ currentStreak: 1, status: "pending" });
    await takeQuiz(learner, FIRST_LESSON);
    expect(await streak()).toMatchObject({ currentStreak: 2, status: "done" });

    // March 22 is missed.
    at("2037-03-23T08:00:00Z");
    expect(await streak()).toMatchObject({ currentStreak: 2, status: "at-risk" });
    await takeQuiz(learner, FIRST_LESSON);
    expect(await streak()).toMatchObject({
      currentStreak: 3,
      status: "done",
      streakFreezeAvailable: false,
      keptByFreeze: true,
    });

    // March 24 and 25 are missed, and the freeze is gone.
    at("2037-03-26T08:00:00Z");
    expect(await streak()).toMatchObject({ currentStreak: 0, status: "broken", longestStreak: 3 });
    await takeQuiz(learner, FIRST_LESSON);
    expect(await streak()).toMatchObject({ currentStreak: 1, status: "done", longestStreak: 3 });
  });

  it.each([
    ["Europe/Berlin, one minute before midnight", "Europe/Berlin", "2037-03-28T22:59:00Z", "2037-03-28"],
    ["Europe/Berlin, one minute after", "Europe/Berlin", "2037-03-28T23:01:00Z", "2037-03-29"],
    ["Pacific/Kiritimati is 14 hours ahead", "Pacific/Kiritimati", "2037-03-28T10:30:00Z", "2037-03-29"],
    ["Pacific/Pago_Pago is 11 hours behind", "Pacific/Pago_Pago", "2037-03-29T10:30:00Z", "2037-03-28"],
  ])("counts the activity on the learner's own date: %s", async (_, zone, instant, day) => {
    at(instant);
    const learner = await makeLearner(zone);
    await takeQuiz(learner, FIRST_LESSON);
    const { results } = await env.DB.prepare("SELECT date FROM daily_progress WHERE user_id = ?")
      .bind(learner.userId)
      .all();
    expect(results).toEqual([{ date: day }]);
  });

  it("stores a traveler's new time zone with the next activity, at most once a day", async () => {
    const learner = await makeLearner("Europe/Berlin");
    const zone = async () =>
      (
        await env.DB.prepare("SELECT time_zone AS zone FROM users WHERE id = ?")
          .bind(learner.userId)
          .first<{ zone: string }>()
      )?.zone;
    learner.timeZone = "America/New_York";
    await takeQuiz(learner, FIRST_LESSON);
    expect(await zone()).toBe("America/New_York");
    learner.timeZone = "Asia/Tokyo";
    await takeQuiz(learner, FIRST_LESSON);
    expect(await zone()).toBe("America/New_York");
    at("2037-03-21T10:00:01Z");
    await takeQuiz(learner, FIRST_LESSON);
    expect(await zone()).toBe("Asia/Tokyo");
  });

  it("keeps the streak of a learner who flies across the date line", async () => {
    const learner = await makeLearner("Pacific/Pago_Pago");
    await takeQuiz(learner, FIRST_LESSON);
    // From 23:00 on March 19 to 00:30 on March 22, on the other side of the date line. At home it is 23:30 on March 20.
    at("2037-03-21T10:30:00Z");
    learner.timeZone = "Pacific/Kiritimati";
    const result = await takeQuiz(learner, FIRST_LESSON);
    expect(result.streak).toMatchObject({ currentStreak: 2, streakFreezeAvailable: true });
  });

  it("is not changed by reading it", async () => {
    const learner = await makeLearner();
    await takeQuiz(learner, FIRST_LESSON);
    const stored = () => env.DB.prepare("SELECT * FROM user_xp WHERE user_id = ?").bind(learner.userId).first();
    const before = await stored();
    at("2037-04-20T10:00:00Z");
    expect(await learner.call("GET /api/gamification/streak")).toMatchObject({ status: "broken", currentStreak: 0 });
    expect(await stored()).toEqual(before);
  });

  it("says when the learner's day ends", async () => {
    at("2037-03-28T12:00:00Z");
    const learner = await makeLearner("Europe/Berlin");
    // Midnight before March 29, the day on which the clocks go forward.
    expect((await learner.call("GET /api/gamification/streak")).dayEndsAt).toBe("2037-03-28T23:00:00.000Z");
    at("2037-03-29T12:00:00Z");
    expect((await learner.call("GET /api/gamification/streak")).dayEndsAt).toBe("2037-03-29T22:00:00.000Z");
  });

  it("earns 50 XP for completing the day's challenges, once a day", async () => {
    const learner = await makeLearner();
    await hasDoneAllButLessons(learner.userId);
    await takeQuiz(learner, FIRST_LESSON);
    const second = await takeQuiz(learner, SECOND_LESSON);
    expect(second.xpParts.at(-1)).toEqual({ reason: "All daily challenges", amount: 50 });
    expect(await learner.call("GET /api/gamification/daily-progress")).toMatchObject({ completionPercentage: 100 });
    expect((await takeQuiz(learner, SECOND_LESSON)).xpParts.map((part) => part.reason)).not.toContain(
      "All daily challenges",
    );
    at("2037-03-21T10:00:00Z");
    expect(await learner.call("GET /api/gamification/daily-progress")).toMatchObject({ completionPercentage: 0 });
  });
});

describe("a used freeze", () => {
  it("says each day how many days of practice will bring it back, and comes back on the last of them", async () => {
    const learner = await makeLearner("Europe/Berlin");
    const streak = () => learner.call("GET /api/gamification/streak");
    expect(await streak()).toMatchObject({ streakFreezeAvailable: true, freezeReturnsInDays: null });
    await takeQuiz(learner, FIRST_LESSON);
    // March 21 is missed; practicing on the 22nd uses the freeze.
    at("2037-03-22T10:00:00Z");
    expect(await streak()).toMatchObject({ status: "at-risk", freezeReturnsInDays: null });
    expect((await takeQuiz(learner, FIRST_LESSON)).streak).toMatchObject({ freezeReturnsInDays: 6 });
    // Before practice, the day is one of those still needed; afterward, it is done.
    for (const [day, before, after] of [
      [23, 6, 5],
      [24, 5, 4],
      [25, 4, 3],
      [26, 3, 2],
      [27, 2, 1],
      [28, 1, null],
    ] as const) {
      at(`2037-03-${day}T10:00:00Z`);
      expect(await streak(), `before practice on March ${day}`).toMatchObject({ freezeReturnsInDays: before });
      expect((await takeQuiz(learner, FIRST_LESSON)).streak, `after practice on March ${day}`).toMatchObject({
        freezeReturnsInDays: after,
        streakFreezeAvailable: after === null,
      });
    }
    expect((await learner.call("GET /api/home"))?.streak).toMatchObject({ freezeReturnsInDays: null });
  });

  it("needs all seven days again if a day is missed in between", async () => {
    const learner = await makeLearner("Europe/Berlin");
    await takeQuiz(learner, FIRST_LESSON);
    for (const day of [22, 23]) {
      at(`2037-03-${day}T10:00:00Z`);
      await takeQuiz(learner, FIRST_LESSON);
    }
    at("2037-03-25T10:00:00Z");
    expect(await learner.call("GET /api/gamification/streak")).toMatchObject({
      status: "broken",
      freezeReturnsInDays: 7,
    });
    expect((await takeQuiz(learner, FIRST_LESSON)).streak).toMatchObject({ currentStreak: 1, freezeReturnsInDays: 6 });
  });
});
