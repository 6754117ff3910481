import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Actor, makeLearner, PASSWORD } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { realClock } from "#tests/support/worker/clock.ts";
import { hookedDatabase } from "#tests/support/worker/failing-env.ts";
import { countOf, storage } from "#tests/support/worker/storage.ts";
import { hashPassword } from "#worker/auth/password.ts";

const DAY_MS = 86_400_000;

let email: string;
let userId: string;
/** The owner's browser, known to the account and signed out. */
let owner: Actor;

let addresses = 0;
function logIn(browser: Actor, password = PASSWORD, to = email): Promise<Response> {
  return browser.send("POST /api/auth/login", {
    body: { email: to, password },
    headers: { "CF-Connecting-IP": `203.0.113.${++addresses % 250}` },
  });
}

async function statuses(tries: number, browser: () => Actor, password: string): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < tries; i++) found.push((await logIn(browser(), password)).status);
  return found;
}

/** Ten wrong passwords from ten browsers that the account does not know. */
async function strangersLockOut(): Promise<void> {
  await strangersAreRefusedAfter(10);
  expect((await logIn(new Actor())).status).toBe(429);
}

async function strangersAreRefusedAfter(tries: number): Promise<void> {
  const found = await statuses(tries + 1, () => new Actor(), "wrong horse");
  expect(found).toEqual([...Array<number>(tries).fill(401), 429]);
}

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM auth_attempts").run();
  ({ email, userId } = await makeLearner());
  owner = new Actor();
  expect((await logIn(owner)).status).toBe(200);
  await owner.call("POST /api/auth/logout");
  return realClock;
});

describe("a browser that an account knows", () => {
  it("lets the owner in while strangers have locked each other out", async () => {
    await strangersLockOut();
    expect((await logIn(owner)).status).toBe(200);
    expect((await logIn(new Actor())).status).toBe(429);
  });

  it("has ten tries of its own in fifteen minutes, counted from zero after a success", async () => {
    expect(await statuses(9, () => owner, "wrong horse")).toEqual(Array<number>(9).fill(401));
    expect((await logIn(owner)).status).toBe(200);
    expect(await statuses(10, () => owner, "wrong horse")).toEqual(Array<number>(10).fill(401));
    expect((await logIn(owner)).status).toBe(429);
    expect((await logIn(new Actor())).status).toBe(200);
  });

  it("is known after sign-up as well", async () => {
    const browser = new Actor();
    email = `known-${crypto.randomUUID()}@example.org`;
    const body = { firstName: "Mara", lastName: "Klein", email, password: PASSWORD };
    await browser.call("POST /api/auth/signup", { body });
    await strangersLockOut();
    expect((await logIn(browser)).status).toBe(200);
  });

  it("stays known after signing out, and costs nothing to keep", async () => {
    expect([...owner.cookies.keys()].filter((name) => name !== "d1-bookmark")).toEqual(["device"]);
    const cookie = owner.cookies.get("device");
    await logIn(owner);
    expect(owner.cookies.get("device")).toBe(cookie);
    expect(await countOf("known_devices", "user_id = ?", userId)).toBe(1);
  });

  it("takes none of the strangers' tries, whether its own are wrong, right or refused", async () => {
    expect(await statuses(10, () => owner, "wrong horse")).toEqual(Array<number>(10).fill(401));
    expect(await statuses(3, () => owner, "wrong horse")).toEqual([429, 429, 429]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 });
    expect((await logIn(owner)).status).toBe(200);
    await strangersLockOut();
  });

  it("has its tries counted before they are made, also when they come at the same time", async () => {
    expect(await statuses(8, () => owner, "wrong horse")).toEqual(Array<number>(8).fill(401));
    const together = await Promise.all(Array.from({ length: 5 }, () => logIn(owner, "wrong horse")));
    expect(together.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([401, 401, 429, 429, 429]);
    await strangersLockOut();
  });

  it("gives nothing back to strangers whose counting has begun anew while its password was compared", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    expect((await logIn(new Actor(), "wrong horse")).status).toBe(401);
    vi.setSystemTime(Date.now() + 15 * 60_000 - 1_000);
    const before = async (trip: number) => {
      if (trip !== 2) return;
      vi.setSystemTime(Date.now() + 2_000);
      expect((await logIn(new Actor(), "wrong horse")).status).toBe(401);
    };
    const late = { body: { email, password: "wrong horse" }, env: hookedDatabase(env, { before }) };
    expect((await owner.send("POST /api/auth/login", late)).status).toBe(401);
    await strangersAreRefusedAfter(9);
  });

  it("takes none of the strangers' tries when the password is changed while it is compared", async () => {
    const changed = await hashPassword("another horse");
    const before = async (trip: number) => {
      if (trip === 2)
        await env.DB.prepare("UPDATE users SET password_hash = ? WHERE id = ?").bind(changed, userId).run();
    };
    const body = { email, password: PASSWORD };
    const response = await owner.send("POST /api/auth/login", { body, env: hookedDatabase(env, { before }) });
    await expectError(response, 503);
    await strangersAreRefusedAfter(10);
  });

  it("is forgotten after a year", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 365 * DAY_MS + 1_000 });
    await strangersLockOut();
    expect((await logIn(owner)).status).toBe(429);
  });

  it("is forgotten when the account has got to know ten others", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const others = Array.from({ length: 10 }, () => new Actor());
    for (const browser of others) {
      vi.setSystemTime(Date.now() + 1_000);
      expect((await logIn(browser)).status).toBe(200);
    }
    expect(await countOf("known_devices", "user_id = ?", userId)).toBe(10);
    await strangersLockOut();
    expect((await logIn(owner)).status).toBe(429);
    expect((await logIn(others[0] ?? owner)).status).toBe(200);
  });

  it("is forgotten with the account", async () => {
    await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(userId).run();
    expect(await countOf("known_devices", "user_id = ?", userId)).toBe(0);
  });

  it("may be shared by two people", async () => {
    const [first, other] = [email, await makeLearner()];
    expect((await logIn(owner, PASSWORD, other.email)).status).toBe(200);
    for (email of [first, other.email]) {
      await strangersLockOut();
      expect((await logIn(owner)).status).toBe(200);
    }
  });
});

describe("the cookie of a known browser", () => {
  it("opens no session", async () => {
    const thief = new Actor();
    thief.cookies.set("device", owner.cookies.get("device") ?? "");
    expect(await thief.call("GET /api/auth/user")).toBeNull();
    thief.cookies.set("session", owner.cookies.get("device") ?? "");
    expect(await thief.call("GET /api/auth/user")).toBeNull();
    await expectError(await thief.send("GET /api/gamification/xp"), 401);
  });

  it("gives a thief ten tries, not more", async () => {
    const thief = () => {
      const browser = new Actor();
      browser.cookies.set("device", owner.cookies.get("device") ?? "");
      return browser;
    };
    expect(await statuses(11, thief, "wrong horse")).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it("does not help with another account", async () => {
    ({ email } = await makeLearner());
    await strangersLockOut();
    expect((await logIn(owner)).status).toBe(429);
  });

  it("counts as a stranger's where it is made up, a new one for each try, too", async () => {
    const forger = () => {
      const browser = new Actor();
      browser.cookies.set("device", crypto.randomUUID().padEnd(43, "x"));
      return browser;
    };
    expect(await statuses(11, forger, "wrong horse")).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await logIn(new Actor())).status).toBe(429);
    expect((await logIn(owner)).status).toBe(200);
  });

  it.each([
    ["nothing in it", ""],
    ["a guess in it", "A".repeat(43)],
    ["SQL in it", "' OR 1=1 --"],
    ["10,000 characters", "A".repeat(10_000)],
  ])("with %s makes a stranger", async (_, value) => {
    await strangersLockOut();
    const browser = new Actor();
    browser.cookies.set("device", value);
    expect((await logIn(browser)).status).toBe(429);
  });

  it.each([
    ["http", "http://localhost", "device", false],
    ["https", "https://wortpfad.app", "__Host-device", true],
  ])("over %s has the right name and attributes", async (_, origin, name, secure) => {
    const browser = new Actor();
    browser.origin = origin;
    const lines = (await logIn(browser)).headers.getSetCookie().filter((line) => line.includes("device="));
    expect(lines).toHaveLength(1);
    const [pair = "", ...attributes] = lines[0]?.split("; ") ?? [];
    expect(pair).toMatch(new RegExp(`^${name}=[\\w-]{43}$`));
    expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax"]));
    expect(attributes.includes("Secure")).toBe(secure);
    const expires = new Date(attributes.find((one) => one.startsWith("Expires="))?.slice(8) ?? "");
    expect(Math.round((expires.getTime() - Date.now()) / DAY_MS)).toBe(365);
  });

  it("is not set after a wrong password", async () => {
    const browser = new Actor();
    await logIn(browser, "wrong horse");
    expect(browser.cookies.has("device")).toBe(false);
  });

  it("is stored only as a hash", async () => {
    const { results } = await env.DB.prepare("SELECT * FROM known_devices").all();
    expect(JSON.stringify(results)).toContain(userId);
    expect(JSON.stringify(results)).not.toContain(owner.cookies.get("device"));
  });
});

describe("a request without a network address", () => {
  const body = { email: "mara@example.org", password: PASSWORD };
  const form = { ...body, firstName: "Mara", lastName: "Klein" };
  /** Production redirects http, so its calls come over https. */
  function inProduction() {
    const browser = new Actor();
    browser.origin = "https://wortpfad.app";
    return { browser, env: { ...env, APP_ENV: "production" } };
  }

  it("cannot log in or sign up in production, because its tries would be counted nowhere", async () => {
    const before = await storage();
    const { browser, env: production } = inProduction();
    const answers = [
      await browser.send("POST /api/auth/login", { body, env: production }),
      await browser.send("POST /api/auth/signup", { body: form, env: production }),
    ];
    for (const answer of answers) {
      expect(await expectError(answer, 403)).toEqual({ message: "This request has no network address" });
    }
    expect(await storage()).toEqual(before);
  });

  it("is checked like any other when the edge has added the address", async () => {
    const { browser, env: production } = inProduction();
    const headers = { "CF-Connecting-IP": "203.0.113.251" };
    expect((await browser.send("POST /api/auth/login", { body, headers, env: production })).status).toBe(401);
  });
});
