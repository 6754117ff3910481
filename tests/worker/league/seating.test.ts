import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { joinLeague, leagueOf, makeLeague } from "#tests/support/worker/league.ts";
import { expectBooksBalance, leaguesOf } from "#tests/support/worker/league-books.ts";
import { FIRST_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { clearLeagues, EARNED_XP, earn, type Learner, makeMember, seatsOf } from "#tests/support/worker/seats.ts";
import { row } from "#tests/support/worker/storage.ts";

/** A Wednesday, and the Monday of its week. */
const NOW = new Date("2037-06-10T10:00:00Z");
const MONDAY = "2037-06-08";

beforeEach(async () => {
  at(NOW);
  await clearLeagues();
});
afterEach(async () => {
  await expectBooksBalance();
  realClock();
});

function people(count: number, tier: 1 | 2 | 3 = 1): Promise<Learner[]> {
  return Promise.all(Array.from({ length: count }, () => makeMember(tier)));
}

/** Gives this many other members a seat with some XP. */
function others(count: number, number = 1, now = NOW) {
  return makeLeague({ now, number, xp: Array.from({ length: count }, (_, i) => i + 1) });
}

async function leave(learner: Learner): Promise<void> {
  await learner.call("PATCH /api/gamification/league/membership", { body: { optedOut: true } });
}

async function rejoin(learner: Learner): Promise<void> {
  await learner.call("PATCH /api/gamification/league/membership", { body: { optedOut: false } });
}

describe("the first seats of a week", () => {
  it("taken by a hundred learners at the same time fill leagues of thirty one after another, one seat each", async () => {
    const learners = await people(100);
    await Promise.all(learners.map((learner) => earn(learner)));
    expect(await leaguesOf(MONDAY, 1)).toEqual(["1: 30", "2: 30", "3: 30", "4: 10"]);
    for (const { userId } of learners) expect(await seatsOf(userId)).toHaveLength(1);
  });

  it.each([
    [28, 1, ["1: 29"]],
    [29, 1, ["1: 30"]],
    [30, 1, ["1: 30", "2: 1"]],
    [29, 5, ["1: 30", "2: 4"]],
    [30, 5, ["1: 30", "2: 5"]],
  ])("with %i seats taken and %i learners joining at the same time are %j", async (there, joining, leagues) => {
    await others(there);
    const learners = await people(joining);
    await Promise.all(learners.map((learner) => earn(learner)));
    expect(await leaguesOf(MONDAY, 1)).toEqual(leagues);
  });

  it("taken in eight tabs of one learner at the same time are one seat with the XP of all tabs", async () => {
    const [learner] = await people(1);
    const levels = ["A1", "A2", "B1", "B2"] as const;
    await Promise.all([...levels, ...levels].map((level) => earn(learner!, level)));
    // Each level earns half the second time on the same day.
    const xp = 4 * EARNED_XP + 4 * Math.floor(EARNED_XP / 2);
    expect(await seatsOf(learner!.userId)).toEqual([`${MONDAY}.1.000001 ${xp}`]);
  });

  it("create a league with the name of its tier and the dates of its week", async () => {
    const [learner] = await people(1, 2);
    await earn(learner!);
    const leagueId = await leagueOf(learner!.userId);
    expect(await row("SELECT * FROM leagues WHERE id = ?", leagueId)).toEqual({
      id: `${MONDAY}.2.000001`,
      name: "Silver League",
      tier: 2,
      week_start_date: MONDAY,
      week_end_date: "2037-06-14",
      is_active: 1,
      finalized_at: null,
      created_at: NOW.getTime(),
    });
  });

  it("are counted separately for each tier and week", async () => {
    await others(30);
    const [bronze, silver, gold] = [await makeMember(1), await makeMember(2), await makeMember(3)];
    await Promise.all([bronze, silver, gold].map((learner) => earn(learner)));
    at("2037-06-17T10:00:00Z");
    const later = await makeMember(1);
    await earn(later);
    expect(await Promise.all([bronze, silver, gold, later].map(({ userId }) => leagueOf(userId)))).toEqual([
      `${MONDAY}.1.000002`,
      `${MONDAY}.2.000001`,
      `${MONDAY}.3.000001`,
      "2037-06-15.1.000001",
    ]);
  });

  it("continue past number 9: league numbers are compared as numbers", async () => {
    const [first, second, third] = (await people(3)) as [Learner, Learner, Learner];
    await others(30, 9);
    await earn(first);
    expect(await leagueOf(first.userId)).toBe(`${MONDAY}.1.000010`);
    await others(30, 99_999);
    await earn(second);
    expect(await leagueOf(second.userId)).toBe(`${MONDAY}.1.100000`);
    await others(30, 123_456);
    await earn(third);
    expect(await leagueOf(third.userId)).toBe(`${MONDAY}.1.123457`);
  });
});

describe("a seat that was left", () => {
  it("stays taken in the newest league", async () => {
    await others(30);
    const [first, second, third] = (await people(3)) as [Learner, Learner, Learner];
    await earn(first);
    await earn(second);
    await leave(first);
    expect(await leaguesOf(MONDAY, 1)).toEqual(["1: 30", "2: 2"]);
    await earn(third);
    expect(await leaguesOf(MONDAY, 1)).toEqual(["1: 30", "2: 3"]);
  });

  it("stays taken in a full league: the next learner opens another one", async () => {
    await others(29);
    const [first, second, third] = (await people(3)) as [Learner, Learner, Learner];
    await earn(first);
    await leave(first);
    await earn(second);
    await earn(third);
    expect(await leaguesOf(MONDAY, 1)).toEqual(["1: 30", "2: 2"]);
  });

  it("stays taken if it is the only one of the newest league", async () => {
    await others(30);
    const [first, second] = (await people(2)) as [Learner, Learner];
    await earn(first);
    await leave(first);
    expect(await leaguesOf(MONDAY, 1)).toEqual(["1: 30", "2: 1"]);
    await earn(second);
    expect(await leaguesOf(MONDAY, 1)).toEqual(["1: 30", "2: 2"]);
  });

  it("by many while as many join and come back leaves no league with 31 members and nobody with two seats", async () => {
    await others(20);
    const leaving = await people(10);
    await Promise.all(leaving.map((learner) => earn(learner)));
    const coming = await people(25);
    await Promise.all([...leaving.map((learner) => leave(learner)), ...coming.map((learner) => earn(learner))]);
    await Promise.all(leaving.map((learner) => rejoin(learner)));
    expect(await leaguesOf(MONDAY, 1)).toEqual(["1: 30", "2: 25"]);
  });
});

describe("the database", () => {
  it("rejects a 31st seat inserted directly, and a second seat of the same learner", async () => {
    const { leagueId, userIds } = await others(30);
    const insert = env.DB.prepare("INSERT INTO league_members (league_id, user_id, display_name) VALUES (?, ?, 'X')");
    await expect(insert.bind(leagueId, "somebody").run()).rejects.toThrow("constraint failed: the league is full");
    await env.DB.prepare("DELETE FROM league_members WHERE user_id = ?").bind(userIds[0]).run();
    await env.DB.prepare("UPDATE user_xp SET league_id = NULL WHERE user_id = ?").bind(userIds[0]).run();
    await expect(insert.bind(leagueId, userIds[1]).run()).rejects.toThrow("UNIQUE constraint failed");
    const [learner] = await people(1);
    await earn(learner!);
    await expect(insert.bind(leagueId, "somebody").run()).rejects.toThrow("the league is full");
  });
});

describe("a seat taken late in the week", () => {
  it("starts with the XP since Monday and none of Sunday's", async () => {
    const learner = await makeLearner("Europe/Berlin");
    at("2037-06-07T23:59:59.999Z");
    await earn(learner);
    at("2037-06-08T00:00:00Z");
    await earn(learner);
    at("2037-06-09T10:00:00Z");
    await earn(learner, "A2");
    await takeQuiz(learner, FIRST_LESSON);
    expect(await seatsOf(learner.userId)).toEqual([]);
    at("2037-06-11T10:00:00Z");
    await joinLeague(learner);
    const week = await row<{ xp: number }>(
      "SELECT sum(amount) AS xp FROM xp_transactions WHERE user_id = ? AND created_at >= ?",
      learner.userId,
      Date.parse(`${MONDAY}T00:00:00Z`),
    );
    const total = await row<{ xp: number }>("SELECT total_xp AS xp FROM user_xp WHERE user_id = ?", learner.userId);
    // Both quizzes around the turn of the week fall on the same local day in Berlin, so the second one is a repeat.
    expect(total!.xp - week!.xp).toBe(EARNED_XP);
    expect(week!.xp).toBe(2 + 5 + 35 + 15 + 35 + 50);
    expect(await seatsOf(learner.userId)).toEqual([`${MONDAY}.1.000001 ${week!.xp}`]);
  });

  it("reached its XP when the award was received, not when the week began", async () => {
    at("2037-06-08T06:00:00Z");
    const learner = await makeLearner();
    await earn(learner);
    at("2037-06-12T06:00:00Z");
    await env.DB.prepare("UPDATE user_xp SET league_tier = 1 WHERE user_id = ?").bind(learner.userId).run();
    await earn(learner);
    expect(await row("SELECT last_xp_update AS reached FROM league_members WHERE user_id = ?", learner.userId)).toEqual(
      {
        reached: Date.parse("2037-06-12T06:00:00Z"),
      },
    );
  });
});
