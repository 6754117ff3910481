import { env } from "cloudflare:workers";
import { scryptSync } from "node:crypto";
import { base64url } from "oslo/encoding";
import { beforeAll, describe, expect, it } from "vitest";
import { Actor, makeLearner, PASSWORD } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { countOf, row } from "#tests/support/worker/storage.ts";
import { checkPassword, type Derive, hashPassword } from "#worker/auth/password.ts";

type Learner = Awaited<ReturnType<typeof makeLearner>>;

let learner: Learner;
beforeAll(async () => {
  learner = await makeLearner();
});

function logIn(actor: Actor, email: string, password = PASSWORD): Promise<Response> {
  return actor.send("POST /api/auth/login", { body: { email, password } });
}

async function hashOf(userId: string): Promise<string> {
  return (await row<{ hash: string }>("SELECT password_hash AS hash FROM users WHERE id = ?", userId))?.hash ?? "";
}

describe("logging in", () => {
  it("gives the user and a session", async () => {
    const actor = new Actor();
    const user = await actor.call("POST /api/auth/login", { body: { email: learner.email, password: PASSWORD } });
    expect(user).toMatchObject({ id: learner.userId, email: learner.email, firstName: "Mara" });
    expect(await actor.call("GET /api/auth/user")).toEqual(user);
  });

  it("accepts the email in another case and with spaces around it", async () => {
    expect((await logIn(new Actor(), ` ${learner.email.toUpperCase()} `)).status).toBe(200);
  });

  it("treats an email and a password in decomposed Unicode like the composed ones", async () => {
    const name = crypto.randomUUID();
    const [composed, decomposed] = [`jürgen-${name}@example.org`, `ju\u0308rgen-${name}@example.org`];
    await new Actor().call("POST /api/auth/signup", {
      body: { firstName: "Jürgen", lastName: "Groß", email: composed, password: "schöne Grüße" },
    });
    expect((await logIn(new Actor(), decomposed, "scho\u0308ne Gru\u0308ße")).status).toBe(200);
    expect((await logIn(new Actor(), composed, "schone Gruße")).status).toBe(401);
  });

  it.each([
    ["email", { email: "nobody", password: "x" }, "Please enter a valid email address"],
    ["password", { email: "mara@example.org", password: "" }, "Password is required"],
    ["password", { email: "mara@example.org" }, "Password is required"],
  ])("names the wrong field %s in %o", async (field, body, message) => {
    const response = await new Actor().send("POST /api/auth/login", {
      body: body as { email: string; password: string },
    });
    expect(await expectError(response, 400)).toEqual({ message, field });
  });

  it("answers a wrong password and an unknown email alike, without a session", async () => {
    const [wrong, unknown] = [new Actor(), new Actor()];
    const wrongPassword = await expectError(await logIn(wrong, learner.email, "wrong horse"), 401);
    const unknownAddress = await expectError(await logIn(unknown, `nobody-${crypto.randomUUID()}@example.org`), 401);
    expect(wrongPassword).toEqual({ message: "Please check your email and password." });
    expect(unknownAddress).toEqual(wrongPassword);
    expect(wrong.cookies.has("session") || unknown.cookies.has("session")).toBe(false);
  });
});

describe("the work of checking a password", () => {
  it("is one derivation with the same parameters for an unknown email and a wrong password", async () => {
    const costs: { saltBytes: number; n: number; r: number; p: number }[] = [];
    const counting: Derive = async (_password, salt, { n, r, p }) => {
      costs.push({ saltBytes: salt.length, n, r, p });
      return new Uint8Array(32).fill(1);
    };
    expect(await checkPassword("wrong horse", await hashPassword(PASSWORD), counting)).toEqual({ matches: false });
    expect(await checkPassword("wrong horse", null, counting)).toEqual({ matches: false });
    const once = { saltBytes: 16, n: 2 ** 14, r: 8, p: 5 };
    expect(costs).toEqual([once, once]);
  });

  it("never lets anybody in with an email that has no account", async () => {
    for (const password of ["", "\0", PASSWORD])
      expect(await checkPassword(password, null)).toEqual({ matches: false });
  });
});

describe("a hash with older parameters", () => {
  async function storeOldHash(): Promise<string> {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 12, r: 8, p: 1 });
    const encode = (bytes: Uint8Array) => base64url.encode(bytes, { includePadding: false });
    const old = ["scrypt", 2 ** 12, 8, 1, encode(salt), encode(new Uint8Array(key))].join("$");
    await env.DB.prepare("UPDATE users SET password_hash = ? WHERE id = ?").bind(old, learner.userId).run();
    return old;
  }

  it("is replaced by one with the current parameters when the learner logs in", async () => {
    await storeOldHash();
    expect((await logIn(new Actor(), learner.email)).status).toBe(200);
    const renewed = await hashOf(learner.userId);
    expect(renewed).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect((await logIn(new Actor(), learner.email)).status).toBe(200);
    expect(await hashOf(learner.userId)).toBe(renewed);
  });

  it("stays when the password was wrong", async () => {
    const old = await storeOldHash();
    expect((await logIn(new Actor(), learner.email, "wrong horse")).status).toBe(401);
    expect(await hashOf(learner.userId)).toBe(old);
  });
});

describe("rotation", () => {
  it("ends the session that the browser had, everywhere", async () => {
    const browser = new Actor();
    await logIn(browser, learner.email);
    const stolen = new Actor();
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    const sessionsBefore = await countOf("sessions", "user_id = ?", learner.userId);
    await logIn(browser, learner.email);
    expect(browser.cookies.get("session")).not.toBe(stolen.cookies.get("session"));
    expect(await countOf("sessions", "user_id = ?", learner.userId)).toBe(sessionsBefore);
    expect(await browser.call("GET /api/auth/user")).toMatchObject({ id: learner.userId });
    expect(await stolen.call("GET /api/auth/user")).toBeNull();
    await expectError(await stolen.send("GET /api/gamification/xp"), 401);
  });

  it("leaves the sessions of other browsers alone", async () => {
    const [phone, laptop] = [new Actor(), new Actor()];
    await logIn(phone, learner.email);
    await logIn(laptop, learner.email);
    await logIn(laptop, learner.email);
    expect(await phone.call("GET /api/auth/user")).toMatchObject({ id: learner.userId });
  });

  it("keeps the browser's session when the login fails", async () => {
    const browser = new Actor();
    await logIn(browser, learner.email);
    expect((await logIn(browser, learner.email, "wrong horse")).status).toBe(401);
    expect(await browser.call("GET /api/auth/user")).toMatchObject({ id: learner.userId });
  });
});

describe("logging out", () => {
  async function kvKeys(): Promise<string[]> {
    return (await env.SESSIONS.list()).keys.map((key) => key.name);
  }

  it("ends the session in D1 and in KV and clears the cookie", async () => {
    const browser = new Actor();
    const keysBefore = await kvKeys();
    const sessionsBefore = await countOf("sessions");
    await logIn(browser, learner.email);
    const copy = new Actor();
    copy.cookies.set("session", browser.cookies.get("session") ?? "");
    const response = await browser.send("POST /api/auth/logout");
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().find((line) => line.startsWith("session="))).toMatch(
      /^session=; Max-Age=0; Path=\//,
    );
    expect(browser.cookies.has("session")).toBe(false);
    expect(await countOf("sessions")).toBe(sessionsBefore);
    expect(await kvKeys()).toEqual(keysBefore);
    expect(await copy.call("GET /api/auth/user")).toBeNull();
    await expectError(await copy.send("GET /api/gamification/xp"), 401);
  });

  it("is not an error for a visitor", async () => {
    expect(await new Actor().call("POST /api/auth/logout")).toEqual({ ok: true });
  });

  it("leaves the learner's other browsers signed in", async () => {
    const [phone, laptop] = [new Actor(), new Actor()];
    await logIn(phone, learner.email);
    await logIn(laptop, learner.email);
    await laptop.call("POST /api/auth/logout");
    expect(await phone.call("GET /api/auth/user")).toMatchObject({ id: learner.userId });
  });
});
