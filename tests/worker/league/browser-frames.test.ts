import { evictDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LIVE_CLOSE, LIVE_PING, MAX_CLIENT_FRAME_LENGTH } from "#schema/api/league-live.ts";
import { at, realClock } from "#tests/support/worker/clock.ts";
import { type LiveSocket, leagueObjectOf } from "#tests/support/worker/league.ts";
import {
  award,
  expectSameAsHttp,
  newLeague,
  tableFrom,
  untilFrame,
  watch,
} from "#tests/support/worker/league-object.ts";

let leagueId: string;
let userIds: string[];
let socket: LiveSocket;
let other: LiveSocket;

beforeEach(async () => {
  at("2046-03-21T12:00:00Z");
  ({ leagueId, userIds } = await newLeague([30, 20]));
  socket = await watch(leagueId, userIds[0]!);
  other = await watch(leagueId, userIds[1]!);
});
afterEach(realClock);

function resume(seq: number): string {
  return JSON.stringify({ type: "resume", seq });
}

/** The next award reaches every viewer, and none of them has missed a frame. */
async function lifeGoesOn(sockets: readonly LiveSocket[]): Promise<void> {
  await award(leagueId, userIds[1]!, 90);
  for (const one of sockets) await one.until("the award", (seen) => seen.xpOf(userIds[1]!) === 90);
  expect(sockets.filter(({ closed }) => closed !== null)).toEqual([]);
  await expectSameAsHttp(leagueId, userIds[0]!, sockets);
}

describe("a ping", () => {
  it("is answered while the league object hibernates, without waking it", async () => {
    await evictDurableObject(leagueObjectOf(leagueId), { webSockets: "hibernate" });
    socket.send(LIVE_PING);
    await socket.until("an answer", ({ texts }) => texts.length > 1);
    expect(socket.texts.at(-1)).toBe("pong");
    expect(other.texts).toHaveLength(1);
    // Only a running object can be evicted.
    await expect(evictDurableObject(leagueObjectOf(leagueId), { webSockets: "hibernate" })).rejects.toThrow();
    await lifeGoesOn([socket, other]);
  });

  it("is answered every time", async () => {
    for (let i = 0; i < 50; i++) socket.send(LIVE_PING);
    await socket.until("every answer", ({ texts }) => texts.length === 51);
    await lifeGoesOn([socket, other]);
  });
});

describe("resume", () => {
  it("with the newest number is not answered", async () => {
    const { seq } = tableFrom(socket.frames);
    socket.send(resume(seq));
    await lifeGoesOn([socket, other]);
    expect(socket.frames.map(({ type }) => type)).toEqual(["snapshot", "xp"]);
  });

  it.each([
    ["an old number", 0],
    ["the number before the newest", -1],
    ["a number that was never sent", 100],
  ])("with %s gets a snapshot, only for the browser that asked", async (_, seq) => {
    await award(leagueId, userIds[0]!, 31);
    await socket.until("the award", (seen) => seen.xpOf(userIds[0]!) === 31);
    await untilFrame([other], socket.frames.at(-1)?.seq ?? 0);
    const newest = tableFrom(socket.frames).seq;
    socket.send(resume(seq < 0 ? newest + seq : seq));
    await socket.until("everything", ({ frames }) => frames.length === 3);
    expect(socket.frames.at(-1)).toMatchObject({ type: "snapshot", seq: newest });
    expect(other.frames).toHaveLength(2);
    await lifeGoesOn([socket, other]);
  });

  it("is allowed again after 250 ms, even across hibernation", async () => {
    socket.send(resume(0));
    await socket.until("everything", ({ frames }) => frames.length === 2);
    await evictDurableObject(leagueObjectOf(leagueId), { webSockets: "hibernate" });
    at("2046-03-21T12:00:00.250Z");
    socket.send(resume(0));
    await socket.until("everything", ({ frames }) => frames.length === 3);
    await lifeGoesOn([socket, other]);
  });

  it("that comes again sooner ends the socket, even across hibernation", async () => {
    socket.send(resume(0));
    await socket.until("everything", ({ frames }) => frames.length === 2);
    await evictDurableObject(leagueObjectOf(leagueId), { webSockets: "hibernate" });
    at("2046-03-21T12:00:00.249Z");
    socket.send(resume(0));
    await socket.until("its end", ({ closed }) => closed !== null);
    expect(socket.closed?.code).toBe(LIVE_CLOSE.badFrame);
    await lifeGoesOn([other]);
  });

  it("sent a thousand times is answered once and ends the socket", async () => {
    for (let i = 0; i < 1_000; i++) socket.send(resume(0));
    await socket.until("its end", ({ closed }) => closed !== null);
    expect(socket.closed?.code).toBe(LIVE_CLOSE.badFrame);
    expect(socket.frames).toHaveLength(2);
    await lifeGoesOn([other]);
  });
});

describe("an invalid frame", () => {
  it.each<[string, string | ArrayBuffer, number]>([
    ["nothing", "", LIVE_CLOSE.badFrame],
    ["text that is not JSON", "{", LIVE_CLOSE.badFrame],
    ["JSON that is not an object", "null", LIVE_CLOSE.badFrame],
    ["a list", "[]", LIVE_CLOSE.badFrame],
    ["a number", "1", LIVE_CLOSE.badFrame],
    ["an object without a type", '{"seq":1}', LIVE_CLOSE.badFrame],
    ["an unknown type", '{"type":"award","seq":1}', LIVE_CLOSE.badFrame],
    ["a server frame", '{"type":"closed","seq":1}', LIVE_CLOSE.badFrame],
    ["a resume without a number", '{"type":"resume"}', LIVE_CLOSE.badFrame],
    ["a number as a string", '{"type":"resume","seq":"1"}', LIVE_CLOSE.badFrame],
    ["a negative number", '{"type":"resume","seq":-1}', LIVE_CLOSE.badFrame],
    ["a fraction", '{"type":"resume","seq":0.5}', LIVE_CLOSE.badFrame],
    ["a number too large to represent", '{"type":"resume","seq":1e400}', LIVE_CLOSE.badFrame],
    ["an extra field", '{"type":"resume","seq":1,"userId":"x"}', LIVE_CLOSE.badFrame],
    ["a __proto__ key", '{"type":"resume","seq":1,"__proto__":{"seq":2}}', LIVE_CLOSE.badFrame],
    ["a ping with a space", "ping ", LIVE_CLOSE.badFrame],
    ["bytes", new TextEncoder().encode('{"type":"resume","seq":1}').buffer as ArrayBuffer, LIVE_CLOSE.badFrame],
    ["no bytes", new ArrayBuffer(0), LIVE_CLOSE.badFrame],
    ["a megabyte of bytes", new ArrayBuffer(1_000_000), LIVE_CLOSE.badFrame],
    ["one character too many", resume(1).padEnd(MAX_CLIENT_FRAME_LENGTH + 1), LIVE_CLOSE.tooLarge],
    ["a megabyte of text", "x".repeat(1_000_000), LIVE_CLOSE.tooLarge],
    ["a megabyte of brackets", "[".repeat(1_000_000), LIVE_CLOSE.tooLarge],
  ])("ends its socket and no other one: %s", async (_, data, code) => {
    socket.send(data);
    await socket.until("its end", ({ closed }) => closed !== null);
    expect(socket.closed?.code).toBe(code);
    expect(socket.frames).toHaveLength(1);
    await lifeGoesOn([other]);
  });

  it("is not one of exactly the largest size", async () => {
    socket.send(resume(0).padEnd(MAX_CLIENT_FRAME_LENGTH));
    await socket.until("everything", ({ frames }) => frames.length === 2);
    await lifeGoesOn([socket, other]);
  });

  it("sent by every viewer at the same time does not affect viewers who connect later", async () => {
    for (const one of [socket, other]) for (let i = 0; i < 20; i++) one.send("x".repeat(300));
    for (const one of [socket, other]) await one.until("its end", ({ closed }) => closed !== null);
    await lifeGoesOn([await watch(leagueId, userIds[1]!)]);
  });
});
