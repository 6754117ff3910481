import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LIVE_CLOSE } from "#schema/api/league-live.ts";
import { closesAt } from "#schema/rules/league-week.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { askForSocket, leagueObjectOf } from "#tests/support/worker/league.ts";
import {
  award,
  breakDatabase,
  browserOf,
  dropSeat,
  hookDatabase,
  inLeagueObject,
  NOTHING_STORED,
  newLeague,
  storedIn,
  tell,
  watch,
} from "#tests/support/worker/league-object.ts";
import { row } from "#tests/support/worker/storage.ts";

/** The Thursday before the end of the week. */
const NOW = "2046-03-22T12:00:00Z";
const WEEK_ENDS = "2046-03-26T00:00:00Z";

let leagueId: string;
let userIds: string[];
let ada: string;
let closes: Date;

beforeEach(async () => {
  at(NOW);
  ({ leagueId, userIds } = await newLeague([30, 20, 10]));
  ada = userIds[0]!;
  closes = closesAt(leagueId);
});
afterEach(() => {
  realClock();
  vi.restoreAllMocks();
});

function alarmOf(): Promise<number | null> {
  return inLeagueObject(leagueId, ({ storage }) => storage.getAlarm());
}

/** Runs every alarm that is due by now. */
async function ring(): Promise<void> {
  for (let rung = 0; rung < 5; rung++) if (!(await runDurableObjectAlarm(leagueObjectOf(leagueId)))) return;
  throw new Error("The alarm rings on and on");
}

function league() {
  return row<{ finalizedAt: number | null }>("SELECT finalized_at AS finalizedAt FROM leagues WHERE id = ?", leagueId);
}

/** The members' tiers, seats and versions, ordered by id. */
async function outcome() {
  const { results } = await env.DB.prepare(
    "SELECT user_id, league_tier, league_id, last_league, version FROM user_xp WHERE user_id IN (SELECT value FROM json_each(?)) ORDER BY user_id",
  )
    .bind(JSON.stringify(userIds))
    .all();
  return results;
}

describe("the alarm", () => {
  it("is set for the close by the first award; later awards write nothing while nobody is watching", async () => {
    await award(leagueId, ada, 31);
    expect(await alarmOf()).toBe(closes.getTime());
    for (let xp = 32; xp < 36; xp++) {
      const before = await storedIn(leagueId);
      await award(leagueId, ada, xp);
      const after = await storedIn(leagueId);
      expect(after.rows - before.rows).toBe(0);
    }
    expect(await alarmOf()).toBe(closes.getTime());
  });

  it("an award that somebody sees writes one row", async () => {
    const socket = await watch(leagueId, userIds[1]!);
    const before = await storedIn(leagueId);
    for (let xp = 31; xp < 35; xp++) {
      at(new Date(Date.now() + 1_000));
      await award(leagueId, ada, xp);
      await socket.until("the award", (seen) => seen.xpOf(ada) === xp);
    }
    expect((await storedIn(leagueId)).rows - before.rows).toBe(4);
  });

  it("goes off every minute while someone is watching, and then only for the close", async () => {
    await award(leagueId, ada, 31);
    expect(await alarmOf()).toBe(closes.getTime());
    const socket = await watch(leagueId, ada);
    const count = await hookDatabase(leagueId, {});
    for (let minute = 1; minute <= 3; minute++) {
      expect(await alarmOf()).toBe(Date.now() + 60_000);
      at(new Date(Date.now() + 60_000));
      await runDurableObjectAlarm(leagueObjectOf(leagueId));
      expect(count.trips).toBe(minute);
    }
    socket.close();
    await socket.until("its end", ({ closed }) => closed !== null);
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    expect([await alarmOf(), count.trips]).toEqual([closes.getTime(), 3]);
  });

  it("does not count a browser that never closes its end as a viewer", async () => {
    const { webSocket } = await askForSocket(await browserOf(ada), leagueId);
    webSocket?.accept({ allowHalfOpen: true });
    await dropSeat(ada);
    await leagueObjectOf(leagueId).removeMember(leagueId, ada);
    expect(await inLeagueObject(leagueId, (state) => state.getWebSockets().length)).toBe(1);
    const count = await hookDatabase(leagueId, {});
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    expect([await alarmOf(), count.trips]).toEqual([closes.getTime(), 0]);
    webSocket?.close();
  });

  it.each<[string, () => Promise<unknown>]>([
    ["a member left", () => leagueObjectOf(leagueId).removeMember(leagueId, ada)],
    ["a request to close came too early", () => leagueObjectOf(leagueId).closeIfOver(leagueId)],
    ["an award of an unknown member", () => tell(leagueId, "stranger", 5)],
  ])("is set by the first message, whatever it is: %s", async (_, hears) => {
    await hears();
    expect(await alarmOf()).toBe(closes.getTime());
    at(closes);
    await ring();
    expect(await storedIn(leagueId)).toMatchObject(NOTHING_STORED);
  });
});

describe("the end of the week", () => {
  it.each([
    ["the last second of Sunday", "2046-03-25T23:59:59.999Z"],
    ["midnight", WEEK_ENDS],
    ["the last moment of the grace period", "2046-03-26T00:00:59.999Z"],
  ])("does not come in %s, even if the alarm goes off", async (_, instant) => {
    const socket = await watch(leagueId, ada);
    at(instant);
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await leagueObjectOf(leagueId).closeIfOver(leagueId);
    expect((await league())?.finalizedAt).toBeNull();
    expect(await alarmOf()).toBe(Math.min(closes.getTime(), Date.now() + 60_000));
    expect(socket.closed).toBeNull();
  });

  it("closes the week in D1, tells the viewers, ends their sockets and leaves nothing stored", async () => {
    const sockets = [await watch(leagueId, ada), await watch(leagueId, userIds[1]!)];
    await award(leagueId, ada, 31);
    at(closes);
    await ring();
    for (const socket of sockets) await socket.until("its end", ({ closed }) => closed !== null);
    for (const socket of sockets) {
      expect(socket.frames.at(-1)).toEqual({ type: "closed", seq: (socket.frames.at(-2)?.seq ?? 0) + 1 });
      expect(socket.closed?.code).toBe(LIVE_CLOSE.weekClosed);
    }
    expect((await league())?.finalizedAt).toBe(closes.getTime());
    expect((await outcome()).map((one) => one.league_tier)).toEqual([2, 1, 1]);
    expect(await storedIn(leagueId)).toMatchObject(NOTHING_STORED);
    // Starting again does not store anything either.
    await evictDurableObject(leagueObjectOf(leagueId));
    expect(await storedIn(leagueId)).toMatchObject(NOTHING_STORED);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["an award's total", () => tell(leagueId, ada, 99)],
    ["the total of an unknown member", () => tell(leagueId, "stranger", 99)],
    ["that a member left", () => leagueObjectOf(leagueId).removeMember(leagueId, ada)],
    ["that the week is over", () => leagueObjectOf(leagueId).closeIfOver(leagueId)],
    ["the alarm", () => inLeagueObject(leagueId, (_, inside) => inside.alarm())],
  ])("is final, whatever arrives late: %s", async (_, comes) => {
    await watch(leagueId, ada);
    at(closes);
    await ring();
    const before = await outcome();
    at(new Date(closes.getTime() + 3_600_000));
    for (let time = 0; time < 2; time++) {
      await comes();
      await ring();
      expect(await storedIn(leagueId)).toMatchObject(NOTHING_STORED);
      await evictDurableObject(leagueObjectOf(leagueId));
    }
    expect(await outcome()).toEqual(before);
    expect((await league())?.finalizedAt).toBe(closes.getTime());
  });

  it("comes once, even if the alarm and requests ask at the same time", async () => {
    const socket = await watch(leagueId, ada);
    const versions = (await outcome()).map((one) => Number(one.version));
    at(closes);
    await Promise.all([
      runDurableObjectAlarm(leagueObjectOf(leagueId)),
      leagueObjectOf(leagueId).closeIfOver(leagueId),
      leagueObjectOf(leagueId).closeIfOver(leagueId),
      tell(leagueId, ada, 40),
    ]);
    await socket.until("its end", ({ closed }) => closed !== null);
    await ring();
    expect(socket.frames.filter(({ type }) => type === "closed")).toHaveLength(1);
    expect((await outcome()).map((one) => Number(one.version))).toEqual(versions.map((version) => version + 1));
    expect(await storedIn(leagueId)).toMatchObject(NOTHING_STORED);
  });

  it("is retried every minute while D1 fails, with the viewers still connected, until it succeeds", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const socket = await watch(leagueId, ada);
    await breakDatabase(leagueId);
    for (let tries = 0; tries < 8; tries++) {
      at(new Date(closes.getTime() + tries * 60_000));
      expect(await runDurableObjectAlarm(leagueObjectOf(leagueId))).toBe(true);
      expect(await alarmOf()).toBe(Date.now() + 60_000);
      expect(log).toHaveBeenCalledTimes(tries + 1);
    }
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
      level: "error",
      what: "league not closed",
      leagueId,
    });
    expect(socket.closed).toBeNull();
    await hookDatabase(leagueId, {});
    await ring();
    await socket.until("its end", ({ closed }) => closed !== null);
    expect(socket.closed?.code).toBe(LIVE_CLOSE.weekClosed);
    expect((await league())?.finalizedAt).toBe(Date.now());
    expect(await storedIn(leagueId)).toMatchObject(NOTHING_STORED);
  });

  it("is noticed at the next read, or by the alarm of the close, if someone else closed the week in D1", async () => {
    const socket = await watch(leagueId, ada);
    const other = await newLeague([5]);
    await award(other.leagueId, other.userIds[0]!, 6);
    const instant = new Date(WEEK_ENDS).getTime() + 60_000;
    at(new Date(instant));
    const update = "UPDATE leagues SET is_active = 0, finalized_at = ? WHERE id IN (?, ?)";
    await env.DB.prepare(update).bind(instant, leagueId, other.leagueId).run();
    await ring();
    await socket.until("its end", ({ closed }) => closed !== null);
    expect(socket.closed?.code).toBe(LIVE_CLOSE.weekClosed);
    at(closesAt(other.leagueId));
    await runDurableObjectAlarm(leagueObjectOf(other.leagueId));
    expect(await storedIn(other.leagueId)).toMatchObject(NOTHING_STORED);
  });
});

describe("a league object", () => {
  it("stores nothing for a league that D1 does not have, whatever it is told", async () => {
    const unknown = "2046-03-19.2.000999";
    await tell(unknown, "somebody", 5);
    expect(await storedIn(unknown)).toMatchObject(NOTHING_STORED);
    at(WEEK_ENDS.replace("26T", "27T"));
    await leagueObjectOf(unknown).closeIfOver(unknown);
    await leagueObjectOf(unknown).removeMember(unknown, "somebody");
    await runDurableObjectAlarm(leagueObjectOf(unknown));
    expect(await storedIn(unknown)).toMatchObject(NOTHING_STORED);
  });

  it("never switches to another league", async () => {
    await award(leagueId, ada, 31);
    const news = { userId: ada, weeklyXp: 99, reachedAt: 1 };
    await inLeagueObject(leagueId, async (_, inside) => {
      await expect(inside.applyTotal("2046-03-19.1.000999", news)).rejects.toThrow("never switch to another league");
    });
    expect((await storedIn(leagueId)).members.map((member) => member.weekly_xp)).not.toContain(99);
  });
});
