import { env } from "cloudflare:workers";
import { scryptSync } from "node:crypto";
import { base64url } from "oslo/encoding";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Actor, makeLearner, PASSWORD } from "#tests/support/worker/actor.ts";
import { expectError } from "#tests/support/worker/answers.ts";
import { countingEnv } from "#tests/support/worker/counting-env.ts";
import { row, storage } from "#tests/support/worker/storage.ts";
import { DerivationsBusy, DerivationTurns, derivationTurns } from "#worker/auth/derivation-turns.ts";
import { checkPassword, hashPassword } from "#worker/auth/password.ts";

const TURN_MS = 250;
/** One runs at once, and eight wait. */
const PLACES = 9;

/** Turns on a clock that stands still until `wait` is called, with the moments at which they begin. */
function turnsAtRest() {
  const time = { now: 10_000_000 };
  const starts: number[] = [];
  const turns = new DerivationTurns(
    () => time.now,
    async (milliseconds) => void starts.push(time.now + milliseconds),
  );
  return { time, starts, turns };
}

describe("the turns of an isolate", () => {
  it("begin at once when nobody derives", async () => {
    const { starts, turns } = turnsAtRest();
    await turns.take();
    expect(starts).toEqual([]);
  });

  it("follow each other with time for other requests in between", async () => {
    const { starts, turns } = turnsAtRest();
    for (let i = 0; i < 4; i++) await turns.take();
    expect(starts).toEqual([10_000_250, 10_000_500, 10_000_750]);
  });

  it.each([0, 0.1, 0.7, 1 / 3, 123_456.789])(
    "are refused to whoever would wait more than two seconds, whatever fractions the clock has: + %d ms",
    async (fraction) => {
      const { time, turns } = turnsAtRest();
      time.now += fraction;
      const taken = await Promise.allSettled(Array.from({ length: 50 }, () => turns.take()));
      expect(taken.map(({ status }) => status)).toEqual([
        ...Array<string>(PLACES).fill("fulfilled"),
        ...Array<string>(50 - PLACES).fill("rejected"),
      ]);
      expect(() => turns.refuseWhenBusy()).toThrow(DerivationsBusy);
    },
  );

  it("are free again after two seconds, even if nobody used those that were booked", async () => {
    const { time, turns } = turnsAtRest();
    await Promise.allSettled(Array.from({ length: 50 }, () => turns.take()));
    time.now += TURN_MS;
    expect(() => turns.refuseWhenBusy()).not.toThrow();
    time.now += PLACES * TURN_MS;
    await turns.take();
    await turns.take();
  });

  it("keep their pause when derivations take longer than a turn", async () => {
    const time = { now: 10_000_000 };
    const starts: number[] = [];
    const turns = new DerivationTurns(
      () => time.now,
      async (milliseconds) => void (time.now += milliseconds),
    );
    for (let i = 0; i < 5; i++) {
      const began = await turns.take();
      starts.push(began);
      time.now += 470;
      turns.finish(began);
    }
    expect(starts.map((start, index) => start - (starts[index - 1] ?? start - 570))).toEqual([570, 570, 570, 570, 570]);
  });

  it("move back while somebody waits for one", async () => {
    const time = { now: 10_000_000 };
    const waits: number[] = [];
    const turns: DerivationTurns = new DerivationTurns(
      () => time.now,
      async (milliseconds) => {
        waits.push(milliseconds);
        // The first derivation ends while the second waits for its turn.
        if (waits.length === 1) {
          time.now += 470;
          turns.finish(10_000_000);
        } else time.now += milliseconds;
      },
    );
    await turns.take();
    await turns.take();
    expect(waits).toEqual([250, 320]);
  });

  it("are refused to a request whose clock is a little behind", async () => {
    const { time, turns } = turnsAtRest();
    await Promise.allSettled(Array.from({ length: 50 }, () => turns.take()));
    time.now -= 500;
    expect(() => turns.refuseWhenBusy()).toThrow(DerivationsBusy);
    await expect(turns.take()).rejects.toThrow(DerivationsBusy);
  });

  it("are free after the machine's clock was set back", async () => {
    const { time, starts, turns } = turnsAtRest();
    await turns.take();
    time.now -= 3_600_000;
    await turns.take();
    expect(starts).toEqual([]);
    await turns.take();
    expect(starts).toEqual([time.now + TURN_MS]);
  });

  it("are taken by every derivation, whether it makes a hash or checks one", async () => {
    const take = vi.spyOn(derivationTurns, "take").mockImplementation(async () => performance.now());
    const hash = await hashPassword(PASSWORD);
    await checkPassword(PASSWORD, hash);
    await checkPassword(PASSWORD, null);
    expect(take).toHaveBeenCalledTimes(3);
    take.mockRestore();
  });
});

describe("logins and sign-ups when many come at once", () => {
  beforeEach(async () => {
    await env.DB.prepare("DELETE FROM auth_attempts").run();
  });
  afterEach(() => vi.restoreAllMocks());

  let addresses = 0;
  function request(kind: "login" | "signup", email = `many-${crypto.randomUUID()}@example.org`, bindings: Env = env) {
    const body = { email, password: PASSWORD, firstName: "Mara", lastName: "Klein" };
    const headers = { "CF-Connecting-IP": `203.0.113.${++addresses % 250}` };
    return kind === "login"
      ? new Actor().send("POST /api/auth/login", { body: { email, password: PASSWORD }, headers, env: bindings })
      : new Actor().send("POST /api/auth/signup", { body, headers, env: bindings });
  }

  async function expectBusy(response: Response): Promise<void> {
    expect(await expectError(response, 429)).toEqual({
      message: "Many people are signing in right now. Please try again in a few seconds.",
    });
    expect(response.headers.get("Retry-After")).toBe("2");
  }

  /** Lets a try through at first, and finds the queue full when it comes to the password. */
  function fillTurnsMeanwhile(): void {
    vi.spyOn(derivationTurns, "take").mockRejectedValue(new DerivationsBusy());
  }

  it("are answered within seconds: some are checked, the others are asked to come back", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => request("login")));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(PLACES + 3);
    for (const answer of answers.filter(({ status }) => status === 429)) await expectBusy(answer);
  });

  it.each(["login", "signup"] as const)("cost nothing when the isolate is busy already (%s)", async (kind) => {
    vi.spyOn(derivationTurns, "refuseWhenBusy").mockImplementation(() => {
      throw new DerivationsBusy();
    });
    const before = await storage();
    const { env: counting, captured } = countingEnv(env);
    await expectBusy(await request(kind, undefined, counting));
    expect(captured.cost).toMatchObject({ d1RoundTrips: 0, kvReads: 0 });
    expect(await storage()).toEqual(before);
  });

  it.each(["login", "signup"] as const)("do not lose a try that was not looked at (%s)", async (kind) => {
    fillTurnsMeanwhile();
    const { env: counting, captured } = countingEnv(env);
    const email = `many-${crypto.randomUUID()}@example.org`;
    await expectBusy(await request(kind, email, counting));
    expect(captured.cost.d1RoundTrips).toBe(2);
    for (let i = 0; i < 12; i++) await expectBusy(await request(kind, email));
    expect(await row("SELECT max(count) AS most FROM auth_attempts")).toEqual({ most: 0 });
  });

  it("are locked out before anything is derived", async () => {
    const { email } = await makeLearner();
    await request("login", email.replace("@", "-other@"));
    const take = vi.spyOn(derivationTurns, "take");
    const from = { "CF-Connecting-IP": `203.0.113.${addresses % 250}` };
    await env.DB.prepare("UPDATE auth_attempts SET count = 100").run();
    const locked = await new Actor().send("POST /api/auth/login", {
      body: { email, password: PASSWORD },
      headers: from,
    });
    expect((await expectError(locked, 429)).message).toBe("Too many attempts. Please wait a little and try again.");
    expect(take).not.toHaveBeenCalled();
  });

  it("let a learner in with an old hash when there is no time to renew it", async () => {
    const learner = await makeLearner();
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 12, r: 8, p: 1 });
    const encode = (bytes: Uint8Array) => base64url.encode(bytes, { includePadding: false });
    const old = ["scrypt", 2 ** 12, 8, 1, encode(salt), encode(new Uint8Array(key))].join("$");
    await env.DB.prepare("UPDATE users SET password_hash = ? WHERE id = ?").bind(old, learner.userId).run();
    vi.spyOn(derivationTurns, "take")
      .mockImplementationOnce(async () => performance.now())
      .mockRejectedValueOnce(new DerivationsBusy());
    expect((await request("login", learner.email)).status).toBe(200);
    expect(await row("SELECT password_hash AS hash FROM users WHERE id = ?", learner.userId)).toEqual({ hash: old });
  });
});
