import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "#schema/api/index.ts";
import { Actor, makeLearner, methodOf, PASSWORD, pathOf, type Sent } from "#tests/support/worker/actor.ts";
import { expectError, faultsOfError } from "#tests/support/worker/answers.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { hookedDatabase } from "#tests/support/worker/failing-env.ts";
import { drawnQuiz, FIRST_TOPIC } from "#tests/support/worker/grammar.ts";
import { FIRST_LESSON, takeQuiz } from "#tests/support/worker/lessons.ts";
import { goodCalls, SERVED } from "#tests/support/worker/served-calls.ts";
import { row, type Storage, storage } from "#tests/support/worker/storage.ts";
import { takenConjugationQuiz } from "#tests/support/worker/verbs.ts";

type Learner = Awaited<ReturnType<typeof makeLearner>>;

const DAY_MS = 86_400_000;

let learner: Learner;
async function newLearner(): Promise<void> {
  learner = await makeLearner();
}
beforeAll(newLearner);
afterEach(() => vi.useRealTimers());

async function sid(): Promise<string> {
  return (await row<{ sid: string }>("SELECT sid FROM sessions WHERE user_id = ?", learner.userId))?.sid ?? "";
}

/** Calls of a whole screen: a session that has ended is a visitor there. */
const SCREENS = new Set<string>(["GET /api/home", "GET /api/leaderboard"]);

/** A call for content only: once it is in memory, the answer needs no D1, and KV says who is calling. */
const CONTENT_ONLY = new Set<string>([
  "GET /api/curriculum/chapters/:level",
  "GET /api/curriculum/subchapter/:id",
  "GET /api/conversation-starters",
]);

const CHAPTERS = "GET /api/curriculum/chapters/:level";
const OF_A1 = { params: { level: "A1" } } as const;

describe("who is calling", () => {
  it("is nobody for a visitor, which is not an error", async () => {
    expect(await new Actor().call("GET /api/auth/user")).toBeNull();
  });

  it("is stored in D1 and in KV under the hash of the cookie, which names the learner and holds a secret", async () => {
    const token = learner.cookies.get("session") ?? "";
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
    const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(token).toMatch(/^[\w-]{12}\.[\w-]{43}$/);
    expect(token.startsWith(`${learner.userId}.`)).toBe(true);
    expect(await sid()).toBe(hex);
    const stored = JSON.parse((await env.SESSIONS.get(`session:${hex}`)) ?? "null") as object;
    expect(Object.keys(stored).toSorted()).toEqual(["expire", "userId"]);
    expect(JSON.stringify(await env.DB.prepare("SELECT * FROM sessions").all())).not.toContain(token);
  });

  it("is found in D1 when KV does not have the session, and copied back to KV", async () => {
    await learner.call(CHAPTERS, OF_A1);
    const key = `session:${await sid()}`;
    const kept = await env.SESSIONS.get(key);
    await env.SESSIONS.delete(key);
    const { env: counting, captured } = countingEnv(env);
    await learner.call(CHAPTERS, { ...OF_A1, env: counting });
    expect(captured.cost).toMatchObject({ d1RoundTrips: 1, kvReads: 1, kvWrites: 1 });
    expect(await env.SESSIONS.get(key)).toBe(kept);
  });

  it("is found in D1 when KV holds something else under the key", async () => {
    await env.SESSIONS.put(`session:${await sid()}`, JSON.stringify({ user: "somebody" }));
    expect(await learner.call(CHAPTERS, OF_A1)).toHaveLength(10);
  });
});

describe("a session that was deleted in D1 while KV still has it", () => {
  beforeAll(newLearner);

  it("stops working for every call of a learner at once, and stores nothing", async () => {
    const calls = await goodCalls(learner);
    await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(learner.userId).run();
    const before = await storage();
    const faults: Record<string, string[]> = {};
    for (const key of SERVED) {
      if (api[key].access === "public" || CONTENT_ONLY.has(key)) continue;
      const response = await learner.send(key, calls[key]);
      const isNothing = response.status === 200 && (await response.clone().text()) === "null";
      const asVisitor = SCREENS.has(key) || key === "GET /api/auth/user";
      const wrong = asVisitor ? (isNothing ? [] : [`${response.status}`]) : await faultsOfError(response, 401);
      if (wrong.length > 0) faults[key] = wrong;
    }
    expect(faults).toEqual({});
    expect(await storage()).toEqual(before);
  });
});

describe("a session that ends between the reading and the writing of a call", () => {
  const WRITING = [
    "POST /api/curriculum/subchapter/:id/add-vocabulary",
    "POST /api/curriculum/subchapter/:id/quiz",
    "POST /api/curriculum/subchapter/:id/double-xp-challenge",
    "POST /api/quiz/submit",
    "POST /api/vocabulary/add-batch",
    "POST /api/vocabulary/words",
    "POST /api/vocabulary/verb-test/submit",
    "POST /api/conjugation-questions/populate",
    "POST /api/answer-reports",
    "POST /api/grammar/exercises/:exerciseId/submit",
    "POST /api/conversations",
    "PATCH /api/conversations/:id",
    "PATCH /api/conversations/:id/tone",
    "POST /api/conversations/:id/messages",
    "POST /api/conversations/:id/end",
    "DELETE /api/conversations/:id",
    "PATCH /api/gamification/league/membership",
  ] as const;
  beforeEach(newLearner);

  it.each(WRITING)("keeps %s from writing", async (key) => {
    const calls = await goodCalls(learner);
    await keepsFromWriting(key, calls[key] as Sent<typeof key>);
  });

  it("keeps a grammar quiz from opening the next topic", async () => {
    await keepsFromWriting("POST /api/quiz/submit", { body: await drawnQuiz(learner, { topicId: FIRST_TOPIC }) });
  });

  it("keeps a conjugation quiz from being rewarded", async () => {
    await keepsFromWriting("POST /api/quiz/submit", { body: await takenConjugationQuiz(learner) });
  });

  async function keepsFromWriting<K extends (typeof WRITING)[number]>(key: K, sent: Sent<K>): Promise<void> {
    await takeQuiz(learner, FIRST_LESSON, { right: 3 });
    // What comes from memory must be there: otherwise the first trip would only read content.
    await learner.call("GET /api/grammar/library/:id", { params: { id: FIRST_TOPIC } });
    await learner.call("GET /api/conversation-starters", { query: { language: "german", level: "A1" } });
    const { id } = await learner.call("POST /api/conversations", {
      body: { language: "german", level: "A1", tone: "friendly" },
    });
    const message = { content: "Das ist ein Haus.", language: "german", level: "A1" } as const;
    await learner.call("POST /api/conversations/:id/messages", { params: { id }, body: message });
    let before: Storage | undefined;
    let trips = 0;
    const ending = hookedDatabase(env, {
      before(trip) {
        trips = trip;
      },
      async after(trip) {
        if (trip !== 1) return;
        await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(learner.userId).run();
        before = await storage();
      },
    });
    await expectError(await learner.send(key, { ...sent, env: ending }), 401);
    expect(trips, "it tried to write").toBeGreaterThan(1);
    // A message is taken with the first trip; without a reply it is let go, so that it can be sent again.
    const seen = ({ turns = "", ...others }: Storage = {}) => {
      return { ...others, turns: key === "POST /api/conversations/:id/messages" ? turns.split(",")[0] : turns };
    };
    expect(seen(await storage())).toEqual(seen(before));
  }
});

describe("the end of a session", () => {
  beforeEach(newLearner);

  it("comes 90 days after the login, whatever KV still says", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 90 * DAY_MS - 60_000 });
    expect(await learner.call("GET /api/auth/user")).toMatchObject({ id: learner.userId });
    vi.setSystemTime(Date.now() + 61_000);
    expect(await env.SESSIONS.get(`session:${await sid()}`)).not.toBeNull();
    expect(await learner.call("GET /api/auth/user")).toBeNull();
    await expectError(await learner.send("GET /api/gamification/xp"), 401);
  });

  it("holds when only D1 knows the session", async () => {
    await env.SESSIONS.delete(`session:${await sid()}`);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 91 * DAY_MS });
    expect(await learner.call("GET /api/auth/user")).toBeNull();
    expect(await env.SESSIONS.get(`session:${await sid()}`)).toBeNull();
  });

  it("comes with the end of the account, whatever KV still says", async () => {
    await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(learner.userId).run();
    expect(await row("SELECT count(*) AS n FROM sessions WHERE user_id = ?", learner.userId)).toEqual({ n: 0 });
    expect(await learner.call("GET /api/auth/user")).toBeNull();
    await expectError(await learner.send("GET /api/gamification/xp"), 401);
  });

  it("holds when D1 says it is over and KV does not", async () => {
    await env.DB.prepare("UPDATE sessions SET expire = ? WHERE user_id = ?")
      .bind(Date.now() - 1, learner.userId)
      .run();
    expect(await learner.call("GET /api/auth/user")).toBeNull();
    await expectError(await learner.send("GET /api/gamification/xp"), 401);
  });
});

describe("the cookie", () => {
  beforeAll(newLearner);

  it.each([
    ["http", "http://localhost", "session", false],
    ["https", "https://wortpfad.app", "__Host-session", true],
  ])("over %s has the right name and attributes", async (_, origin, name, secure) => {
    const browser = new Actor();
    browser.origin = origin;
    const login = () => browser.send("POST /api/auth/login", { body: { email: learner.email, password: PASSWORD } });
    for (const response of [await login(), await browser.send("POST /api/auth/logout")]) {
      const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? "";
      const attributes = line.split("; ").slice(1);
      expect(attributes, line).toContain("Path=/");
      expect(attributes.includes("Secure"), line).toBe(secure);
      expect(line).not.toMatch(/Domain=/i);
    }
    const line = (await login()).headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? "";
    expect(line.split("; ")).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax"]));
    const expires = new Date(/Expires=([^;]+)/.exec(line)?.[1] ?? "");
    expect(Math.round((expires.getTime() - Date.now()) / DAY_MS)).toBe(90);
    expect([...browser.cookies.keys()].filter((cookie) => cookie.endsWith("session"))).toEqual([name]);
  });

  it("does not count over https without the secure prefix", async () => {
    const browser = new Actor();
    browser.origin = "https://wortpfad.app";
    browser.cookies.set("session", learner.cookies.get("session") ?? "");
    expect(await browser.call("GET /api/auth/user")).toBeNull();
  });

  it.each([
    ["nothing in it", ""],
    ["a word in it", "admin"],
    ["SQL in it", "' OR 1=1 --"],
    ["the shape of a session that never was", `${"B".repeat(12)}.${"A".repeat(43)}`],
    ["a secret without a learner", "A".repeat(43)],
    ["one character too many", `${"B".repeat(12)}.${"A".repeat(44)}`],
    ["an id that is too long", `${"B".repeat(41)}.${"A".repeat(43)}`],
    ["10,000 characters", "A".repeat(10_000)],
    ["JSON in it", '{"userId":"1"}'],
    ["broken percent signs in it", "%E0%A4%A"],
    ["the hash that the database holds", null],
  ])("with %s is a visitor's", async (_, value) => {
    const browser = new Actor();
    browser.cookies.set("session", value ?? (await sid()));
    expect(await browser.call("GET /api/auth/user")).toBeNull();
    expect(await browser.call("GET /api/home")).toBeNull();
    const { message } = await expectError(await browser.send("GET /api/gamification/xp"), 401);
    expect(message).toContain("Unauthorized");
  });

  it("of the wrong shape costs neither a KV nor a D1 read", async () => {
    const browser = new Actor();
    browser.cookies.set("session", "admin");
    const { env: counting, captured } = countingEnv(env);
    await browser.send("GET /api/gamification/xp", { env: counting });
    expect(captured.cost).toMatchObject({ kvReads: 0, d1RoundTrips: 0 });
  });
});

describe("a call without a session", () => {
  it("is refused by every learner's call with the message Unauthorized", async () => {
    const calls = await goodCalls(learner);
    const before = await storage();
    const refused: string[] = [];
    for (const key of SERVED.filter((name) => api[name].access === "learner")) {
      const body = await expectError(await new Actor().send(key, calls[key]), 401);
      if (body.message === "Unauthorized") refused.push(`${methodOf(key)} ${pathOf(key, calls[key])}`);
    }
    expect(refused).toHaveLength(SERVED.filter((name) => api[name].access === "learner").length);
    expect(await storage()).toEqual(before);
  });
});
