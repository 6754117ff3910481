import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LeagueMembership } from "#schema/api/gamification.ts";
import { makeLearner } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { failingDatabase, hookedDatabase } from "#tests/support/worker/failing-env.ts";
import {
  hasDoneAllButLessons,
  joinLeague,
  leagueObjectOf,
  leagueOf,
  makeLeague,
  seatIdOf,
} from "#tests/support/worker/league.ts";
import { expectBooksBalance, leaguesOf } from "#tests/support/worker/league-books.ts";
import { FIRST_LESSON, SECOND_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import {
  clearLeagues,
  earn,
  type Learner,
  lastWeekOf,
  leagueStateOf,
  makeMember,
  quizOf,
  seatsOf,
} from "#tests/support/worker/seats.ts";
import { row, storage } from "#tests/support/worker/storage.ts";

const NOW = "2037-06-10T10:00:00.000Z";
const LEAGUE = "2037-06-08.1.000001";
const NEXT = "2037-06-15.1.000001";
const CHANGE = "PATCH /api/gamification/league/membership";

beforeEach(async () => {
  at(NOW);
  await clearLeagues();
});
afterEach(async () => {
  await expectBooksBalance();
  realClock();
});

function change(learner: Learner, optedOut: boolean, bindings?: Env): Promise<LeagueMembership> {
  return learner.call(CHANGE, bindings ? { body: { optedOut }, env: bindings } : { body: { optedOut } });
}

async function seated(): Promise<Learner> {
  const learner = await makeMember();
  await earn(learner);
  return learner;
}

describe("leaving", () => {
  it("hides the seat immediately and keeps XP, streak and tier", async () => {
    const learner = await seated();
    const before = await learner.call("GET /api/gamification/xp");
    expect(await change(learner, true)).toEqual({ optedOut: true, tier: 1, leagueId: null, lastResult: null });
    expect(await learner.call("GET /api/gamification/league/membership")).toMatchObject({
      optedOut: true,
      tier: 1,
      leagueId: null,
    });
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 5 left`]);
    expect(await leagueStateOf(learner.userId)).toBe("- 1 5");
    expect(await learner.call("GET /api/gamification/xp")).toEqual(before);
    await expectError(await learner.send("GET /api/gamification/league/rank"), 404);
  });

  it("lasts: neither XP nor daily challenges nor a new week give the learner a seat", async () => {
    const learner = await seated();
    await change(learner, true);
    await takeBothLessons(learner);
    at("2037-06-16T10:00:00Z");
    await earn(learner);
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 5 left`]);
    expect(await leagueStateOf(learner.userId)).toBe("- 1 5");
  });

  it("works before the learner has joined, and completing the challenges later does not join", async () => {
    const learner = await makeLearner();
    expect(await change(learner, true)).toEqual({ optedOut: true, tier: null, leagueId: null, lastResult: null });
    await takeBothLessons(learner);
    expect(await leagueStateOf(learner.userId)).toBe("- - 120");
  });

  it("between the end of a week and its close changes nothing about the result, and means no new seat", async () => {
    const learner = await seated();
    at("2037-06-10T10:00:01Z");
    const other = await seated();
    at("2037-06-15T00:00:30Z");
    await change(learner, true);
    at("2037-06-15T00:02:00Z");
    await leagueObjectOf(LEAGUE).closeIfOver(LEAGUE);
    const [result, theirs] = [await lastWeekOf(learner.userId), await lastWeekOf(other.userId)];
    expect(result).toMatchObject({ totalMembers: 10, weeklyXp: 5, outcome: "stayed" });
    expect(theirs?.rank).toBe(1 + (result?.rank ?? Number.NaN));
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 5 left`]);
    expect(await leagueStateOf(learner.userId)).toBe("- 1 5");
    expect(await seatsOf(other.userId)).toEqual([`${LEAGUE} 5`, `${NEXT} 0`]);
  });

  it("after the close keeps last week's result, and hides the new seat", async () => {
    const learner = await seated();
    at("2037-06-15T00:02:00Z");
    await leagueObjectOf(LEAGUE).closeIfOver(LEAGUE);
    expect(await change(learner, true)).toMatchObject({ leagueId: null, lastResult: { weeklyXp: 5 } });
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 5`, `${NEXT} 0 left`]);
  });
});

async function takeBothLessons(learner: Learner): Promise<void> {
  await hasDoneAllButLessons(learner.userId);
  await takeQuiz(learner, FIRST_LESSON);
  await takeQuiz(learner, SECOND_LESSON);
}

describe("rejoining", () => {
  it("with XP this week gives a seat immediately, with all of that XP and when it was reached", async () => {
    const learner = await seated();
    await change(learner, true);
    at("2037-06-11T10:00:00Z");
    await earn(learner);
    at("2037-06-12T10:00:00Z");
    expect(await change(learner, false)).toEqual({ optedOut: false, tier: 1, leagueId: LEAGUE, lastResult: null });
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 10`]);
    expect(await row("SELECT last_xp_update AS reached FROM league_members WHERE user_id = ?", learner.userId)).toEqual(
      { reached: Date.parse("2037-06-11T10:00:00Z") },
    );
    expect(await learner.call("GET /api/gamification/league/rank")).toMatchObject({ weeklyXp: 10 });
  });

  it("without XP this week gives a seat with the next XP", async () => {
    const learner = await seated();
    await change(learner, true);
    at("2037-06-15T10:00:00Z");
    await leagueObjectOf(LEAGUE).closeIfOver(LEAGUE);
    expect(await change(learner, false)).toMatchObject({ optedOut: false, tier: 1, leagueId: null });
    expect(await leaguesOf("2037-06-15", 1)).toEqual([]);
    await earn(learner);
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 5 left`, `${NEXT} 5`]);
  });

  it("before the first join gives no seat: completing the daily challenges does", async () => {
    const learner = await makeLearner();
    await change(learner, true);
    await earn(learner);
    expect(await change(learner, false)).toEqual({ optedOut: false, tier: null, leagueId: null, lastResult: null });
    await earn(learner, "A2");
    expect(await seatsOf(learner.userId)).toEqual([]);
    await joinLeague(learner);
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 130`]);
  });

  it("returns to the tier reached", async () => {
    const learner = await makeMember(3);
    await earn(learner);
    await change(learner, true);
    expect(await change(learner, false)).toMatchObject({ tier: 3, leagueId: "2037-06-08.3.000001" });
  });

  it("returns to the same seat: nobody else could take it, even in a league that is full", async () => {
    await makeLeague({ now: new Date(NOW), xp: Array.from({ length: 29 }, () => 1) });
    const [learner, other] = [await seated(), await makeMember()];
    const seatId = await seatIdOf(learner.userId);
    await change(learner, true);
    await earn(other);
    expect(await leaguesOf("2037-06-08", 1)).toEqual(["1: 30", "2: 1"]);
    expect(await change(learner, false)).toMatchObject({ leagueId: LEAGUE });
    expect(await leaguesOf("2037-06-08", 1)).toEqual(["1: 30", "2: 1"]);
    expect(await learner.call("GET /api/gamification/league/rank")).toMatchObject({ seatId, seats: 30 });
  });

  it("shows the learner under their current name", async () => {
    const learner = await seated();
    await change(learner, true);
    await env.DB.prepare("UPDATE users SET last_name = 'Groß' WHERE id = ?").bind(learner.userId).run();
    await change(learner, false);
    expect(await row("SELECT display_name AS name FROM league_members WHERE user_id = ?", learner.userId)).toEqual({
      name: "Mara G.",
    });
  });

  it("requested on Sunday and decided after that week was closed is refused; requested again, it gives a seat in the new week", async () => {
    for (const trip of [1, 2]) {
      const [learner, other] = [await seated(), await seated()];
      await change(learner, true);
      at("2037-06-14T23:59:59.999Z");
      const slow = hookedDatabase(env, {
        before: async (number) => {
          if (number !== trip) return;
          at("2037-06-15T00:01:30Z");
          const leagueId = await leagueOf(other.userId);
          await leagueObjectOf(leagueId).closeIfOver(leagueId);
        },
      });
      await expectError(await learner.send(CHANGE, { body: { optedOut: false }, env: slow }), 503);
      expect(await leagueStateOf(learner.userId)).toBe("- 1 5");
      expect(await change(learner, false)).toMatchObject({ optedOut: false, leagueId: null });
      await earn(learner);
      expect((await seatsOf(learner.userId)).at(-1)).toBe(`${NEXT} 5`);
      at(NOW);
      await clearLeagues();
    }
  });
});

describe("repeated changes", () => {
  it.each([true, false])("change nothing the second time: optedOut %s", async (optedOut) => {
    const learner = await seated();
    if (!optedOut) await change(learner, true);
    const first = await change(learner, optedOut);
    const stored = await storage();
    expect(await change(learner, optedOut)).toEqual(first);
    expect(await storage()).toEqual(stored);
  });

  it("change nothing if that was the state from the start", async () => {
    const learner = await makeLearner();
    const stored = await storage();
    expect(await change(learner, false)).toEqual({ optedOut: false, tier: null, leagueId: null, lastResult: null });
    expect(await storage()).toEqual(stored);
  });

  it.each([
    [true, true],
    [false, false],
    [true, false],
    [false, true],
  ])("sent at the same time end as one of them: %s and %s", async (one, other) => {
    const learner = await seated();
    const results = await Promise.all([change(learner, one), change(learner, other)]);
    expect(results.map((result) => result.optedOut)).toEqual([one, other]);
    const membership = await learner.call("GET /api/gamification/league/membership");
    expect([one, other]).toContain(membership.optedOut);
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 5${membership.optedOut ? " left" : ""}`]);
  });
});

describe("while something else is being decided", () => {
  it("leaving during an award: the XP counts, and the seat is hidden", async () => {
    const learner = await seated();
    const busy = hookedDatabase(env, { before: async (trip) => void (trip === 2 && (await change(learner, true))) });
    const sent = { ...quizOf("A2"), env: busy };
    expect(await learner.call("POST /api/quiz/submit", sent)).toMatchObject({ xpAwarded: 5, xp: { totalXp: 10 } });
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 5 left`]);
    expect(await leagueStateOf(learner.userId)).toBe("- 1 10");
  });

  it("leaving during the award that joins: there is no seat", async () => {
    const learner = await makeMember();
    const busy = hookedDatabase(env, { before: async (trip) => void (trip === 2 && (await change(learner, true))) });
    await learner.call("POST /api/quiz/submit", { ...quizOf(), env: busy });
    expect(await seatsOf(learner.userId)).toEqual([]);
  });

  it("rejoining during an award: the seat has its XP", async () => {
    const learner = await seated();
    await change(learner, true);
    const busy = hookedDatabase(env, { before: async (trip) => void (trip === 2 && (await change(learner, false))) });
    await learner.call("POST /api/quiz/submit", { ...quizOf("A2"), env: busy });
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 10`]);
  });

  it("an award while leaving: the XP counts, and the seat it took is hidden", async () => {
    const learner = await makeMember();
    const busy = hookedDatabase(env, { before: async (trip) => void (trip === 2 && (await earn(learner))) });
    expect(await change(learner, true, busy)).toMatchObject({ optedOut: true, leagueId: null });
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 5 left`]);
    expect(await leagueStateOf(learner.userId)).toBe("- 1 5");
  });

  it("an award while rejoining: the seat has its XP", async () => {
    const learner = await seated();
    await change(learner, true);
    const busy = hookedDatabase(env, { before: async (trip) => void (trip === 2 && (await earn(learner, "A2"))) });
    expect(await change(learner, false, busy)).toMatchObject({ leagueId: LEAGUE });
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 10`]);
  });

  it("the first XP of the week while rejoining: it gives a seat", async () => {
    const learner = await seated();
    await change(learner, true);
    at("2037-06-15T10:00:00Z");
    await leagueObjectOf(LEAGUE).closeIfOver(LEAGUE);
    const busy = hookedDatabase(env, { before: async (trip) => void (trip === 2 && (await earn(learner))) });
    expect(await change(learner, false, busy)).toMatchObject({ optedOut: false, leagueId: NEXT });
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 5 left`, `${NEXT} 5`]);
  });

  it("the close of the week while leaving: the result stays, the new seat is hidden", async () => {
    const learner = await seated();
    at("2037-06-15T00:01:00Z");
    const busy = hookedDatabase(env, {
      before: async (trip) => void (trip === 2 && (await leagueObjectOf(LEAGUE).closeIfOver(LEAGUE))),
    });
    expect(await change(learner, true, busy)).toMatchObject({ leagueId: null, lastResult: { weeklyXp: 5 } });
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} 5`, `${NEXT} 0 left`]);
  });

  it.each([true, false])("a logout elsewhere: answers 401 and changes nothing: optedOut %s", async (optedOut) => {
    const learner = await seated();
    if (!optedOut) await change(learner, true);
    const seats = await seatsOf(learner.userId);
    const busy = hookedDatabase(env, {
      before: async (trip) => {
        if (trip === 2) await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(learner.userId).run();
      },
    });
    await expectError(await learner.send(CHANGE, { body: { optedOut }, env: busy }), 401);
    expect(await seatsOf(learner.userId)).toEqual(seats);
  });

  it("many changes and awards in five tabs at the same time: seat, totals and ledger agree", async () => {
    const learner = await seated();
    const levels = ["A1", "A2", "B1", "B2"] as const;
    const acts = [
      ...levels.map((level) => () => earn(learner, level)),
      ...[true, false, true, false].map((optedOut) => () => change(learner, optedOut)),
    ];
    await Promise.all(acts.map((act) => act()));
    await expectBooksBalance();
    await change(learner, false);
    const { weekXp } = (await row<{ weekXp: number }>(
      "SELECT week_xp AS weekXp FROM user_xp WHERE user_id = ?",
      learner.userId,
    ))!;
    expect(weekXp).toBe(5 + 15 + 2);
    expect(await seatsOf(learner.userId)).toEqual([`${LEAGUE} ${weekXp}`]);
  });
});

describe("a database that fails", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(
    [true, false].flatMap((optedOut) => [
      { optedOut, atTrip: 1, when: "before" } as const,
      { optedOut, atTrip: 2, when: "before" } as const,
      { optedOut, atTrip: 2, when: "after-commit" } as const,
    ]),
  )(
    "optedOut $optedOut, $when at trip $atTrip: answers 503, stores all or nothing, and succeeds when sent again",
    async (failure) => {
      const { optedOut, atTrip, when } = failure;
      const learner = await seated();
      if (!optedOut) await change(learner, true);
      const before = await storage();
      const broken = failingDatabase(env, { atTrip, when });
      await expectError(await learner.send(CHANGE, { body: { optedOut }, env: broken }), 503);
      const seats = [`${LEAGUE} 5${optedOut ? " left" : ""}`];
      if (when === "before") expect(await storage()).toEqual(before);
      else expect(await seatsOf(learner.userId)).toEqual(seats);
      expect(await change(learner, optedOut)).toMatchObject({ optedOut });
      expect(await seatsOf(learner.userId)).toEqual(seats);
    },
  );
});
