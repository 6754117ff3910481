import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Actor } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { countOf, row, storage } from "#tests/support/worker/storage.ts";

const FORM = { firstName: "Mara", lastName: "Klein", password: "correct horse" };

function newEmail(): string {
  return `signup-${crypto.randomUUID()}@example.org`;
}

describe("signing up", () => {
  it("stores the account with its totals, its progress and a session, and signs its owner in", async () => {
    const actor = new Actor();
    const email = ` Mara.${crypto.randomUUID()}@Example.org `;
    const user = await actor.call("POST /api/auth/signup", { body: { ...FORM, email } });
    expect(user).toMatchObject({ email: email.trim(), firstName: "Mara", lastName: "Klein", profileImageUrl: null });
    expect(
      await row("SELECT email, email_key, first_name, time_zone, subscription_status FROM users WHERE id = ?", user.id),
    ).toEqual({
      email: email.trim(),
      email_key: email.trim().toLowerCase(),
      first_name: "Mara",
      time_zone: "Europe/Berlin",
      subscription_status: "trial",
    });
    expect(
      await row(
        "SELECT total_xp, level, current_streak, streak_freeze_available FROM user_xp WHERE user_id = ?",
        user.id,
      ),
    ).toEqual({ total_xp: 0, level: 1, current_streak: 0, streak_freeze_available: 1 });
    expect(
      await row("SELECT language, cefr_level, vocabulary_count FROM progress_tracking WHERE user_id = ?", user.id),
    ).toEqual({
      language: "german",
      cefr_level: "A1",
      vocabulary_count: 0,
    });
    expect(await countOf("sessions", "user_id = ?", user.id)).toBe(1);
    expect(await actor.call("GET /api/auth/user")).toEqual(user);
    expect(await actor.call("GET /api/gamification/xp")).toMatchObject({ level: 1, totalXp: 0 });
  });

  it("stores the password only as a salted hash that names its parameters", async () => {
    const users = await Promise.all(
      [newEmail(), newEmail()].map((email) => new Actor().call("POST /api/auth/signup", { body: { ...FORM, email } })),
    );
    const hashes = await Promise.all(
      users.map(
        async ({ id }) =>
          (await row<{ hash: string }>("SELECT password_hash AS hash FROM users WHERE id = ?", id))?.hash,
      ),
    );
    for (const hash of hashes) expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it.each([
    ["the zone of the browser", "America/Sao_Paulo", "America/Sao_Paulo"],
    ["UTC when the zone does not exist", "Mars/Olympus", "UTC"],
    ["UTC when the header is no zone at all", "'; DROP TABLE users; --", "UTC"],
    ["UTC when the header is empty", "", "UTC"],
    ["UTC when the browser says nothing", null, "UTC"],
  ])("stores %s", async (_, sent, stored) => {
    const actor = new Actor();
    actor.timeZone = sent;
    const user = await actor.call("POST /api/auth/signup", { body: { ...FORM, email: newEmail() } });
    expect(await row("SELECT time_zone FROM users WHERE id = ?", user.id)).toEqual({ time_zone: stored });
  });

  it("refuses an email that has an account, however it is written, and stores no account", async () => {
    const name = crypto.randomUUID();
    await new Actor().call("POST /api/auth/signup", { body: { ...FORM, email: `jörg-${name}@example.org` } });
    const accounts = async () => {
      const { auth_attempts: _counted, ...rest } = await storage();
      return rest;
    };
    const before = await accounts();
    for (const email of [
      `jörg-${name}@example.org`,
      `JÖRG-${name}@Example.ORG`,
      `jo\u0308rg-${name}@example.org`,
      `  jörg-${name}@example.org `,
    ]) {
      const stranger = new Actor();
      const response = await stranger.send("POST /api/auth/signup", { body: { ...FORM, firstName: "Other", email } });
      expect(await expectError(response, 409), email).toEqual({
        message: "An account with this email address already exists. Please sign in.",
        field: "email",
      });
      expect(stranger.cookies.has("session"), email).toBe(false);
    }
    expect(await accounts()).toEqual(before);
  });

  it.each([
    ["email", { email: "mara" }, "Please enter a valid email address"],
    ["email", { email: "" }, "Please enter a valid email address"],
    ["email", { email: undefined }, "Please enter a valid email address"],
    ["email", { email: "two@signs@@example.org" }, "Please enter a valid email address"],
    ["password", { password: "1234567" }, "Password must be at least 8 characters long"],
    ["password", { password: undefined }, "Password must be at least 8 characters long"],
    ["firstName", { firstName: "" }, "First name is required"],
    ["firstName", { firstName: " \t " }, "First name is required"],
    ["firstName", { firstName: undefined }, "First name is required"],
    ["lastName", { lastName: "" }, "Last name is required"],
    ["lastName", { lastName: undefined }, "Last name is required"],
    ["firstName", { firstName: "\u3164" }, "First name is required"],
    ["lastName", { lastName: "-" }, "Last name must contain a letter"],
    ["firstName", { firstName: "x".repeat(41) }, "First name must be at most 40 characters long"],
    ["firstName", { firstName: "Z\u0336\u0337\u0338oe" }, "First name has too many accents on one letter"],
    ["lastName", { lastName: "evil.example" }, "Last name must not contain a web address"],
    ["firstName", { firstName: "Practice  Partner" }, "First name must not be 'Practice partner'"],
  ])("names the wrong field %s in %o", async (field, change, message) => {
    const body = { ...FORM, email: newEmail(), ...change } as typeof FORM & { email: string };
    const response = await new Actor().send("POST /api/auth/signup", { body });
    expect(await expectError(response, 400)).toEqual({ message, field });
  });

  it.each([
    ["a common password", "password"],
    ["a common password of digits", "12345678"],
    ["a common password in another case", "QwertyUiop"],
    ["a common password in wide letters", "ｐａｓｓｗｏｒｄ"],
    ["one letter eight times", "zzzzzzzz"],
    ["one letter in both cases", "zZzZzZzZzZ"],
    ["one emoji eight times", "🦊".repeat(8)],
    ["spaces only", " ".repeat(12)],
  ])("refuses %s, and stores nothing", async (_, password) => {
    const before = await storage();
    const body = { ...FORM, email: newEmail(), password };
    const answer = await expectError(await new Actor().send("POST /api/auth/signup", { body }), 400);
    expect(answer).toEqual({
      message: "This password is too common. Please choose another one.",
      field: "password",
    });
    expect(await storage()).toEqual(before);
  });

  it.each(["password of mine", "zzzzzzzy", "Wortpfad2026", "äöüäöüäö"])(
    "accepts %j: apart from common ones there are no rules for passwords",
    async (password) => {
      const email = newEmail();
      await new Actor().call("POST /api/auth/signup", { body: { ...FORM, email, password } });
      await new Actor().call("POST /api/auth/login", { body: { email, password } });
    },
  );

  it.each([
    ["text direction marks", "\u202eMara\u202c\u2066", "Mara"],
    ["letters without width", "Ma\u200bra\ufeff", "Mara"],
    ["control characters", "Ma\u0000ra\n", "Mara"],
  ])("removes %s from a name", async (_, firstName, shown) => {
    const user = await new Actor().call("POST /api/auth/signup", { body: { ...FORM, firstName, email: newEmail() } });
    expect(user.firstName).toBe(shown);
  });

  it("refuses a name without a visible character", async () => {
    const body = { ...FORM, firstName: "\u200b\u2060", email: newEmail() };
    const answer = await expectError(await new Actor().send("POST /api/auth/signup", { body }), 400);
    expect(answer).toEqual({ message: "First name is required", field: "firstName" });
  });

  it("ends the session that the browser had before, whatever its account", async () => {
    const browser = new Actor();
    await browser.call("POST /api/auth/signup", { body: { ...FORM, email: newEmail() } });
    const old = new Actor();
    old.cookies.set("session", browser.cookies.get("session") ?? "");
    const second = await browser.call("POST /api/auth/signup", { body: { ...FORM, email: newEmail() } });
    expect(await browser.call("GET /api/auth/user")).toEqual(second);
    expect(await old.call("GET /api/auth/user")).toBeNull();
  });

  it("accepts a password of exactly 8 characters and keeps its spaces", async () => {
    const email = newEmail();
    await new Actor().call("POST /api/auth/signup", { body: { ...FORM, email, password: " 123456 " } });
    await new Actor().call("POST /api/auth/login", { body: { email, password: " 123456 " } });
    const trimmed = await new Actor().send("POST /api/auth/login", { body: { email, password: "123456" } });
    expect(trimmed.status).toBe(401);
  });

  it("opens one account when two forms send the same email at the same time", async () => {
    const email = newEmail();
    const keysBefore = (await env.SESSIONS.list()).keys.length;
    const sessionsBefore = await countOf("sessions");
    const responses = await Promise.all(
      [email, email.toUpperCase()].map((address) =>
        new Actor().send("POST /api/auth/signup", { body: { ...FORM, email: address } }),
      ),
    );
    expect(responses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = responses.find((response) => response.status === 409);
    expect(await expectError(refused!, 409)).toMatchObject({ field: "email" });
    expect(await countOf("users", "email_key = ?", email)).toBe(1);
    expect(await countOf("user_xp")).toBe(await countOf("users"));
    expect(await countOf("progress_tracking")).toBe(await countOf("users"));
    expect(await countOf("sessions")).toBe(sessionsBefore + 1);
    expect((await env.SESSIONS.list()).keys.length).toBe(keysBefore + 1);
  });
});
