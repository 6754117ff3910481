import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { CLOSING, close, MONDAY, makeFull, NEW_WEEK, OLD_WEEK, WEDNESDAY } from "#tests/support/worker/closing.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { failingDatabase, hookedDatabase } from "#tests/support/worker/failing-env.ts";
import { leagueObjectOf, leagueOf, makeLeague } from "#tests/support/worker/league.ts";
import { expectBooksBalance, leaguesOf } from "#tests/support/worker/league-books.ts";
import { browserOf } from "#tests/support/worker/league-object.ts";
import { clearLeagues, earn, lastWeekOf, makeMember, seatsOf } from "#tests/support/worker/seats.ts";
import { countOf, row, storage } from "#tests/support/worker/storage.ts";

const CHANGE = "PATCH /api/gamification/league/membership";

beforeEach(async () => {
  at(WEDNESDAY);
  await clearLeagues();
});
afterEach(async () => {
  await expectBooksBalance();
  realClock();
});

describe("closing a league more than once", () => {
  it("writes nothing the second time and reports it as closed", async () => {
    const { leagueId } = await makeFull(30, 2);
    await close([leagueId]);
    const stored = await storage();
    const { env: bindings, captured } = countingEnv(env);
    expect(await close([leagueId], { now: new Date("2037-06-16T10:00:00Z"), bindings })).toEqual([leagueId]);
    expect(captured.cost).toMatchObject({ rowsWritten: 0, d1RoundTrips: 1 });
    expect(await storage()).toEqual(stored);
  });

  it.each([2, 5])("closes once for %i callers at the same time", async (count) => {
    const { leagueId, userIds } = await makeFull(12, 2);
    const all = await Promise.all(Array.from({ length: count }, () => close([leagueId])));
    expect(all).toEqual(Array.from({ length: count }, () => [leagueId]));
    for (const userId of userIds) expect(await seatsOf(userId)).toHaveLength(2);
    expect(await countOf("user_xp", "league_id > ? AND version = 1", NEW_WEEK)).toBe(12);
  });

  it("closes once if the league object, a request and a page of the sweep do it at the same time", async () => {
    const { leagueId, userIds } = await makeFull(12, 2);
    at(CLOSING);
    const object = leagueObjectOf(leagueId);
    await Promise.all([object.closeIfOver(leagueId), close([leagueId]), object.closeIfOver(leagueId)]);
    for (const userId of userIds) expect(await seatsOf(userId)).toHaveLength(2);
    expect(await countOf("user_xp", "league_id > ? AND version = 1", NEW_WEEK)).toBe(12);
  });

  it("closes every league once if pages overlap", async () => {
    const ids: string[] = [];
    for (const number of [1, 2, 3]) ids.push((await makeFull(5, 1, number)).leagueId);
    await Promise.all([close(ids.slice(0, 2)), close(ids.slice(1)), close(ids)]);
    expect(await countOf("user_xp", "league_id > ? AND version = 1", NEW_WEEK)).toBe(15);
    expect(await countOf("leagues", "week_start_date = ? AND finalized_at IS NULL", OLD_WEEK)).toBe(0);
  });

  it("leaves the closed leagues of a page as they are and closes the others", async () => {
    const [one, two] = [await makeFull(3, 1, 1), await makeFull(3, 1, 2)];
    await close([one.leagueId]);
    const result = await lastWeekOf(one.userIds[0]!);
    await close([one.leagueId, two.leagueId], { now: new Date("2037-06-16T10:00:00Z") });
    expect(await lastWeekOf(one.userIds[0]!)).toEqual(result);
    expect(await row("SELECT finalized_at AS at FROM leagues WHERE id = ?", one.leagueId)).toEqual({
      at: CLOSING.getTime(),
    });
    expect(await seatsOf(two.userIds[0]!)).toHaveLength(2);
  });
});

describe("a league that may not be closed", () => {
  it.each(["2037-06-10T10:00:00Z", "2037-06-14T23:59:59.999Z", "2037-06-15T00:00:00Z", "2037-06-15T00:00:59.999Z"])(
    "is left alone at %s",
    async (instant) => {
      const { leagueId } = await makeFull(3, 1);
      const stored = await storage();
      const { env: bindings, captured } = countingEnv(env);
      expect(await close([leagueId], { now: new Date(instant), bindings })).toEqual([]);
      expect(captured.cost.d1RoundTrips).toBe(0);
      expect(await storage()).toEqual(stored);
      expect(await close([leagueId], { now: new Date("2037-06-15T00:01:00Z") })).toEqual([leagueId]);
    },
  );

  it("does not stop the rest of its page", async () => {
    const { leagueId } = await makeFull(3, 1);
    const running = await makeLeague({ now: MONDAY, xp: [1] });
    expect(await close([running.leagueId, leagueId])).toEqual([leagueId]);
    expect(await countOf("leagues", "id = ? AND is_active", running.leagueId)).toBe(1);
  });

  it("counts as closed and writes nothing if it no longer exists", async () => {
    const stored = await storage();
    expect(await close([`${OLD_WEEK}.1.000077`])).toEqual([`${OLD_WEEK}.1.000077`]);
    expect(await close([])).toEqual([]);
    expect(await storage()).toEqual(stored);
  });
});

describe("a member who leaves while the close is being decided", () => {
  it("keeps their result and gets no new seat: the close is decided again", async () => {
    const { leagueId, userIds } = await makeFull(12, 2);
    const leaving = await browserOf(userIds[0]!);
    const bindings = hookedDatabase(env, {
      before: async (trip) => void (trip === 2 && (await leaving.call(CHANGE, { body: { optedOut: true } }))),
    });
    await close([leagueId], { bindings });
    expect(await seatsOf(userIds[0]!)).toEqual([`${leagueId} 1000 left`]);
    const results = await Promise.all(userIds.map((userId) => lastWeekOf(userId)));
    expect(results.map((last) => last?.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    // Four are promoted, and three of them take part in the new week.
    expect(results[0]?.outcome).toBe("promoted");
    expect(await leaguesOf(NEW_WEEK, 3)).toEqual(["1: 3"]);
  });

  it("and rejoins gets the result and a seat with the XP from the new week", async () => {
    const { leagueId } = await makeFull(12, 1);
    const learner = await makeMember();
    await earn(learner);
    at("2037-06-15T00:00:30Z");
    await earn(learner, "A2");
    const bindings = hookedDatabase(env, {
      before: async (trip) => {
        if (trip !== 2) return;
        await learner.call(CHANGE, { body: { optedOut: true } });
        await learner.call(CHANGE, { body: { optedOut: false } });
      },
    });
    await close([leagueId], { bindings });
    expect(await seatsOf(learner.userId)).toEqual([`${leagueId} 5`, `${NEW_WEEK}.1.000001 5`]);
    expect(await lastWeekOf(learner.userId)).toMatchObject({ leagueId, weeklyXp: 5 });
  });

  it("because the account was deleted leaves nothing behind", async () => {
    const { leagueId, userIds } = await makeFull(3, 1);
    const bindings = hookedDatabase(env, {
      before: async (trip) => {
        if (trip === 2) await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(userIds[0]).run();
      },
    });
    await close([leagueId], { bindings });
    expect(await seatsOf(userIds[0]!)).toEqual([]);
    expect(await lastWeekOf(userIds[1]!)).toMatchObject({ rank: 1 });
  });

  it("five times in a row makes the close give up without writing: the next alarm closes the league", async () => {
    const { leagueId, userIds } = await makeFull(12, 1);
    let left = 0;
    const bindings = hookedDatabase(env, {
      before: async (trip) => {
        if (trip % 2 === 1) return;
        const leaving = await browserOf(userIds[left++]!);
        await leaving.call(CHANGE, { body: { optedOut: true } });
      },
    });
    await expect(close([leagueId], { bindings })).rejects.toThrow();
    expect(left).toBe(5);
    expect(await countOf("leagues", "week_start_date = ?", NEW_WEEK)).toBe(0);
    await close([leagueId]);
    expect(await countOf("league_members", "league_id > ?", NEW_WEEK)).toBe(7);
  });

  it("is not the only change detected: XP that arrives in between is ranked", async () => {
    const { leagueId, userIds } = await makeFull(3, 1);
    const bindings = hookedDatabase(env, {
      before: async (trip) => {
        if (trip !== 2) return;
        const update = env.DB.prepare("UPDATE league_members SET weekly_xp = 5000 WHERE user_id = ?");
        await update.bind(userIds[2]).run();
      },
    });
    await close([leagueId], { bindings });
    expect(await lastWeekOf(userIds[2]!)).toMatchObject({ rank: 1, weeklyXp: 5_000, outcome: "promoted" });
  });
});

describe("a database that fails during the close", () => {
  it.each([
    ["reading", { atTrip: 1, when: "before" }],
    ["writing", { atTrip: 2, when: "before" }],
  ] as const)("while %s: nothing is written, and the next close does it", async (_, failure) => {
    const { leagueId, userIds } = await makeFull(12, 2);
    const stored = await storage();
    await expect(close([leagueId], { bindings: failingDatabase(env, failure) })).rejects.toThrow();
    expect(await storage()).toEqual(stored);
    await close([leagueId]);
    expect(await seatsOf(userIds[0]!)).toHaveLength(2);
  });

  it("after the commit: everything is stored, and the next close writes nothing", async () => {
    const { leagueId, userIds } = await makeFull(12, 2);
    const bindings = failingDatabase(env, { atTrip: 2, when: "after-commit" });
    await expect(close([leagueId], { bindings })).rejects.toThrow();
    for (const userId of userIds) expect(await seatsOf(userId)).toHaveLength(2);
    const stored = await storage();
    expect(await close([leagueId])).toEqual([leagueId]);
    expect(await storage()).toEqual(stored);
  });

  it("in the middle of the batch: nothing is stored", async () => {
    const { leagueId } = await makeFull(12, 2);
    const stored = await storage();
    // The last statement fails, after the seats and results.
    await env.DB.prepare(
      "CREATE TRIGGER not_now BEFORE UPDATE ON leagues BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    ).run();
    await expect(close([leagueId])).rejects.toThrow();
    await env.DB.prepare("DROP TRIGGER not_now").run();
    expect(await storage()).toEqual(stored);
    await close([leagueId]);
    expect(await leaguesOf(NEW_WEEK, 2)).toEqual(["1: 6"]);
  });
});

describe("the cost of a close", () => {
  async function costOf(ids: string[]) {
    const { env: bindings, captured } = countingEnv(env);
    await close(ids, { bindings });
    return captured.cost;
  }

  it.each([1, 2, 3, 9, 10, 12, 29, 30])(
    "for %i members is two round trips and at most 35 rows plus one per member",
    async (size) => {
      for (const tier of [1, 2, 3] as const) {
        await clearLeagues();
        const { leagueId } = await makeFull(size, tier);
        const cost = await costOf([leagueId]);
        expect(cost.d1RoundTrips).toBe(2);
        expect(cost.rowsWritten).toBeLessThanOrEqual(35 + size);
        // A result and a seat for each member, the league itself, and at least one new league.
        expect(cost.rowsWritten).toBeGreaterThanOrEqual(2 * size + 2);
      }
    },
  );

  it("stays within that in the most expensive case: thirty members in Silver, and the newest league of each tier is full", async () => {
    for (const tier of [1, 2, 3] as const) await makeLeague({ now: MONDAY, tier, xp: Array(30).fill(1) });
    const { leagueId } = await makeFull(30, 2);
    expect(await costOf([leagueId])).toMatchObject({ d1RoundTrips: 2, rowsWritten: 64 });
    for (const tier of [1, 2, 3]) expect(await leaguesOf(NEW_WEEK, tier)).toHaveLength(2);
  });

  it("does not grow with other data: only the members' rows are written", async () => {
    const others = await makeFull(30, 2, 2);
    const { leagueId } = await makeFull(30, 2);
    const before = await row("SELECT * FROM user_xp WHERE user_id = ?", others.userIds[0]);
    expect((await costOf([leagueId])).rowsWritten).toBe(64);
    expect(await row("SELECT * FROM user_xp WHERE user_id = ?", others.userIds[0])).toEqual(before);
    expect(await leagueOf(others.userIds[0]!)).toBe(others.leagueId);
  });
});
