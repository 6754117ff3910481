import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Actor, makeLearner, PASSWORD } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { countOf } from "#tests/support/worker/storage.ts";

const MINUTE_MS = 60_000;
const START = new Date("2026-05-04T10:00:00Z").getTime();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  await env.DB.prepare("DELETE FROM auth_attempts").run();
});
afterEach(() => vi.useRealTimers());

let addresses = 0;
/** A public address that no other test uses. */
function newAddress(): string {
  return `198.51.100.${++addresses}`;
}

function logIn(email: string, { password = PASSWORD, from = newAddress() }: { password?: string; from?: string } = {}) {
  return new Actor().send("POST /api/auth/login", {
    body: { email, password },
    headers: { "CF-Connecting-IP": from },
  });
}

function signUp(email: string, from = newAddress()) {
  return new Actor().send("POST /api/auth/signup", {
    body: { firstName: "Mara", lastName: "Klein", email, password: PASSWORD },
    headers: { "CF-Connecting-IP": from },
  });
}

/** Sets the counters of one kind to `count`, as if there had been so many tries. */
async function alreadyTried(kind: string, count: number): Promise<void> {
  const done = await env.DB.prepare("UPDATE auth_attempts SET count = ? WHERE key GLOB ?")
    .bind(count, `${kind}:*`)
    .run();
  expect(done.meta.changes).toBeGreaterThan(0);
}

async function expectTooMany(response: Response, retryAfterSeconds: number): Promise<void> {
  expect(await expectError(response, 429)).toEqual({
    message: "Too many attempts. Please wait a little and try again.",
  });
  expect(response.headers.get("Retry-After")).toBe(String(retryAfterSeconds));
}

describe("tries to log in to one account", () => {
  it("are limited to ten in fifteen minutes, right or wrong, whatever address they come from", async () => {
    const { email } = await makeLearner();
    for (let tries = 1; tries <= 10; tries++) {
      const spelled = tries % 2 === 0 ? email.toUpperCase() : ` ${email}`;
      expect((await logIn(spelled, { password: "wrong horse" })).status, `try ${tries}`).toBe(401);
    }
    vi.setSystemTime(START + 5 * MINUTE_MS);
    await expectTooMany(await logIn(email, { password: "wrong horse" }), 600);
    await expectTooMany(await logIn(email), 600);
    vi.setSystemTime(START + 15 * MINUTE_MS);
    expect((await logIn(email)).status).toBe(200);
  });

  it("do not lock anybody else out", async () => {
    const [one, other] = [await makeLearner(), await makeLearner()];
    await logIn(one.email, { password: "wrong horse" });
    await alreadyTried("login-account", 10);
    expect((await logIn(one.email)).status).toBe(429);
    expect((await logIn(other.email)).status).toBe(200);
  });

  it("are counted from zero after a successful login", async () => {
    const { email } = await makeLearner();
    await logIn(email, { password: "wrong horse" });
    await alreadyTried("login-account", 9);
    expect((await logIn(email)).status).toBe(200);
    await logIn(email, { password: "wrong horse" });
    expect((await logIn(email)).status).toBe(200);
  });

  it("are counted for an unknown account too, so the limit does not reveal who is registered", async () => {
    const email = `nobody-${crypto.randomUUID()}@example.org`;
    expect((await logIn(email)).status).toBe(401);
    await alreadyTried("login-account", 10);
    await expectTooMany(await logIn(email), 900);
  });

  it("are all counted when they come at the same time", async () => {
    const { email } = await makeLearner();
    await logIn(email, { password: "wrong horse" });
    await alreadyTried("login-account", 8);
    const together = await Promise.all(Array.from({ length: 5 }, () => logIn(email, { password: "wrong horse" })));
    expect(together.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([401, 401, 429, 429, 429]);
  });
});

describe("tries from one network address", () => {
  it("are limited to fifty logins in fifteen minutes, whatever the accounts", async () => {
    const [from, elsewhere] = [newAddress(), newAddress()];
    await logIn(`a-${crypto.randomUUID()}@example.org`, { from });
    await alreadyTried("login-address", 49);
    expect((await logIn(`b-${crypto.randomUUID()}@example.org`, { from })).status).toBe(401);
    const { email } = await makeLearner();
    await expectTooMany(await logIn(email, { from }), 900);
    expect((await logIn(email, { from: elsewhere })).status).toBe(200);
    vi.setSystemTime(START + 15 * MINUTE_MS);
    expect((await logIn(email, { from })).status).toBe(200);
  });

  it("are limited to forty sign-ups in an hour", async () => {
    const from = newAddress();
    const { email: taken } = await makeLearner();
    expect((await signUp(taken, from)).status).toBe(409);
    await alreadyTried("signup-address", 39);
    expect((await signUp(`c-${crypto.randomUUID()}@example.org`, from)).status).toBe(200);
    await expectTooMany(await signUp(`d-${crypto.randomUUID()}@example.org`, from), 3600);
    expect((await signUp(`d-${crypto.randomUUID()}@example.org`)).status).toBe(200);
    vi.setSystemTime(START + 60 * MINUTE_MS);
    expect((await signUp(`e-${crypto.randomUUID()}@example.org`, from)).status).toBe(200);
  });

  it("are counted together for an IPv6 household", async () => {
    const email = `nobody-${crypto.randomUUID()}@example.org`;
    await logIn(email, { from: "2001:db8:1:2::1" });
    await alreadyTried("login-address", 50);
    const other = () => `other-${crypto.randomUUID()}@example.org`;
    expect((await logIn(other(), { from: "2001:DB8:1:2:aaaa:bbbb:cccc:dddd" })).status).toBe(429);
    expect((await logIn(other(), { from: "2001:db8:1:3::1" })).status).toBe(401);
  });

  it("are counted together for an IPv4 address and its IPv6 form", async () => {
    await logIn(`nobody-${crypto.randomUUID()}@example.org`, { from: "198.51.100.250" });
    await alreadyTried("login-address", 50);
    expect((await logIn(`other-${crypto.randomUUID()}@example.org`, { from: "::ffff:198.51.100.250" })).status).toBe(
      429,
    );
    expect((await logIn(`other-${crypto.randomUUID()}@example.org`, { from: "::ffff:198.51.100.251" })).status).toBe(
      401,
    );
  });

  it("leave no rows for further accounts once the address is over its limit", async () => {
    const from = newAddress();
    await logIn(`nobody-${crypto.randomUUID()}@example.org`, { from });
    await alreadyTried("login-address", 50);
    const before = await countOf("auth_attempts");
    for (let i = 0; i < 3; i++) {
      expect((await logIn(`victim-${crypto.randomUUID()}@example.org`, { from })).status).toBe(429);
    }
    expect(await countOf("auth_attempts")).toBe(before);
  });

  it.each(["127.0.0.1", "::1"])("are not counted on the machine itself (%s)", async (from) => {
    await logIn(`nobody-${crypto.randomUUID()}@example.org`, { from });
    const { results } = await env.DB.prepare("SELECT key FROM auth_attempts").all<{ key: string }>();
    expect(results.map(({ key }) => key.split(":")[0])).toEqual(["login-account"]);
  });
});

describe("sign-ups with one email address", () => {
  it("are limited to ten in an hour", async () => {
    const { email } = await makeLearner();
    await env.DB.prepare("DELETE FROM auth_attempts").run();
    for (let tries = 1; tries <= 10; tries++) expect((await signUp(email)).status, `try ${tries}`).toBe(409);
    await expectTooMany(await signUp(email), 3600);
    vi.setSystemTime(START + 60 * MINUTE_MS);
    expect((await signUp(email)).status).toBe(409);
  });
});

describe("the counters", () => {
  it("hold neither an email nor a network address in plain text", async () => {
    const from = newAddress();
    await logIn("ada.lovelace@example.org", { from });
    const stored = JSON.stringify((await env.DB.prepare("SELECT * FROM auth_attempts").all()).results);
    expect(stored).toContain("login-address:");
    expect(stored).not.toContain("ada");
    expect(stored).not.toContain(from);
  });
});
