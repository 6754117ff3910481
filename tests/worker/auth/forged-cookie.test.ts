import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "#schema/api/index.ts";
import { Actor, makeLearner, type Sent } from "#tests/support/worker/actor.ts";
import { expectError, faultsOfError } from "#tests/support/worker/answers.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { askForSocket, joinLeague } from "#tests/support/worker/league.ts";
import { goodCalls, SERVED } from "#tests/support/worker/served-calls.ts";
import { row, storage } from "#tests/support/worker/storage.ts";

type Learner = Awaited<ReturnType<typeof makeLearner>>;

let victim: Learner;
let attacker: Learner;
beforeAll(async () => {
  [victim, attacker] = [await makeLearner(), await makeLearner()];
  await joinLeague(victim);
});

function secretOf(learner: Learner): string {
  return (learner.cookies.get("session") ?? "").split(".")[1] ?? "";
}

function browserWith(cookie: string): Actor {
  const browser = new Actor();
  browser.cookies.set("session", cookie);
  return browser;
}

function sidOf(userId: string) {
  return row<{ sid: string }>("SELECT sid FROM sessions WHERE user_id = ?", userId).then((found) => found?.sid ?? "");
}

const CHAPTERS = "GET /api/curriculum/chapters/:level";
const OF_A1 = { params: { level: "A1" } } as const;
/** Calls that end or replace the session of the cookie, whoever it is. */
const OPEN = new Set<string>(SERVED.filter((key) => api[key].access === "public"));

describe("a cookie that names a learner without their secret", () => {
  it.each([
    ["with the secret of another session", () => `${victim.userId}.${secretOf(attacker)}`],
    ["with a made-up secret", () => `${victim.userId}.${"A".repeat(43)}`],
    [
      "with the hash that the database holds",
      async () => `${victim.userId}.${(await sidOf(victim.userId)).slice(0, 43)}`,
    ],
  ])("opens no call, stores nothing, wakes no league and leaves no line in the log: %s", async (_, cookie) => {
    const calls = await goodCalls(victim);
    const forger = browserWith(await cookie());
    const visitor = new Actor();
    const lines = vi.spyOn(console, "info");
    const before = await storage();
    const { env: counting, captured } = countingEnv(env);
    forger.onAnswer = captured.answered;
    const faults: Record<string, string[]> = {};
    for (const key of SERVED.filter((name) => !OPEN.has(name))) {
      const response = await forger.send(key, { ...(calls[key] as Sent<typeof key>), env: counting });
      if (api[key].access === "learner") {
        const wrong = await faultsOfError(response, 401);
        if (wrong.length > 0) faults[key] = wrong;
      } else {
        const ought = await visitor.send(key, calls[key]);
        if (response.status !== ought.status) faults[key] = [`${response.status} instead of ${ought.status}`];
        if ((await response.text()).includes(victim.userId)) faults[key] = ["names the learner"];
      }
    }
    expect(faults).toEqual({});
    expect(await storage()).toEqual(before);
    expect(captured.cost).toMatchObject({ rowsWritten: 0, kvWrites: 0, doHops: 0 });
    expect(lines).not.toHaveBeenCalled();
    lines.mockRestore();
  });

  it("does not sign the learner out", async () => {
    await browserWith(`${victim.userId}.${secretOf(attacker)}`).send("POST /api/auth/logout");
    expect(await victim.call("GET /api/auth/user")).toMatchObject({ id: victim.userId });
    expect(await attacker.call("GET /api/auth/user")).toMatchObject({ id: attacker.userId });
  });

  it("does not open a socket, and the league is not asked", async () => {
    const { leagueId } = (await row<{ leagueId: string }>(
      "SELECT league_id AS leagueId FROM user_xp WHERE user_id = ?",
      victim.userId,
    )) ?? { leagueId: "" };
    const { env: counting, captured } = countingEnv(env);
    const forger = browserWith(`${victim.userId}.${secretOf(attacker)}`);
    await expectError(await askForSocket(forger, leagueId, {}, counting), 401);
    expect(captured.cost).toMatchObject({ doHops: 0, kvReads: 0 });
  });

  it("does not use up the learner's tries to change the password", async () => {
    const body = { currentPassword: "wrong horse", newPassword: "another long horse" };
    const forger = browserWith(`${victim.userId}.${secretOf(attacker)}`);
    for (let tries = 0; tries < 12; tries += 1)
      await expectError(await forger.send("POST /api/auth/password", { body }), 401);
    await expectError(await victim.send("POST /api/auth/password", { body }), 400);
  });
});

describe("what KV says", () => {
  beforeEach(async () => {
    victim = await makeLearner();
  });

  it("does not count when it is about somebody else than the cookie names", async () => {
    const expire = new Date(Date.now() + 60_000).toISOString();
    await env.SESSIONS.put(
      `session:${await sidOf(victim.userId)}`,
      JSON.stringify({ userId: attacker.userId, expire }),
    );
    expect(await victim.call(CHAPTERS, OF_A1)).toHaveLength(10);
    const kept = await env.SESSIONS.get<{ userId: string }>(`session:${await sidOf(victim.userId)}`, "json");
    expect(kept?.userId).toBe(victim.userId);
  });

  it("is not asked by a call that asks D1, so an outage of KV does not reach it", async () => {
    const SESSIONS = new Proxy(env.SESSIONS, {
      get: (_, name) => () => Promise.reject(new Error(`KV was asked: ${String(name)}`)),
    });
    const { env: counting, captured } = countingEnv(env);
    expect(await victim.call("GET /api/home", { env: { ...counting, SESSIONS } })).toMatchObject({
      user: { id: victim.userId },
    });
    expect(captured.cost).toMatchObject({ d1RoundTrips: 1, kvReads: 0 });
  });
});

describe("a cookie that was left behind by a session that ended elsewhere", () => {
  const LIBRARY = "GET /api/grammar/library";
  beforeEach(async () => {
    victim = await makeLearner();
    const elsewhere = browserWith(victim.cookies.get("session") ?? "");
    await elsewhere.send("POST /api/auth/logout");
  });

  it("is a visitor's where visitors are served", async () => {
    expect(await victim.call(LIBRARY)).toEqual(await new Actor().call(LIBRARY));
    expect(await victim.call("GET /api/auth/user")).toBeNull();
    await expectError(await victim.send("GET /api/gamification/xp"), 401);
    await expectError(await victim.send(CHAPTERS, OF_A1), 401);
  });

  it("is refused there while KV still has the session, so that the browser hears of its end", async () => {
    const key = `session:${await crypto.subtle
      .digest("SHA-256", new TextEncoder().encode(victim.cookies.get("session")))
      .then((hash) => [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join(""))}`;
    const expire = new Date(Date.now() + 60_000).toISOString();
    await env.SESSIONS.put(key, JSON.stringify({ userId: victim.userId, expire }));
    await expectError(await victim.send(LIBRARY), 401);
  });

  it("cannot take another learner's quiz along as a visitor's", async () => {
    const headers = { "X-Learner-Id": victim.userId };
    const body = { quizType: "adverb" as const, level: "A1" as const, score: 0, totalQuestions: 5, answers: [] };
    await expectError(await victim.send("POST /api/quiz/submit", { body, headers }), 401);
  });
});
