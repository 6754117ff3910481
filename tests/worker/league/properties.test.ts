import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { LIVE_CLOSE } from "#schema/api/league-live.ts";
import { compareContenders } from "#schema/rules/league.ts";
import { weekOf } from "#schema/rules/league-week.ts";
import { realClock } from "#tests/support/worker/clock.ts";
import { leagueObjectOf, runAlarms } from "#tests/support/worker/league.ts";
import { expectBooksBalance } from "#tests/support/worker/league-books.ts";
import { asInFrames, NOTHING_STORED, storedIn, tableFrom } from "#tests/support/worker/league-object.ts";
import { atTheEnd, steps, World } from "#tests/support/worker/league-world.ts";
import { row } from "#tests/support/worker/storage.ts";

/** The close code that a browser sends. */
const SHUT = 1000;

afterEach(() => {
  realClock();
  vi.restoreAllMocks();
});

/** Every learner has the XP that the responses promised, and a seat if they are due one. */
async function expectLearnersRight(world: World): Promise<void> {
  const { weekStartDate } = weekOf(new Date());
  for (const { userId } of world.learners) {
    const stored = await row<{ totalXp: number; isSeated: number; isDue: number }>(
      `SELECT x.total_xp AS totalXp, coalesce(x.league_id LIKE ?2 || '.%', 0) AS isSeated,
        x.league_tier IS NOT NULL AND NOT u.league_opt_out AND x.week_start_date IS ?2 AND x.week_xp > 0 AS isDue
        FROM user_xp AS x JOIN users AS u ON u.id = x.user_id WHERE x.user_id = ?1`,
      userId,
      weekStartDate,
    );
    expect(stored?.totalXp).toBe(world.earned.get(userId) ?? 0);
    if (stored?.isDue) expect(stored.isSeated).toBe(1);
  }
}

/**
 * No viewer ever missed a frame. Viewers who are still connected have, from frames alone, the leaderboard that HTTP gives, with strict
 * ranks. Learners without a seat are no longer connected.
 */
async function expectViewersRight({ viewers }: World): Promise<void> {
  const ends = new Set<number>([LIVE_CLOSE.weekClosed, LIVE_CLOSE.notAMember, SHUT]);
  for (const { learner, leagueId, socket } of viewers) {
    const { table } = tableFrom(socket.frames);
    if (socket.closed) {
      expect(ends).toContain(socket.closed.code);
      continue;
    }
    const answer = await learner.call("GET /api/gamification/league/:leagueId/leaderboard", { params: { leagueId } });
    expect(table).toEqual(answer.map(asInFrames));
    for (const [i, entry] of answer.entries()) {
      const next = answer[i + 1];
      if (next) expect(compareContenders(entry, next)).toBeLessThan(0);
    }
  }
}

/** The object of a closed league stores nothing once its alarm has gone off. */
async function expectClosedForgotten({ leagues }: World): Promise<void> {
  for (const [leagueId, closed] of leagues) {
    if (closed === null) continue;
    await runAlarms(leagueObjectOf(leagueId));
    expect(await storedIn(leagueId)).toMatchObject(NOTHING_STORED);
  }
}

/** Everything that must hold at the end of a story. */
async function expectAllRight(world: World): Promise<void> {
  await world.end();
  await expectBooksBalance();
  await expectLearnersRight(world);
  await expectViewersRight(world);
  await expectClosedForgotten(world);
}

it("whatever happens, no XP is lost or counted twice, every seat is right, and every view agrees with D1", async () => {
  // Lost responses are logged.
  vi.spyOn(console, "error").mockImplementation(() => {});
  let [closes, frames, openAtEnd] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(0, 5, 27, 29), async (story, others) => {
      const world = await World.begin(others);
      for (const step of story) {
        await world.act(step);
        await world.recordLeagues();
      }
      await expectAllRight(world);
      closes += [...world.leagues.values()].filter((closed) => closed !== null).length;
      frames += world.viewers.reduce((sum, { socket }) => sum + socket.frames.length, 0);
      openAtEnd += world.viewers.filter(({ socket }) => socket.closed === null).length;
    }),
    { numRuns: 20, seed: 20_460_319, endOnFailure: true },
  );
  // The stories covered what they are meant to cover.
  expect(closes).toBeGreaterThan(8);
  expect(frames).toBeGreaterThan(50);
  expect(openAtEnd).toBeGreaterThan(20);
}, 120_000);

it("the same holds for whatever happens at the very moment a week is closed", async () => {
  await fc.assert(
    fc.asyncProperty(atTheEnd, fc.constantFrom(0, 5, 29), fc.boolean(), async (moment, others, isNewWeekBegun) => {
      const world = await World.begin(others);
      for (const who of [0, 1, 0]) await world.act({ kind: "award", who, level: "A1", told: true });
      await world.recordLeagues();
      await world.act({ kind: "open", who: 0 });
      await world.act({ kind: "clock", to: "midnight" });
      if (isNewWeekBegun) await world.act({ kind: "award", who: 0, level: "A1", told: true });
      await world.act({ kind: "clock", to: "the end of the grace period" });
      await world.act({ kind: "same time", steps: moment });
      await world.recordLeagues();
      await expectAllRight(world);
    }),
    { numRuns: 30, seed: 20_460_326, endOnFailure: true },
  );
}, 120_000);
