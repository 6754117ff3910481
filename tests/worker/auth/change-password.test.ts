import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createHash, scryptSync } from "node:crypto";
import { base64url } from "oslo/encoding";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WRONG_CURRENT_PASSWORD } from "#schema/api/auth.ts";
import { LIVE_CLOSE } from "#schema/api/league-live.ts";
import { Actor, makeLearner, PASSWORD } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { failingDatabase, hookedDatabase } from "#tests/support/worker/failing-env.ts";
import { leagueObjectOf, openSocket } from "#tests/support/worker/league.ts";
import { browserOf, newLeague } from "#tests/support/worker/league-object.ts";
import { countOf, row, type Storage, storage } from "#tests/support/worker/storage.ts";
import { DerivationsBusy, derivationTurns } from "#worker/auth/derivation-turns.ts";

const NEW_PASSWORD = "battery staple";
const CALL = "POST /api/auth/password";

type Learner = Awaited<ReturnType<typeof makeLearner>>;

let learner: Learner;
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM auth_attempts").run();
  learner = await makeLearner();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Change {
  currentPassword?: string;
  newPassword?: string;
  address?: string;
  env?: Env;
}

function change(
  browser: Actor,
  { currentPassword = PASSWORD, newPassword = NEW_PASSWORD, address, env: bindings }: Change = {},
): Promise<Response> {
  const headers: Record<string, string> = address === undefined ? {} : { "CF-Connecting-IP": address };
  return browser.send(CALL, { body: { currentPassword, newPassword }, headers, env: bindings });
}

function logIn(browser: Actor, password: string, email = learner.email): Promise<Response> {
  return browser.send("POST /api/auth/login", { body: { email, password } });
}

async function signedIn(): Promise<Actor> {
  const browser = new Actor();
  expect((await logIn(browser, PASSWORD)).status).toBe(200);
  return browser;
}

/** A browser with the same cookies. */
function copyOf(browser: Actor): Actor {
  const copy = new Actor();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

async function expectSignedOut(browser: Actor): Promise<void> {
  expect(await browser.call("GET /api/auth/user")).toBeNull();
  await expectError(await browser.send("GET /api/gamification/xp"), 401);
}

async function hashOf(userId: string): Promise<string> {
  return (await row<{ hash: string }>("SELECT password_hash AS hash FROM users WHERE id = ?", userId))?.hash ?? "";
}

describe("changing the password", () => {
  it("lets the new password in from then on, and the old one no longer", async () => {
    expect((await change(learner)).status).toBe(200);
    expect(await hashOf(learner.userId)).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect((await logIn(new Actor(), PASSWORD)).status).toBe(401);
    expect((await logIn(new Actor(), NEW_PASSWORD)).status).toBe(200);
  });

  it("renews the session of the browser, and the secret that it had before is worth nothing", async () => {
    const stolen = copyOf(learner);
    await change(learner);
    expect(learner.cookies.get("session")).toMatch(/^[\w-]{12}\.[\w-]{43}$/);
    expect(learner.cookies.get("session")).not.toBe(stolen.cookies.get("session"));
    expect(await learner.call("GET /api/auth/user")).toMatchObject({ id: learner.userId });
    await expectSignedOut(stolen);
  });

  it("ends every other session of the account, in D1 and in KV, and nobody else's", async () => {
    const [phone, laptop, rival] = [await signedIn(), await signedIn(), await makeLearner()];
    await change(learner);
    for (const browser of [phone, laptop]) await expectSignedOut(browser);
    expect(await rival.call("GET /api/auth/user")).toMatchObject({ id: rival.userId });
    expect(await countOf("sessions", "user_id = ?", learner.userId)).toBe(1);
    const { keys } = await env.SESSIONS.list();
    const copies = await Promise.all(keys.map(({ name }) => env.SESSIONS.get<{ userId: string }>(name, "json")));
    expect(copies.filter((copy) => copy?.userId === learner.userId)).toHaveLength(1);
  });

  it("forgets the other browsers that the account knew, and keeps this one", async () => {
    const [known, thief] = [await signedIn(), await signedIn()];
    await change(known);
    const { results } = await env.DB.prepare("SELECT token_hash AS hash FROM known_devices WHERE user_id = ?")
      .bind(learner.userId)
      .all<{ hash: string }>();
    const kept = createHash("sha256").update(known.cookies.get("device") ?? "");
    expect(results).toEqual([{ hash: kept.digest("hex") }]);
    expect(thief.cookies.has("device")).toBe(true);
  });

  it("ends the live leaderboards of the other sessions at once with one message, and lets its own page reconnect", async () => {
    const { leagueId, userIds } = await newLeague([30, 20]);
    const [ada, elsewhere] = [await browserOf(userIds[0]!), await browserOf(userIds[0]!)];
    const alsoElsewhere = await browserOf(userIds[0]!);
    await env.DB.prepare("UPDATE users SET password_hash = ? WHERE id = ?")
      .bind(await hashOf(learner.userId), userIds[0])
      .run();
    const own = await openSocket(ada, leagueId);
    const others = [await openSocket(elsewhere, leagueId), await openSocket(alsoElsewhere, leagueId)];
    const { env: counting, captured } = countingEnv(env);
    ada.onAnswer = captured.answered;
    expect((await change(ada, { env: counting })).status).toBe(200);
    expect(captured.cost).toMatchObject({ doHops: 1, doHopsAwaited: 0 });
    for (const socket of others) {
      await socket.until("its end", ({ closed }) => closed !== null, 1_000);
      expect(socket.closed?.code).toBe(LIVE_CLOSE.notAMember);
    }
    // Its page would ask again with the old cookie if the socket ended before the answer is there.
    expect(own.closed).toBeNull();
    await runDurableObjectAlarm(leagueObjectOf(leagueId));
    await own.until("its end", ({ closed }) => closed !== null, 1_000);
    expect((await openSocket(ada, leagueId)).closed).toBeNull();
  });
});

describe("a change of password that is refused", () => {
  it.each([
    ["a wrong current password", { currentPassword: "wrong horse" }, "currentPassword", WRONG_CURRENT_PASSWORD],
    ["no current password", { currentPassword: "" }, "currentPassword", "Password is required"],
    [
      "a new password that is too short",
      { newPassword: "seven77" },
      "newPassword",
      "Password must be at least 8 characters long",
    ],
    [
      "a common new password",
      { newPassword: "Password123" },
      "newPassword",
      "This password is too common. Please choose another one.",
    ],
    [
      "one character repeated",
      { newPassword: "zzzzzzzzz" },
      "newPassword",
      "This password is too common. Please choose another one.",
    ],
    [
      "the current password as the new one",
      { newPassword: PASSWORD },
      "newPassword",
      "Please choose a password that differs from your current one.",
    ],
    [
      "the current password in another spelling",
      { currentPassword: "schöne Grüße", newPassword: "scho\u0308ne Gru\u0308ße" },
      "newPassword",
      "Please choose a password that differs from your current one.",
    ],
  ])("because of %s answers 400 with its field and changes nothing but the count", async (_, sent, field, message) => {
    const phone = await signedIn();
    const { auth_attempts: _before, ...before } = await storage();
    expect(await expectError(await change(learner, sent), 400)).toEqual({ message, field });
    const { auth_attempts: _after, ...after } = await storage();
    expect(after).toEqual(before);
    expect(await phone.call("GET /api/auth/user")).toMatchObject({ id: learner.userId });
  });

  it("because the tab shows somebody who has signed out meanwhile answers 401 and changes nothing", async () => {
    const before = await storage();
    const rival = await makeLearner();
    const headers = { "X-Learner-Id": rival.userId };
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await expectError(await learner.send(CALL, { body, headers }), 401);
    expect((await storage()).auth_attempts).toBe(before.auth_attempts);
    expect((await logIn(new Actor(), PASSWORD)).status).toBe(200);
  });

  it("in production without a network address answers 403, because its tries would be counted nowhere", async () => {
    const browser = copyOf(learner);
    browser.origin = "https://wortpfad.app";
    browser.cookies.set("__Host-session", learner.cookies.get("session") ?? "");
    await expectError(await change(browser, { env: { ...env, APP_ENV: "production" } }), 403);
  });

  it("because the database failed keeps the old password and every session", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const phone = await signedIn();
    await expectError(await change(learner, { env: failingDatabase(env, { atTrip: 2, when: "before" }) }), 503);
    expect(await phone.call("GET /api/auth/user")).toMatchObject({ id: learner.userId });
    expect(await learner.call("GET /api/auth/user")).toMatchObject({ id: learner.userId });
    expect((await logIn(new Actor(), PASSWORD)).status).toBe(200);
  });
});

describe("tries to change a password", () => {
  it("are limited to ten in fifteen minutes for a session, also when they come at the same time", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    await change(learner, { currentPassword: "wrong horse" });
    await env.DB.prepare("UPDATE auth_attempts SET count = 7 WHERE key GLOB 'password-session:*'").run();
    const together = await Promise.all(
      Array.from({ length: 5 }, () => change(learner, { currentPassword: "wrong horse" })),
    );
    expect(together.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([400, 400, 400, 429, 429]);
    const locked = await change(learner);
    expect((await expectError(locked, 429)).message).toBe("Too many attempts. Please wait a little and try again.");
    expect(locked.headers.get("Retry-After")).toBe("900");
    vi.setSystemTime(Date.now() + 15 * 60_000);
    expect((await change(learner)).status).toBe(200);
  });

  it("in a stolen session do not keep the owner from changing the password", async () => {
    const owner = await signedIn();
    await change(learner, { currentPassword: "wrong horse" });
    await env.DB.prepare("UPDATE auth_attempts SET count = 100").run();
    expect((await change(learner)).status).toBe(429);
    expect((await change(owner)).status).toBe(200);
    await expectSignedOut(learner);
  });

  it("count for the network address like those to log in", async () => {
    const address = "198.51.100.7";
    expect((await change(learner, { currentPassword: "wrong horse", address })).status).toBe(400);
    await env.DB.prepare("UPDATE auth_attempts SET count = 50 WHERE key GLOB 'login-address:*'").run();
    const rival = await makeLearner();
    await expectError(await change(rival, { address }), 429);
    const body = { email: rival.email, password: PASSWORD };
    const headers = { "CF-Connecting-IP": address };
    await expectError(await new Actor().send("POST /api/auth/login", { body, headers }), 429);
  });

  it("leave no counter behind after a success", async () => {
    await change(learner, { currentPassword: "wrong horse" });
    await change(learner);
    expect(await countOf("auth_attempts")).toBe(0);
  });

  it("take turns with the derivations of logins, and one that is put off does not count", async () => {
    vi.spyOn(derivationTurns, "take").mockRejectedValue(new DerivationsBusy());
    for (let tries = 0; tries < 12; tries++) {
      const response = await change(learner);
      expect(await expectError(response, 429)).toMatchObject({ message: expect.stringContaining("Many people") });
      expect(response.headers.get("Retry-After")).toBe("2");
    }
    expect(await row("SELECT max(count) AS most FROM auth_attempts")).toEqual({ most: 0 });
    vi.restoreAllMocks();
    expect((await change(learner)).status).toBe(200);
  });

  it("cost nothing when the isolate is busy already", async () => {
    vi.spyOn(derivationTurns, "refuseWhenBusy").mockImplementation(() => {
      throw new DerivationsBusy();
    });
    const before = await storage();
    await expectError(await change(learner), 429);
    expect(await storage()).toEqual(before);
  });
});

describe("at the same moment", () => {
  it("of two changes one wins, and the other answers 409 and changes nothing", async () => {
    const phone = await signedIn();
    const answers = await Promise.all([
      change(learner, { newPassword: "from the laptop" }),
      change(phone, { newPassword: "from the phone" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const phoneWon = answers[1].status === 200;
    await expectSignedOut(phoneWon ? learner : phone);
    const [won, lost] = phoneWon ? ["from the phone", "from the laptop"] : ["from the laptop", "from the phone"];
    expect((await logIn(new Actor(), lost)).status).toBe(401);
    expect((await logIn(new Actor(), won)).status).toBe(200);
  });

  it("two changes of one browser leave it signed in", async () => {
    const before = copyOf(learner);
    const [first, second] = await Promise.all([
      change(learner, { newPassword: "from one tab" }),
      change(before, { newPassword: "from the other" }),
    ]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = first.status === 200 ? learner : before;
    expect(await winner.call("GET /api/auth/user")).toMatchObject({ id: learner.userId });
    expect(await countOf("sessions", "user_id = ?", learner.userId)).toBe(1);
  });

  it("a login with the old password gets no session that outlives the change", async () => {
    let changed: Storage | undefined;
    const meanwhile = hookedDatabase(env, {
      async after(trip) {
        if (trip !== 1) return;
        expect((await change(learner)).status).toBe(200);
        changed = await storage();
      },
    });
    const late = new Actor();
    const body = { email: learner.email, password: PASSWORD };
    await expectError(await late.send("POST /api/auth/login", { body, env: meanwhile }), 503);
    expect(await storage()).toEqual(changed);
    expect(late.cookies.has("session")).toBe(false);
  });

  it("a login that renews an old hash does not bring the old password back", async () => {
    const [n, r, p] = [2 ** 12, 8, 1];
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const encode = (bytes: Uint8Array) => base64url.encode(bytes, { includePadding: false });
    const key = new Uint8Array(scryptSync(PASSWORD, salt, 32, { N: n, r, p }));
    await env.DB.prepare("UPDATE users SET password_hash = ? WHERE id = ?")
      .bind(["scrypt", n, r, p, encode(salt), encode(key)].join("$"), learner.userId)
      .run();
    const meanwhile = hookedDatabase(env, {
      async after(trip) {
        if (trip === 1) expect((await change(learner)).status).toBe(200);
      },
    });
    const body = { email: learner.email, password: PASSWORD };
    await expectError(await new Actor().send("POST /api/auth/login", { body, env: meanwhile }), 503);
    expect((await logIn(new Actor(), NEW_PASSWORD)).status).toBe(200);
  });

  it("a session that ended before the password was looked at answers 401 and counts nothing", async () => {
    await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(learner.userId).run();
    const before = await storage();
    await expectError(await change(learner, { address: "198.51.100.8" }), 401);
    expect(await storage()).toEqual(before);
  });
});
