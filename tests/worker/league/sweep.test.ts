import { createScheduledController, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { weekOf } from "#schema/rules/league-week.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { hookedDatabase, type TripHooks } from "#tests/support/worker/failing-env.ts";
import { MANY_ALARMS } from "#tests/support/worker/league.ts";
import { expectBooksBalance, leaguesOf } from "#tests/support/worker/league-books.ts";
import { countOf, row } from "#tests/support/worker/storage.ts";
import { openDatabase } from "#worker/db/database.ts";
import worker from "#worker/index.ts";
import { type LeagueSweep, sweepLeagues, sweepPages } from "#worker/league/sweep.ts";

/** The Monday on which the cron runs: the week from 2046-03-19 is over. */
const MONDAY = "2046-03-26T00:10:00Z";
const OVER = "2046-03-19";
const RUNNING = "2046-03-26";

beforeEach(async () => {
  at(MONDAY);
  await env.DB.batch(["users", "leagues"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  // The object is one for all files: a sweep that another test has started and not run to its end would count as this one's.
  await inSweep(async ({ storage }) => {
    await storage.deleteAll();
    await storage.deleteAlarm();
  });
});
afterEach(() => {
  realClock();
  vi.restoreAllMocks();
});

/** Inserts leagues of a week with one to three members each, the last without XP. Members' ids are `<Monday>/<tier>/<league>/<n>`. */
async function makeLeagues(monday: string, count: number, { tier = 1, closed = false } = {}): Promise<void> {
  const { weekEndDate } = weekOf(new Date(monday));
  const members = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}),
    m(league, id, xp) AS (SELECT printf('${monday}.${tier}.%06d', i), printf('${monday}/${tier}/%d/%d', i, j.value), iif(j.value = 3, 0, j.value * 10)
      FROM n CROSS JOIN json_each('[1,2,3]') AS j WHERE j.value <= 1 + i % 3)`;
  await env.DB.batch(
    [
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO leagues (id, name, tier, week_start_date, week_end_date, is_active, finalized_at)
        SELECT printf('${monday}.${tier}.%06d', i), 'League', ${tier}, '${monday}', '${weekEndDate}', ${closed ? "0, 1" : "1, NULL"} FROM n`,
      ...(closed
        ? [
            `${members} INSERT INTO league_members (league_id, user_id, display_name, weekly_xp) SELECT league, id, 'M', xp FROM m`,
          ]
        : [
            `${members} INSERT INTO users (id, email, email_key, password_hash, first_name, last_name) SELECT id, id, id, '', 'M', 'X' FROM m`,
            `${members} INSERT INTO user_xp (user_id, total_xp, league_id, league_tier, week_start_date, week_xp, week_xp_at)
              SELECT id, xp, league, ${tier}, '${monday}', xp, 5 FROM m`,
            `${members} INSERT INTO league_members (league_id, user_id, display_name, weekly_xp, last_xp_update)
              SELECT league, id, 'M X.', xp, 5 FROM m`,
          ]),
    ].map((sql) => env.DB.prepare(sql)),
  );
}

/** How many members that many leagues have. */
function membersOf(count: number): number {
  return Array.from({ length: count }, (_, i) => 1 + ((i + 1) % 3)).reduce((sum, members) => sum + members, 0);
}

function openOf(monday: string): Promise<number> {
  return countOf("leagues", "week_start_date = ? AND finalized_at IS NULL", monday);
}

function sweeper() {
  return env.LEAGUE_SWEEP.getByName("sweep");
}

/** Runs something inside the sweep object. */
function inSweep<R>(act: (state: DurableObjectState, inside: { env: Env }) => R | Promise<R>) {
  return runInDurableObject(sweeper(), (instance: LeagueSweep, state) =>
    act(state, instance as unknown as { env: Env }),
  );
}

function stored() {
  return inSweep(async ({ storage }) => ({ entries: [...(await storage.list())], alarm: await storage.getAlarm() }));
}

/** One run of the sweep by its alarm: what it closed and its number of round trips to D1. Null if no alarm is set. */
async function run(hooks: TripHooks = {}): Promise<{ closed: number; trips: number } | null> {
  const cost = { closed: 0, trips: 0 };
  await inSweep((_, inside) => {
    inside.env = hookedDatabase(env, {
      ...hooks,
      before: async (trip) => {
        cost.trips = trip;
        await hooks.before?.(trip);
      },
    });
  });
  const before = await countOf("leagues", "finalized_at IS NOT NULL");
  if (!(await runDurableObjectAlarm(sweeper()))) return null;
  cost.closed = (await countOf("leagues", "finalized_at IS NOT NULL")) - before;
  return cost;
}

/** Runs until no alarm is set. Fails when there always is another: a run that fails sets the alarm anew. */
async function runAll() {
  const runs = [];
  for (let one = await run(); one !== null; one = await run()) {
    runs.push(one);
    if (runs.length === MANY_ALARMS) throw new Error(`After ${runs.length} runs, there is one more`);
  }
  return runs;
}

/** One run without the object. */
async function pages(cursor = "") {
  const { env: counted, captured } = countingEnv(env);
  const { db } = openDatabase(counted.DB, { bookmark: null, primary: true });
  return { next: await sweepPages(db, cursor, new Date()), cost: captured.cost };
}

/** How often the totals of a past week's members were changed by a close, and the results they hold for that week. */
async function results() {
  const { results: rows } = await env.DB.prepare(
    `SELECT version, last_league ->> 'leagueId' = printf('%s.%s.%06d', substr(user_id, 1, 10), substr(user_id, 12, 1),
        CAST(substr(user_id, 14) AS INTEGER)) AS isOwn, (league_id IS NOT NULL) = (total_xp > 0) AS isSeated, count(*) AS members
      FROM user_xp WHERE user_id LIKE ? GROUP BY 1, 2, 3`,
  )
    .bind(`${OVER}/%`)
    .all();
  return rows;
}

describe("a sweep of a thousand leagues", () => {
  it("is started by the cron and continues on its own in bounded runs until nothing is left", async () => {
    await makeLeagues(OVER, 700);
    await makeLeagues(OVER, 300, { tier: 2 });
    await makeLeagues(RUNNING, 20);
    const controller = createScheduledController({ scheduledTime: new Date(MONDAY), cron: "10 0 * * *" });
    await worker.scheduled(controller, env);
    expect(await stored()).toEqual({ entries: [["cursor", ""]], alarm: Date.now() });

    const runs = await runAll();
    expect(runs.map(({ closed }) => closed)).toEqual([450, 450, 100]);
    for (const one of runs) expect(one.trips).toBeLessThanOrEqual(10);
    expect(await openOf(OVER)).toBe(0);
    expect(await openOf(RUNNING)).toBeGreaterThanOrEqual(20);
    expect(await stored()).toEqual({ entries: [], alarm: null });
    expect(await results()).toEqual([{ version: 1, isOwn: 1, isSeated: 1, members: membersOf(700) + membersOf(300) }]);
    await expectBooksBalance();
  });
});

describe("a run of the sweep", () => {
  it("takes at most ten round trips, even if every page is full and old leagues are deleted", async () => {
    await makeLeagues(OVER, 450);
    await makeLeagues("2046-03-05", 60, { closed: true });
    const { next, cost } = await pages();
    expect([await openOf(OVER), cost.d1RoundTrips]).toEqual([0, 10]);
    expect(await countOf("leagues", "week_start_date = '2046-03-05'")).toBe(10);
    expect(next).not.toBeNull();
    const last = await pages(next ?? "");
    expect([last.next, last.cost.d1RoundTrips]).toEqual([null, 2]);
    expect(await countOf("leagues", "week_start_date = '2046-03-05'")).toBe(0);
  });

  it("finds open leagues behind thousands of closed ones", async () => {
    await makeLeagues(OVER, 4_100, { closed: true });
    await makeLeagues(OVER, 3, { tier: 3 });
    await sweepLeagues(env);
    await runAll();
    expect(await openOf(OVER)).toBe(0);
    expect(await results()).toEqual([{ version: 1, isOwn: 1, isSeated: 1, members: membersOf(3) }]);
  });

  it("writes nothing after another one", async () => {
    await makeLeagues(OVER, 40);
    const first = await pages();
    expect([first.next, first.cost.rowsWritten > 100]).toEqual([null, true]);
    const second = await pages();
    expect([second.next, second.cost.rowsWritten, second.cost.d1RoundTrips]).toEqual([null, 0, 2]);
    expect(await results()).toEqual([{ version: 1, isOwn: 1, isSeated: 1, members: membersOf(40) }]);
  });

  it("has nothing to do without leagues", async () => {
    expect((await pages()).next).toBeNull();
    await sweepLeagues(env);
    expect(await runAll()).toEqual([{ closed: 0, trips: 2 }]);
    expect(await stored()).toEqual({ entries: [], alarm: null });
  });
});

describe("a sweep", () => {
  it.each([
    ["in the middle of the week", "2046-03-21T00:10:00Z"],
    ["at the last moment of the week", "2046-03-25T23:59:59.999Z"],
    ["at midnight", "2046-03-26T00:00:00Z"],
    ["at the end of the grace period", "2046-03-26T00:00:59.999Z"],
  ])("leaves the running week's leagues alone %s", async (_, instant) => {
    await makeLeagues(OVER, 5);
    await makeLeagues("2046-03-12", 1);
    at(instant);
    await sweepLeagues(env);
    await runAll();
    // The leagues of the week before are closed, so the sweep did run.
    expect([await openOf(OVER), await openOf("2046-03-12")]).toEqual([5, 0]);
  });

  it("closes the week once the grace period is over, and nothing of the week that follows", async () => {
    // In Gold nobody is promoted, so all new seats are in one tier.
    await makeLeagues(OVER, 5, { tier: 3 });
    await makeLeagues(RUNNING, 5, { tier: 3 });
    const before = await leaguesOf(RUNNING, 3);
    at("2046-03-26T00:01:00Z");
    await sweepLeagues(env);
    await runAll();
    expect([await openOf(OVER), await openOf(RUNNING)]).toEqual([0, 5]);
    // The new seats fill the newest league of the new week.
    expect((await leaguesOf(RUNNING, 3)).slice(0, 4)).toEqual(before.slice(0, 4));
  });
});

describe("leagues of past weeks", () => {
  it.each([
    ["are kept until six days after their end", "2046-03-31T23:59:59.999Z", 120],
    ["are deleted with their seats six days after their end", "2046-04-01T00:00:00Z", 0],
  ])("%s", async (_, instant, left) => {
    await makeLeagues(OVER, 120, { closed: true });
    await makeLeagues(RUNNING, 4, { closed: true });
    at(instant);
    await sweepLeagues(env);
    const runs = await runAll();
    expect(await countOf("leagues", "week_start_date = ?", OVER)).toBe(left);
    expect(await countOf("league_members", "league_id LIKE ?", `${OVER}%`)).toBe(left * 2);
    expect(await countOf("leagues", "week_start_date = ?", RUNNING)).toBe(4);
    // Fifty per run.
    expect(runs.length).toBeGreaterThanOrEqual(left === 0 ? 3 : 1);
    expect(runs.length).toBeLessThanOrEqual(4);
  });

  it("are closed before they are deleted: the result stays with the learner", async () => {
    await makeLeagues(OVER, 60);
    at("2046-05-01T00:10:00Z");
    await sweepLeagues(env);
    await runAll();
    expect(await countOf("leagues", "week_start_date = ?", OVER)).toBe(0);
    expect(await row("SELECT count(*) AS n FROM user_xp WHERE last_league ->> 'leagueId' LIKE ?", `${OVER}%`)).toEqual({
      n: 120,
    });
  });

  it("are never deleted while open, even if the sweep has gone past them", async () => {
    await makeLeagues(OVER, 5);
    at("2046-05-01T00:10:00Z");
    await pages("2046-04-01");
    expect(await openOf(OVER)).toBe(5);
  });
});

describe("a sweep that is interrupted", () => {
  it.each([1, 2, 3, 4, 6, 9])(
    "by a failure of D1 at round trip %i of its second run resumes a minute later where it stopped",
    async (failsAt) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => {});
      await makeLeagues(OVER, 950);
      await sweepLeagues(env);
      await run();
      const [[, cursor] = []] = (await stored()).entries;
      expect(cursor).toBe(`${OVER}.1.000450`);
      const failed = await run({
        before: (trip) => {
          if (trip === failsAt) throw new Error("D1_ERROR: Network connection lost.");
        },
      });
      // Each page is closed completely or not at all.
      expect((failed?.closed ?? 1) % 150).toBe(0);
      expect(await stored()).toEqual({ entries: [["cursor", cursor]], alarm: Date.now() + 60_000 });
      expect(log).toHaveBeenCalledTimes(1);
      await runAll();
      expect(await openOf(OVER)).toBe(0);
      expect(await results()).toEqual([{ version: 1, isOwn: 1, isSeated: 1, members: membersOf(950) }]);
      expect(await stored()).toEqual({ entries: [], alarm: null });
    },
  );

  it("by a lost response after D1 has stored the close closes nothing twice", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await makeLeagues(OVER, 200);
    await sweepLeagues(env);
    await run({
      after: (trip) => {
        if (trip === 3) throw new Error("D1_ERROR: Network connection lost.");
      },
    });
    expect(await openOf(OVER)).toBe(50);
    await runAll();
    expect(await results()).toEqual([{ version: 1, isOwn: 1, isSeated: 1, members: membersOf(200) }]);
  });

  it("by another start between its runs continues where it was", async () => {
    await makeLeagues(OVER, 950);
    await sweepLeagues(env);
    await run();
    const before = await stored();
    at("2046-03-26T00:10:00.500Z");
    await sweepLeagues(env);
    expect(await stored()).toEqual(before);
    expect(await runAll()).toMatchObject([{ closed: 450 }, { closed: 50 }]);
  });

  it("by another start during a run does not start over", async () => {
    await makeLeagues(OVER, 950);
    await sweepLeagues(env);
    await run({
      before: async (trip) => {
        if (trip === 4) await sweepLeagues(env);
      },
    });
    expect((await stored()).entries).toEqual([["cursor", `${OVER}.1.000450`]]);
    expect(await runAll()).toMatchObject([{ closed: 450 }, { closed: 50 }]);
  });
});
