import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LIVE_CLOSE } from "#schema/api/league-live.ts";
import { Actor, ORIGIN } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { askForSocket, LiveSocket, leagueObjectOf, openSocket } from "#tests/support/worker/league.ts";
import { award, browserOf, inLeagueObject, newLeague, storedIn, watch } from "#tests/support/worker/league-object.ts";
import { upgradeHeaders } from "#worker/league/league-object.ts";
import { MAX_SOCKETS_PER_MEMBER } from "#worker/league/viewers.ts";

let leagueId: string;
let userIds: string[];
let ada: Awaited<ReturnType<typeof browserOf>>;

beforeEach(async () => {
  at("2046-03-21T12:00:00Z");
  ({ leagueId, userIds } = await newLeague([30, 20]));
  ada = await browserOf(userIds[0]!);
});
afterEach(realClock);

/** How many open sockets of a member the object counts. */
function openOf(userId: string): Promise<number> {
  return inLeagueObject(
    leagueId,
    (state) => state.getWebSockets(userId).filter(({ readyState }) => readyState === WebSocket.OPEN).length,
  );
}

describe("an upgrade is refused", () => {
  afterEach(async () => {
    // A refused upgrade never reaches the object.
    expect((await storedIn(leagueId)).tables).toEqual([]);
  });

  it.each<[string, number, () => Promise<Response>]>([
    ["without a session", 401, () => askForSocket(new Actor(), leagueId)],
    [
      "with an unknown session",
      401,
      () => {
        const stranger = new Actor();
        stranger.cookies.set("session", "x".repeat(43));
        return askForSocket(stranger, leagueId);
      },
    ],
    [
      "from another origin, without Sec-Fetch-Site",
      403,
      () =>
        ada.fetch(`/api/gamification/league/${leagueId}/live`, {
          headers: { Upgrade: "websocket", Origin: "https://evil.example" },
        }),
    ],
    [
      "without an origin",
      403,
      () => ada.fetch(`/api/gamification/league/${leagueId}/live`, { headers: { Upgrade: "websocket" } }),
    ],
    ["from a sibling subdomain", 403, () => askForSocket(ada, leagueId, { "Sec-Fetch-Site": "same-site" })],
    ["from another site", 403, () => askForSocket(ada, leagueId, { "Sec-Fetch-Site": "cross-site" })],
    [
      "from another site that claims our origin",
      403,
      () => askForSocket(ada, leagueId, { "Sec-Fetch-Site": "cross-site", Origin: ORIGIN }),
    ],
    ["from an address bar", 403, () => askForSocket(ada, leagueId, { "Sec-Fetch-Site": "none" })],
    [
      "that does not ask for a WebSocket",
      426,
      () => ada.fetch(`/api/gamification/league/${leagueId}/live`, { headers: { "Sec-Fetch-Site": "same-origin" } }),
    ],
    ["that asks for another protocol", 426, () => askForSocket(ada, leagueId, { Upgrade: "h2c" })],
    ["for an id without a number", 403, () => askForSocket(ada, "2046-03-19.1")],
    ["for a string that is not an id", 403, () => askForSocket(ada, "league")],
    ["for an id that does not start on a Monday", 403, () => askForSocket(ada, "2046-03-20.1.000001")],
    ["for an id with an extra digit", 403, () => askForSocket(ada, `${leagueId}0`)],
    ["for a league that does not exist", 403, () => askForSocket(ada, "2046-03-19.1.999999")],
  ])("%s: %i", async (_, status, ask) => {
    await expectError(await ask(), status);
  });

  it("for someone else's league, which stays as it is", async () => {
    const other = await newLeague([5]);
    const error = await expectError(await askForSocket(ada, other.leagueId), 403);
    expect(error).toMatchObject({ field: "leagueId" });
    expect((await storedIn(other.leagueId)).tables).toEqual([]);
  });

  it("once the seat was given up", async () => {
    await env.DB.prepare("UPDATE user_xp SET league_id = NULL WHERE user_id = ?").bind(ada.userId).run();
    await expectError(await askForSocket(ada, leagueId), 403);
  });

  it("with a session that has expired or that only KV still has", async () => {
    // This call asks KV, and copies the session there.
    expect((await ada.send("GET /api/curriculum/chapters/:level", { params: { level: "A1" } })).status).toBe(200);
    await env.DB.prepare("DELETE FROM sessions WHERE sid = ?").bind(ada.sid).run();
    await expectError(await askForSocket(ada, leagueId), 401);
    const late = await browserOf(userIds[1]!);
    at("2046-09-21T12:00:00Z");
    await expectError(await askForSocket(late, leagueId), 401);
  });
});

describe("an upgrade", () => {
  it("belongs to the learner of the session, whatever its headers claim", async () => {
    const claims = {
      [upgradeHeaders.user]: userIds[1]!,
      [upgradeHeaders.league]: "2046-03-19.1.000009",
      [upgradeHeaders.session]: "x",
    };
    const response = await askForSocket(ada, leagueId, claims);
    expect(response.status).toBe(101);
    const socket = new LiveSocket(response.webSocket!);
    await socket.until("first frame", ({ frames }) => frames.length > 0);
    expect(socket.frames[0]).toMatchObject({ leagueId });
    expect([await openOf(ada.userId), await openOf(userIds[1]!)]).toEqual([1, 0]);
  });

  it("that did not come through the Worker is refused by the object", async () => {
    const response = await leagueObjectOf(leagueId).fetch(new Request(ORIGIN, { headers: { Upgrade: "websocket" } }));
    expect(response.status).toBe(400);
    expect((await storedIn(leagueId)).tables).toEqual([]);
  });

  it("that arrives after the week was closed is told so and leaves nothing behind", async () => {
    await env.DB.prepare("UPDATE leagues SET is_active = 0, finalized_at = 1 WHERE id = ?").bind(leagueId).run();
    const response = await askForSocket(ada, leagueId);
    expect(response.status).toBe(101);
    const socket = new LiveSocket(response.webSocket!);
    await socket.until("its end", ({ closed }) => closed !== null);
    expect([socket.closed?.code, socket.frames]).toEqual([LIVE_CLOSE.weekClosed, []]);
    expect(await storedIn(leagueId)).toMatchObject({ tables: [], alarm: null });
  });
});

describe("the sockets of one member", () => {
  it("are limited to 40: one more ends their oldest and nobody else's", async () => {
    const other = await watch(leagueId, userIds[1]!);
    const mine: LiveSocket[] = [];
    for (let i = 0; i < MAX_SOCKETS_PER_MEMBER; i++) {
      at(new Date(Date.now() + 1_000));
      mine.push(await openSocket(ada, leagueId));
    }
    expect(await openOf(ada.userId)).toBe(40);
    at(new Date(Date.now() + 1_000));
    const last = await openSocket(ada, leagueId);
    const [oldest, ...kept] = mine;
    await oldest?.until("its end", ({ closed }) => closed !== null);
    expect(oldest?.closed?.code).toBe(LIVE_CLOSE.replaced);
    expect(await openOf(ada.userId)).toBe(40);
    await award(leagueId, userIds[1]!, 21);
    for (const socket of [...kept, last, other])
      await socket.until("the award", (seen) => seen.xpOf(userIds[1]!) === 21);
    expect([...kept, last, other].filter(({ closed }) => closed !== null)).toEqual([]);
    expect(oldest?.xpOf(userIds[1]!)).toBe(20);
  });

  it("are never more than 40, even if 1,000 open in the same instant, and the newest stay", async () => {
    const headers = {
      Upgrade: "websocket",
      [upgradeHeaders.league]: leagueId,
      [upgradeHeaders.user]: ada.userId,
      [upgradeHeaders.session]: ada.sid,
    };
    const sockets: LiveSocket[] = [];
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => leagueObjectOf(leagueId).fetch(new Request(ORIGIN, { headers }))),
      );
      sockets.push(...answers.map(({ webSocket }) => new LiveSocket(webSocket!)));
      expect(await openOf(ada.userId)).toBe(40);
    }
    const newest = await openSocket(ada, leagueId);
    for (const socket of sockets.slice(0, 900)) await socket.until("its end", ({ closed }) => closed !== null);
    const ended = sockets.filter(({ closed }) => closed !== null);
    expect(ended.length).toBe(961);
    expect(new Set(ended.map(({ closed }) => closed?.code))).toEqual(new Set([LIVE_CLOSE.replaced]));
    await award(leagueId, userIds[1]!, 21);
    await newest.until("the award", (seen) => seen.xpOf(userIds[1]!) === 21);
    expect(newest.closed).toBeNull();
  });
});
