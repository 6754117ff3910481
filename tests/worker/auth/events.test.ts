import { env } from "cloudflare:workers";
import { createHash, scryptSync } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Actor } from "#tests/support/worker/actor.ts";
import { DerivationsBusy, derivationTurns } from "#worker/auth/derivation-turns.ts";

const ADDRESS = "192.0.2.77";
const PASSWORD = "a secret password";
const FORM = { firstName: "Hedwig", lastName: "Courths", password: PASSWORD };

let written: string[];
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM auth_attempts").run();
  written = [];
  for (const method of ["info", "log", "warn", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void written.push(String(line)));
  }
});
afterEach(() => vi.restoreAllMocks());

function newEmail(): string {
  return `hedwig-${crypto.randomUUID()}@example.org`;
}

async function signUp(browser: Actor, email: string, password = PASSWORD): Promise<Response> {
  const body = { ...FORM, email, password };
  return browser.send("POST /api/auth/signup", { body, headers: { "CF-Connecting-IP": ADDRESS } });
}

async function logIn(browser: Actor, email: string, password = PASSWORD): Promise<Response> {
  const headers = { "CF-Connecting-IP": ADDRESS };
  return browser.send("POST /api/auth/login", { body: { email, password }, headers });
}

async function changePassword(browser: Actor, currentPassword: string, newPassword: string): Promise<Response> {
  const headers = { "CF-Connecting-IP": ADDRESS };
  return browser.send("POST /api/auth/password", { body: { currentPassword, newPassword }, headers });
}

/** The lines since the last call of this function. Each has the id of its request and otherwise only what a test expects. */
function events(): object[] {
  return written.splice(0).map((line) => {
    const { requestId, ...event } = JSON.parse(line) as { requestId: string };
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    return event;
  });
}

it("a sign-up, a sign-out and a sign-in are one line each, with the same hash of the account", async () => {
  const [browser, email] = [new Actor(), newEmail()];
  const { id } = (await (await signUp(browser, email)).json()) as { id: string };
  const user = createHash("sha256").update(id).digest("hex").slice(0, 12);
  await browser.send("POST /api/auth/logout");
  await logIn(browser, email);
  expect(events()).toEqual([
    { level: "info", event: "sign-up", user },
    { level: "info", event: "sign-out", user },
    { level: "info", event: "sign-in", user },
  ]);
});

it("a sign-out without a session is no event", async () => {
  await new Actor().send("POST /api/auth/logout");
  expect(events()).toEqual([]);
});

it("a refusal is a line with its status", async () => {
  const email = newEmail();
  await signUp(new Actor(), email);
  events();
  await signUp(new Actor(), email);
  await signUp(new Actor(), newEmail(), "password");
  await logIn(new Actor(), email, "wrong horse");
  await logIn(new Actor(), newEmail());
  expect(events()).toEqual([
    { level: "info", event: "sign-up refused", status: "409" },
    { level: "info", event: "sign-up refused", status: "400" },
    { level: "info", event: "sign-in refused", status: "401" },
    { level: "info", event: "sign-in refused", status: "401" },
  ]);
});

it("a lock-out is a line of its own", async () => {
  const email = newEmail();
  await signUp(new Actor(), email);
  await logIn(new Actor(), email, "wrong horse");
  await env.DB.prepare("UPDATE auth_attempts SET count = 100").run();
  events();
  await logIn(new Actor(), email);
  await signUp(new Actor(), newEmail());
  expect(events()).toEqual([
    { level: "info", event: "sign-in locked out", status: "429" },
    { level: "info", event: "sign-up locked out", status: "429" },
  ]);
});

it("a session that a new sign-in replaces is a line about its owner", async () => {
  const browser = new Actor();
  const hashes: string[] = [];
  for (let person = 0; person < 2; person++) {
    const { id } = (await (await signUp(browser, newEmail())).json()) as { id: string };
    hashes.push(createHash("sha256").update(id).digest("hex").slice(0, 12));
  }
  const [first, second] = hashes;
  expect(events()).toEqual([
    { level: "info", event: "sign-up", user: first },
    { level: "info", event: "session replaced", user: first },
    { level: "info", event: "sign-up", user: second },
  ]);
  const email = newEmail();
  await signUp(new Actor(), email);
  events();
  await logIn(browser, email);
  expect(events()).toEqual([
    { level: "info", event: "session replaced", user: second },
    { level: "info", event: "sign-in", user: expect.any(String) },
  ]);
});

it("a hash that is made anew is a line", async () => {
  const [browser, email] = [new Actor(), newEmail()];
  await signUp(browser, email);
  const { n, r, p } = { n: 2 ** 12, r: 8, p: 1 };
  const salt = new Uint8Array(16);
  const key = scryptSync(PASSWORD, salt, 32, { N: n, r, p });
  const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
  const old = ["scrypt", n, r, p, encode(salt), encode(key)].join("$");
  await env.DB.prepare("UPDATE users SET password_hash = ? WHERE email = ?").bind(old, email).run();
  events();
  await logIn(new Actor(), email);
  const user = expect.any(String) as string;
  expect(events()).toEqual([
    { level: "info", event: "password rehashed", user },
    { level: "info", event: "sign-in", user },
  ]);
});

it("a change of password is a line about its account, and so is its refusal", async () => {
  const [browser, email] = [new Actor(), newEmail()];
  const { id } = (await (await signUp(browser, email)).json()) as { id: string };
  const user = createHash("sha256").update(id).digest("hex").slice(0, 12);
  for (const other of [new Actor(), new Actor()]) await logIn(other, email);
  events();
  await changePassword(browser, "wrong horse", "battery staple");
  await changePassword(browser, PASSWORD, "password1");
  await changePassword(browser, PASSWORD, "battery staple");
  await changePassword(browser, "battery staple", PASSWORD);
  expect(events()).toEqual([
    { level: "info", event: "password change refused", user, status: "400" },
    { level: "info", event: "password change refused", user, status: "400" },
    { level: "info", event: "password changed", user },
    { level: "info", event: "sessions ended", user, count: "2" },
    { level: "info", event: "password changed", user },
  ]);
  await changePassword(browser, "wrong horse", "battery staple");
  await env.DB.prepare("UPDATE auth_attempts SET count = 100").run();
  await changePassword(browser, PASSWORD, "battery staple");
  await env.DB.prepare("DELETE FROM auth_attempts").run();
  vi.spyOn(derivationTurns, "take").mockRejectedValue(new DerivationsBusy());
  await changePassword(browser, PASSWORD, "battery staple");
  expect(events()).toEqual([
    { level: "info", event: "password change refused", user, status: "400" },
    { level: "info", event: "password change locked out", user, status: "429" },
    { level: "info", event: "password change put off", user, status: "429" },
  ]);
});

it("a try that is put off because too many come at once is no lock-out", async () => {
  vi.spyOn(derivationTurns, "take").mockRejectedValue(new DerivationsBusy());
  await logIn(new Actor(), newEmail());
  await signUp(new Actor(), newEmail());
  expect(events()).toEqual([
    { level: "info", event: "sign-in put off", status: "429" },
    { level: "info", event: "sign-up put off", status: "429" },
  ]);
});

it("nothing personal and no secret is ever logged", async () => {
  const [browser, email] = [new Actor(), newEmail()];
  const secrets: string[] = [email, "hedwig", "Hedwig", "Courths", PASSWORD, "wrong horse", "battery staple", ADDRESS];
  const { id } = (await (await signUp(browser, email)).json()) as { id: string };
  secrets.push(id, ...browser.cookies.values());
  await browser.send("POST /api/auth/logout");
  await logIn(browser, email, "wrong horse");
  await signUp(new Actor(), email);
  await logIn(browser, email);
  secrets.push(...browser.cookies.values());
  await changePassword(browser, "wrong horse", "battery staple");
  await changePassword(browser, PASSWORD, "battery staple");
  secrets.push(...browser.cookies.values());
  const { results } = await env.DB.prepare("SELECT key FROM auth_attempts").all<{ key: string }>();
  secrets.push(...results.map(({ key }) => key.split(":")[1] ?? ""));
  await env.DB.prepare("UPDATE auth_attempts SET count = 100").run();
  await logIn(browser, email);
  expect(written.length).toBeGreaterThanOrEqual(6);
  const log = written.join("\n");
  expect(secrets.filter((secret) => secret !== "" && log.includes(secret))).toEqual([]);
});
