import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LeagueOutcome } from "#schema/terms/league-outcome.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { CLOSING, close, MONDAY, makeFull, NEW_WEEK, OLD_WEEK, WEDNESDAY } from "#tests/support/worker/closing.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { makeLeague } from "#tests/support/worker/league.ts";
import { expectBooksBalance, leaguesOf } from "#tests/support/worker/league-books.ts";
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
import { countOf, row } from "#tests/support/worker/storage.ts";

beforeEach(async () => {
  at(WEDNESDAY);
  await clearLeagues();
});
afterEach(async () => {
  await expectBooksBalance();
  realClock();
});

/** Earns XP while no league object can be reached, so that the request does not close the week. */
async function earnUnheard(learner: Learner, level: "A1" | "A2"): Promise<void> {
  const stub = { applyTotal: async () => {}, closeIfOver: async () => {} };
  const LEAGUE = { getByName: () => stub } as unknown as Env["LEAGUE"];
  await learner.call("POST /api/quiz/submit", { ...quizOf(level), env: { ...env, LEAGUE } });
}

describe("the outcomes of a week", () => {
  // Tier, members, promoted, demoted: a third and a sixth, rounded down; with fewer than ten members nobody is demoted.
  const TABLE: [LeagueTier, number, number, number][] = [
    [1, 1, 0, 0],
    [1, 2, 0, 0],
    [1, 3, 1, 0],
    [1, 9, 3, 0],
    [1, 10, 3, 0],
    [1, 12, 4, 0],
    [1, 29, 9, 0],
    [1, 30, 10, 0],
    [2, 1, 0, 0],
    [2, 2, 0, 0],
    [2, 3, 1, 0],
    [2, 9, 3, 0],
    [2, 10, 3, 1],
    [2, 12, 4, 2],
    [2, 29, 9, 4],
    [2, 30, 10, 5],
    [3, 1, 0, 0],
    [3, 2, 0, 0],
    [3, 3, 0, 0],
    [3, 9, 0, 0],
    [3, 10, 0, 1],
    [3, 12, 0, 2],
    [3, 29, 0, 4],
    [3, 30, 0, 5],
  ];

  it.each(TABLE)("in tier %i with %i members: %i promoted, %i demoted", async (tier, size, up, down) => {
    const { leagueId, userIds } = await makeFull(size, tier);
    expect(await close([leagueId])).toEqual([leagueId]);
    for (const [i, userId] of userIds.entries()) {
      const outcome: LeagueOutcome = i < up ? "promoted" : i >= size - down ? "demoted" : "stayed";
      const reached = tier + { promoted: 1, stayed: 0, demoted: -1 }[outcome];
      const next = `${NEW_WEEK}.${reached}.000001`;
      expect(await lastWeekOf(userId), `member ${i}`).toEqual({
        leagueId,
        rank: i + 1,
        totalMembers: Math.max(10, size),
        weeklyXp: 1_000 - i,
        outcome,
      });
      expect(await seatsOf(userId)).toEqual([`${leagueId} ${1_000 - i}`, `${next} 0`]);
      expect(await row("SELECT league_id, league_tier FROM user_xp WHERE user_id = ?", userId)).toEqual({
        league_id: next,
        league_tier: reached,
      });
    }
    const stayed = size - up - down;
    const expected = [down, stayed, up].map((seats) => (seats > 0 ? [`1: ${seats}`] : []));
    const found = await Promise.all([tier - 1, tier, tier + 1].map((one) => leaguesOf(NEW_WEEK, one)));
    expect(found).toEqual(expected);
    expect(await row("SELECT is_active, finalized_at FROM leagues WHERE id = ?", leagueId)).toEqual({
      is_active: 0,
      finalized_at: CLOSING.getTime(),
    });
  });

  it("without any XP: nobody is promoted, the last sixth is demoted, and nobody has a seat", async () => {
    const { leagueId, userIds } = await makeLeague({ now: WEDNESDAY, tier: 2, xp: Array(12).fill(0) });
    await close([leagueId]);
    for (const [i, userId] of userIds.entries()) {
      expect(await leagueStateOf(userId)).toBe(`- ${i < 10 ? 2 : 1} 0`);
      expect(await lastWeekOf(userId)).toMatchObject({ outcome: i < 10 ? "stayed" : "demoted", weeklyXp: 0 });
    }
    expect(await leaguesOf(NEW_WEEK, 1)).toEqual([]);
    expect(await leaguesOf(NEW_WEEK, 2)).toEqual([]);
  });

  it("promote only members with XP: two of four places are used if two members earned something", async () => {
    const { leagueId, userIds } = await makeLeague({ now: WEDNESDAY, xp: [9, 1, ...Array(10).fill(0)] });
    await close([leagueId]);
    const states = await Promise.all(userIds.map((userId) => leagueStateOf(userId)));
    expect(states).toEqual([
      `${NEW_WEEK}.2.000001 2 9`,
      `${NEW_WEEK}.2.000001 2 1`,
      ...Array<string>(10).fill("- 1 0"),
    ]);
  });

  it.each([
    ["whoever reached it first", [3, 1, 2], [1, 2, 0]],
    ["the id if they reached it at the same time", [1, 1, 1], [0, 1, 2]],
    ["having reached it at all", [null, 5, null], [1, 0, 2]],
  ])("are decided by %s in a tie", async (_, reached, places) => {
    const { leagueId, userIds } = await makeLeague({ now: WEDNESDAY, xp: [500, 500, 500] });
    await env.DB.batch(
      reached.map((time, i) =>
        env.DB.prepare("UPDATE league_members SET last_xp_update = ?1 WHERE user_id = ?2").bind(time, userIds[i]),
      ),
    );
    await close([leagueId]);
    const ranks = await Promise.all(userIds.map((userId) => lastWeekOf(userId) as Promise<{ rank: number }>));
    expect(places.map((i) => ranks[i]?.rank)).toEqual([1, 2, 3]);
    expect(await leagueStateOf(userIds[places[0]!]!)).toMatch(/\.2\.000001 2 500$/);
  });

  it("count practice partners for the rank but never for promotion: a third is promoted even behind all of them", async () => {
    const { leagueId, userIds } = await makeLeague({ now: WEDNESDAY, xp: [3, 2, 1] });
    await close([leagueId]);
    expect(await lastWeekOf(userIds[0]!)).toMatchObject({ rank: 8, totalMembers: 10, outcome: "promoted" });
    expect(await lastWeekOf(userIds[2]!)).toMatchObject({ rank: 10, totalMembers: 10, outcome: "stayed" });
  });
});

describe("the seats of the new week", () => {
  it("are filled thirty at a time from several leagues that close in one call", async () => {
    const ids: string[] = [];
    for (const number of [1, 2, 3]) ids.push((await makeFull(29, 2, number)).leagueId);
    await close(ids);
    // 3 × 9 are promoted, 3 × 4 are demoted, 3 × 16 stay.
    expect(await leaguesOf(NEW_WEEK, 3)).toEqual(["1: 27"]);
    expect(await leaguesOf(NEW_WEEK, 1)).toEqual(["1: 12"]);
    expect(await leaguesOf(NEW_WEEK, 2)).toEqual(["1: 30", "2: 18"]);
  });

  it.each([
    [0, ["1: 14"]],
    [15, ["1: 29"]],
    [16, ["1: 30"]],
    [17, ["1: 30", "2: 1"]],
    [29, ["1: 30", "2: 13"]],
    [30, ["1: 30", "2: 14"]],
  ])("continue in the newest league: fourteen more after %i others are %j", async (there, leagues) => {
    const { leagueId } = await makeFull(20, 1);
    if (there > 0) await makeLeague({ now: MONDAY, xp: Array(there).fill(1) });
    await close([leagueId]);
    expect(await leaguesOf(NEW_WEEK, 1)).toEqual(leagues);
    expect(await leaguesOf(NEW_WEEK, 2)).toEqual(["1: 6"]);
  });

  it("start with XP from the new week that waited, even for a member who earned none in the old one", async () => {
    const { leagueId } = await makeLeague({ now: WEDNESDAY, xp: [40] });
    const [learner, idle] = [await makeMember(), await makeMember()];
    await earn(learner);
    await earn(idle);
    await env.DB.prepare("UPDATE league_members SET weekly_xp = 0 WHERE user_id = ?").bind(idle.userId).run();
    await env.DB.prepare("UPDATE user_xp SET day_awards = NULL WHERE user_id = ?").bind(idle.userId).run();
    await env.DB.prepare("UPDATE user_xp SET week_xp = 0, total_xp = 0 WHERE user_id = ?").bind(idle.userId).run();
    at("2037-06-15T00:00:30Z");
    await earn(learner, "A2");
    await earn(idle, "A2");
    await close([leagueId]);
    expect(await seatsOf(learner.userId)).toEqual([`${leagueId} 5`, `${NEW_WEEK}.1.000001 5`]);
    expect(await seatsOf(idle.userId)).toEqual([`${leagueId} 0`, `${NEW_WEEK}.1.000001 5`]);
    const reached = "SELECT last_xp_update AS at FROM league_members WHERE user_id = ? AND league_id > ?";
    expect(await row(reached, idle.userId, NEW_WEEK)).toEqual({ at: Date.parse("2037-06-15T00:00:30Z") });
  });

  it("are in the running week if the close comes two weeks late", async () => {
    const { leagueId, userIds } = await makeFull(3, 1);
    const learner = await makeMember();
    await earn(learner);
    // XP from a week in between counts in no league.
    at("2037-06-17T10:00:00Z");
    await earnUnheard(learner, "A1");
    at("2037-06-24T10:00:00Z");
    await earnUnheard(learner, "A1");
    await earnUnheard(learner, "A2");
    await close([leagueId], { now: new Date("2037-06-24T11:00:00Z") });
    expect(await leaguesOf(NEW_WEEK, 1)).toEqual([]);
    expect(await leagueStateOf(userIds[0]!)).toMatch(/^2037-06-22\.2\.000001 2 /);
    expect(await seatsOf(learner.userId)).toEqual([`${leagueId} 5`, "2037-06-22.1.000001 10"]);
    expect(await lastWeekOf(learner.userId)).toMatchObject({ leagueId, weeklyXp: 5, rank: 10 });
  });

  it("show the same names and pictures as the old ones", async () => {
    const { leagueId, userIds } = await makeFull(1, 1);
    await env.DB.prepare("UPDATE league_members SET display_name = ?, avatar_url = ? WHERE user_id = ?")
      .bind('Zoë "Z" Ä.', "https://example.org/a.png?x=1&y=😀", userIds[0])
      .run();
    await close([leagueId]);
    const shown =
      "SELECT display_name AS name, avatar_url AS url FROM league_members WHERE user_id = ? AND league_id > ?";
    expect(await row(shown, userIds[0], NEW_WEEK)).toEqual({
      name: 'Zoë "Z" Ä.',
      url: "https://example.org/a.png?x=1&y=😀",
    });
    expect(await seatsOf(userIds[0]!)).toHaveLength(2);
  });
});

describe("a page of the sweep", () => {
  const encoder = new TextEncoder();

  /** Inserts this many full leagues of one week directly with SQL. */
  async function makeMany(count: number, name = "'Name ' || m || ' X.'"): Promise<string[]> {
    const numbers = (n: number) =>
      `WITH RECURSIVE l(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM l WHERE n < ${count}), m(m) AS (SELECT 1 UNION ALL SELECT m + 1 FROM m WHERE m < ${n})`;
    const id = `'${OLD_WEEK}.2.' || printf('%06d', n)`;
    // One character short of a real id: the checks on the ledger skip these members.
    const user = "printf('many-%027d-%02d', n, m)";
    await env.DB.batch(
      [
        `INSERT INTO leagues (id, name, tier, week_start_date, week_end_date) ${numbers(1)} SELECT ${id}, 'Silver League', 2, '${OLD_WEEK}', '2037-06-14' FROM l`,
        `INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) ${numbers(30)} SELECT ${user}, ${user}, ${user}, '', '', '' FROM l, m`,
        `INSERT INTO user_xp (user_id, league_id, league_tier, week_start_date, week_xp, week_xp_at) ${numbers(30)} SELECT ${user}, ${id}, 2, '${OLD_WEEK}', m, m FROM l, m`,
        `INSERT INTO league_members (league_id, user_id, display_name, weekly_xp, last_xp_update) ${numbers(30)} SELECT ${id}, ${user}, ${name}, m, m FROM l, m`,
      ].map((sql) => env.DB.prepare(sql)),
    );
    return Array.from({ length: count }, (_, i) => `${OLD_WEEK}.2.${String(i + 1).padStart(6, "0")}`);
  }

  afterEach(async () => {
    await env.DB.batch([
      env.DB.prepare("DELETE FROM leagues"),
      env.DB.prepare("DELETE FROM users WHERE id GLOB 'many-*'"),
    ]);
  });

  it("of 150 full leagues closes in one call: every member has a result and a seat", async () => {
    const ids = await makeMany(150);
    expect(await close(ids)).toEqual(ids);
    expect(await countOf("leagues", "week_start_date = ? AND finalized_at IS NULL", OLD_WEEK)).toBe(0);
    expect(await countOf("user_xp", "user_id GLOB 'many-*' AND last_league IS NOT NULL")).toBe(4_500);
    const full = (seats: number) => Array.from({ length: seats / 30 }, (_, i) => `${i + 1}: 30`);
    expect(await leaguesOf(NEW_WEEK, 1)).toEqual(full(150 * 5));
    expect(await leaguesOf(NEW_WEEK, 2)).toEqual(full(150 * 15));
    expect(await leaguesOf(NEW_WEEK, 3)).toEqual(full(150 * 10));
    await expectBooksBalance();
  });

  it("of 150 full leagues closes however long the members' names are", async () => {
    // 80 characters of four bytes plus the initial: the longest name that sign-up accepts.
    const ids = await makeMany(150, `replace(printf('%.80c', 'x'), 'x', '𐐨') || ' 𐐀.'`);
    const { env: bindings, captured } = countingEnv(env);
    expect(await close(ids, { bindings })).toEqual(ids);
    expect(await countOf("league_members", "league_id > ?", NEW_WEEK)).toBe(4_500);
    expect(captured.cost.d1RoundTrips).toBe(2);
    // D1 accepts strings of up to 2,000,000 bytes; the local D1 accepts any.
    const bytes = captured.statements.flatMap(({ values }) =>
      values.map((value) => encoder.encode(String(value)).length),
    );
    expect(Math.max(...bytes)).toBeLessThan(1_000_000);
  });
});
