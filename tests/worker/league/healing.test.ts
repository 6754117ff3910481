import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LIVE_CLOSE } from "#schema/api/league-live.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { type LiveSocket, leagueObjectOf, madeUpSeatId } from "#tests/support/worker/league.ts";
import {
  award,
  breakDatabase,
  dropSeat,
  expectSameAsHttp,
  hideSeat,
  hookDatabase,
  inLeagueObject,
  newLeague,
  storedIn,
  storeXp,
  tell,
  watch,
} from "#tests/support/worker/league-object.ts";

let leagueId: string;
let ada: string;
let ben: string;
let cleo: string;
let socket: LiveSocket;

/** Three members; the first one is watching. */
beforeEach(async () => {
  at("2046-03-21T12:00:00Z");
  const made = await newLeague([30, 20, 10]);
  leagueId = made.leagueId;
  [ada = "", ben = "", cleo = ""] = made.userIds;
  socket = await watch(leagueId, ada);
});
afterEach(() => {
  realClock();
  vi.restoreAllMocks();
});

/** Inserts a seat in D1 without telling the object. */
async function takeSeat(userId: string, weeklyXp: number): Promise<void> {
  const columns = "league_id, user_id, seat_id, display_name, weekly_xp, last_xp_update";
  await env.DB.prepare(`INSERT INTO league_members (${columns}) VALUES (?, ?, ?, 'New N.', ?, ?)`)
    .bind(leagueId, userId, madeUpSeatId(userId), weeklyXp, Date.now())
    .run();
}

/** Fails if another frame arrives. */
async function expectNoFrame(): Promise<void> {
  const before = socket.frames.length;
  await scheduler.wait(350);
  expect(socket.frames.slice(before)).toEqual([]);
}

describe("the object catches up with D1", () => {
  it("with the next alarm while someone is watching", async () => {
    await storeXp(ben, 25);
    await expectNoFrame();
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await socket.until("the award", (seen) => seen.xpOf(ben) === 25);
    await expectSameAsHttp(leagueId, ada, [socket]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["a browser that resumes", async () => socket.send(JSON.stringify({ type: "resume", seq: 1 }))],
    ["a second viewer", () => watch(leagueId, cleo)],
    ["another award", () => award(leagueId, ada, 31)],
  ])("after hibernation, with %s", async (_, wakes) => {
    await storeXp(ben, 25);
    await evictDurableObject(leagueObjectOf(leagueId), { webSockets: "hibernate" });
    await wakes();
    await socket.until("the award", (seen) => seen.xpOf(ben) === 25);
    await expectSameAsHttp(leagueId, ada, [socket]);
  });

  it("when it is told about an unknown member, with one read for many at the same time", async () => {
    const count = await hookDatabase(leagueId, {});
    const newcomers = Array.from({ length: 20 }, (_, i) => `${ada}-new-${i}`);
    for (const [i, id] of newcomers.entries()) await takeSeat(id, 40 + i);
    await storeXp(ben, 25);
    await Promise.all(newcomers.map((id, i) => tell(leagueId, id, 40 + i)));
    await socket.until("all of them", (seen) => newcomers.every((id, i) => seen.xpOf(id) === 40 + i));
    expect(socket.xpOf(ben)).toBe(25);
    expect(count.trips).toBeLessThanOrEqual(2);
    await expectSameAsHttp(leagueId, ada, [socket]);
  });

  it("without reading D1 for known members", async () => {
    const count = await hookDatabase(leagueId, {});
    for (const [i, id] of [ada, ben, cleo, ada].entries()) await award(leagueId, id, 50 + i);
    expect(count.trips).toBe(0);
  });

  it("without showing anyone who has no seat", async () => {
    await tell(leagueId, "stranger", 1_000);
    await expectNoFrame();
    expect((await storedIn(leagueId)).members).toHaveLength(3);
  });
});

describe("a total", () => {
  it.each([
    ["repeated", 25],
    ["older", 24],
    ["zero", 0],
  ])("that is %s changes nothing and writes nothing", async (_, again) => {
    await award(leagueId, ben, 25);
    await socket.until("the award", (seen) => seen.xpOf(ben) === 25);
    const before = await storedIn(leagueId);
    await tell(leagueId, ben, again, Date.now() + 5);
    await expectNoFrame();
    expect(await storedIn(leagueId)).toEqual(before);
  });

  it("that overtakes an older one stays, even if D1 is read in between", async () => {
    await storeXp(ben, 25);
    await tell(leagueId, ben, 27);
    await tell(leagueId, ben, 26);
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await socket.until("the award", (seen) => seen.xpOf(ben) === 27);
    await expectNoFrame();
    expect(socket.xpOf(ben)).toBe(27);
  });
});

describe("D1 decides who is a member", () => {
  it.each([
    ["lost their seat", dropSeat],
    ["left", hideSeat],
  ])("and a member who %s is gone with the next alarm, sockets included", async (_, happens) => {
    const theirs = await watch(leagueId, ben);
    await happens(ben);
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await theirs.until("its end", ({ closed }) => closed !== null);
    expect(theirs.closed?.code).toBe(LIVE_CLOSE.notAMember);
    await socket.until("that one left", (seen) => seen.xpOf(ben) === undefined);
    expect(socket.closed).toBeNull();
    await expectSameAsHttp(leagueId, ada, [socket]);
    expect((await storedIn(leagueId)).members.map((row) => row.user_id)).toEqual([ada, cleo]);
  });

  it.each([
    ["deleted", "DELETE FROM sessions WHERE user_id = ?"],
    ["expired", `UPDATE sessions SET expire = ${Date.parse("2046-03-21T12:01:00Z")} WHERE user_id = ?`],
  ])("and only a socket whose session is %s ends with the next alarm", async (_, sql) => {
    const theirs = await watch(leagueId, ben);
    await env.DB.prepare(sql).bind(ben).run();
    const again = await watch(leagueId, ben);
    at("2046-03-21T12:01:00Z");
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await theirs.until("its end", ({ closed }) => closed !== null);
    expect(theirs.closed?.code).toBe(LIVE_CLOSE.notAMember);
    await award(leagueId, ben, 21);
    for (const open of [socket, again]) await open.until("the award", (seen) => seen.xpOf(ben) === 21);
    expect([socket.closed, again.closed]).toEqual([null, null]);
  });

  it("and what they are called", async () => {
    await env.DB.prepare(
      "UPDATE league_members SET display_name = 'Ida I.', avatar_url = 'https://example.org/i' WHERE user_id = ?",
    )
      .bind(ben)
      .run();
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await socket.until("the name", ({ frames }) => frames.length > 1);
    await expectSameAsHttp(leagueId, ada, [socket]);
    await evictDurableObject(leagueObjectOf(leagueId), { webSockets: "hibernate" });
    await award(leagueId, ben, 21);
    await socket.until("the award", (seen) => seen.xpOf(ben) === 21);
    await expectSameAsHttp(leagueId, ada, [socket]);
  });
});

describe("a database that does not answer", () => {
  it("leaves the view as it is and is logged; what was missed shows later", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await breakDatabase(leagueId);
    await storeXp(ben, 25);
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await expectNoFrame();
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      { level: "error", what: "league not read", leagueId, error: expect.stringContaining("Network connection lost") },
    ]);
    // Totals that the object is told about still arrive.
    await award(leagueId, cleo, 11);
    await socket.until("the award", (seen) => seen.xpOf(cleo) === 11);
    expect(socket.xpOf(ben)).toBe(20);
    await hookDatabase(leagueId, {});
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await socket.until("the award", (seen) => seen.xpOf(ben) === 25);
    await expectSameAsHttp(leagueId, ada, [socket]);
  });

  it("is read again by the next caller if the first read after a start failed", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await evictDurableObject(leagueObjectOf(leagueId), { webSockets: "hibernate" });
    await storeXp(ben, 25);
    const broken = await breakDatabase(leagueId);
    await award(leagueId, ada, 31);
    expect(broken.trips).toBe(1);
    const count = await hookDatabase(leagueId, {});
    await award(leagueId, ada, 32);
    await award(leagueId, ada, 33);
    expect(count.trips).toBe(1);
    await socket.until("the award", (seen) => seen.xpOf(ben) === 25);
  });

  it("does not lock a viewer out", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await breakDatabase(leagueId);
    const other = await watch(leagueId, cleo);
    expect([other.xpOf(ada), other.xpOf(ben), other.xpOf(cleo)]).toEqual([30, 20, 10]);
  });
});

describe("while D1 is slow to answer", () => {
  /** Holds back answers of D1, which were read before what happens in the meantime. */
  async function slowly(meanwhile: (answer: () => void) => Promise<unknown>): Promise<void> {
    let [answer, isAsked] = [(): void => {}, (): void => {}];
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    await hookDatabase(leagueId, {
      after: async (trip) => {
        isAsked();
        if (trip === 1) await held;
      },
    });
    const reading = runDurableObjectAlarm(leagueObjectOf(leagueId));
    await asked;
    await meanwhile(answer);
    answer();
    await reading;
  }

  it("the higher total wins, whichever came first", async () => {
    await slowly(async () => {
      await award(leagueId, ben, 26);
      await storeXp(cleo, 12);
      await tell(leagueId, cleo, 12);
    });
    await socket.until("both awards", (seen) => seen.xpOf(ben) === 26 && seen.xpOf(cleo) === 12);
    await expectNoFrame();
    await expectSameAsHttp(leagueId, ada, [socket]);
  });

  it("the older answer does not remove a newcomer", async () => {
    await slowly(async (answer) => {
      await takeSeat("newcomer", 15);
      const told = tell(leagueId, "newcomer", 15);
      await scheduler.wait(50);
      answer();
      await told;
    });
    await socket.until("the newcomer", (seen) => seen.xpOf("newcomer") === 15);
    await expectNoFrame();
    expect(socket.xpOf("newcomer")).toBe(15);
    await expectSameAsHttp(leagueId, ada, [socket]);
    await env.DB.prepare("DELETE FROM league_members WHERE user_id = 'newcomer'").run();
  });

  it("the older answer does not bring back a member who left", async () => {
    await slowly(async (answer) => {
      await hideSeat(ben);
      const told = leagueObjectOf(leagueId).removeMember(leagueId, ben);
      await scheduler.wait(50);
      answer();
      await told;
    });
    await socket.until("that one left", (seen) => seen.xpOf(ben) === undefined);
    await expectNoFrame();
    expect(socket.xpOf(ben)).toBeUndefined();
    expect((await storedIn(leagueId)).members.map((row) => row.user_id)).toEqual([ada, cleo]);
  });

  it("a new viewer gets the state after it", async () => {
    let other: LiveSocket | undefined;
    await evictDurableObject(leagueObjectOf(leagueId), { webSockets: "hibernate" });
    await storeXp(ben, 25);
    await slowly(async (answer) => {
      const opening = watch(leagueId, cleo);
      await scheduler.wait(50);
      answer();
      other = await opening;
    });
    expect(other?.frames).toHaveLength(1);
    expect(other?.xpOf(ben)).toBe(25);
  });

  it("a new viewer of an object that has read before does not wait, and stays", async () => {
    let other: LiveSocket | undefined;
    await slowly(async () => {
      other = await watch(leagueId, cleo);
    });
    await award(leagueId, ben, 26);
    await other?.until("the award", (seen) => seen.xpOf(ben) === 26);
    expect(other?.closed).toBeNull();
  });

  it("the older answer does not undo the end of the week", async () => {
    await slowly(async (answer) => {
      at("2046-03-26T00:10:00Z");
      await leagueObjectOf(leagueId).closeIfOver(leagueId);
      answer();
    });
    await socket.until("its end", ({ closed }) => closed !== null);
    await inLeagueObject(leagueId, () => {});
    expect(await storedIn(leagueId)).toMatchObject({ tables: [], members: [], alarm: null });
  });
});
