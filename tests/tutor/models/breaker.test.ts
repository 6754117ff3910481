import { APICallError } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { Breaker } from "#worker/tutor/models/breaker.ts";
import { type Failure, type FailureKind, failureOf, OutOfTime, UnusableAnswer } from "#worker/tutor/models/failure.ts";

const EVENING = Date.UTC(2026, 10, 22, 21, 30);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function makeBreaker(start = EVENING) {
  let now = start;
  const breaker = new Breaker(() => now);
  const fail = (kind: FailureKind, retryAfterMs: number | null = null): void => {
    const failure: Failure = { kind, status: null, retryAfterMs };
    breaker.failed(failure);
  };
  return { breaker, fail, pass: (ms: number) => (now += ms) };
}

describe("the breaker", () => {
  it("lets calls pass as long as they succeed", () => {
    const { breaker } = makeBreaker();
    for (let call = 0; call < 5; call++) {
      expect(breaker.mayPass()).toBe(true);
      breaker.succeeded();
    }
  });

  it.each([
    ["slow", 3],
    ["outage", 3],
    ["unusable", 6],
  ] as const)("opens after repeated failures: %s, %i in a row", (kind, count) => {
    const { breaker, fail } = makeBreaker();
    for (let call = 1; call < count; call++) {
      fail(kind);
      expect(breaker.mayPass()).toBe(true);
    }
    fail(kind);
    expect(breaker.mayPass()).toBe(false);
  });

  it("forgets failures with every success", () => {
    const { breaker, fail } = makeBreaker();
    for (let call = 0; call < 10; call++) {
      fail("outage");
      fail("unusable");
      breaker.succeeded();
    }
    expect(breaker.mayPass()).toBe(true);
  });

  it("opens until midnight UTC when the day's allocation is used up", () => {
    const { breaker, fail, pass } = makeBreaker();
    fail("quota");
    pass(150 * MINUTE - 1);
    expect(breaker.mayPass()).toBe(false);
    pass(1);
    expect(breaker.mayPass()).toBe(true);
  });

  it("opens at once for as long as a busy model asks, but not longer than ten minutes", () => {
    const { breaker, fail, pass } = makeBreaker();
    fail("busy", 5 * SECOND);
    expect(breaker.mayPass()).toBe(false);
    pass(5 * SECOND);
    expect(breaker.mayPass()).toBe(true);
    fail("busy", 24 * 60 * MINUTE);
    pass(10 * MINUTE);
    expect(breaker.mayPass()).toBe(true);
  });

  it("opens for a minute when a busy model says nothing", () => {
    const { breaker, fail, pass } = makeBreaker();
    fail("busy");
    pass(MINUTE - 1);
    expect(breaker.mayPass()).toBe(false);
    pass(1);
    expect(breaker.mayPass()).toBe(true);
  });

  it("lets one call try after its pause, and closes when that succeeds", () => {
    const { breaker, fail, pass } = makeBreaker();
    fail("refused");
    pass(10 * MINUTE);
    expect([breaker.mayPass(), breaker.mayPass(), breaker.mayPass()]).toEqual([true, false, false]);
    breaker.succeeded();
    expect([breaker.mayPass(), breaker.mayPass()]).toEqual([true, true]);
  });

  it("pauses twice as long after each failed try, up to ten minutes", () => {
    const { breaker, fail, pass } = makeBreaker();
    for (let call = 0; call < 3; call++) fail("outage");
    for (const pause of [30, 60, 120, 240, 480, 600, 600]) {
      pass(pause * SECOND - 1);
      expect(breaker.mayPass()).toBe(false);
      pass(1);
      expect(breaker.mayPass()).toBe(true);
      fail("outage");
    }
  });

  it("gives the try to another call when the first never reports back, or is given up", () => {
    const { breaker, fail, pass } = makeBreaker();
    fail("refused");
    pass(10 * MINUTE);
    expect(breaker.mayPass()).toBe(true);
    pass(10 * SECOND);
    expect(breaker.mayPass()).toBe(true);
    breaker.abandoned();
    expect(breaker.mayPass()).toBe(true);
  });
});

describe("what an error of a provider means", () => {
  const callError = (options: Partial<ConstructorParameters<typeof APICallError>[0]>) =>
    new APICallError({ message: "failed", url: "https://model.example", requestBodyValues: {}, ...options });

  it.each([
    ["the day's allocation of Workers AI", callError({ statusCode: 429, data: { workersAIErrorCode: 3036 } }), "quota"],
    ["no capacity on Workers AI", callError({ statusCode: 429, data: { workersAIErrorCode: 3040 } }), "busy"],
    ["a rate limit", callError({ statusCode: 429 }), "busy"],
    ["a server that fails", callError({ statusCode: 500 }), "outage"],
    ["a gateway that fails", callError({ statusCode: 503 }), "outage"],
    ["a server that timed out", callError({ statusCode: 408 }), "slow"],
    ["a wrong key", callError({ statusCode: 401 }), "refused"],
    ["a plan without the model", callError({ statusCode: 403 }), "refused"],
    ["an unknown model", callError({ statusCode: 404 }), "refused"],
    [
      "an unknown model of Workers AI",
      callError({ statusCode: 400, message: "5007: No such model @cf/x/y or task" }),
      "refused",
    ],
    ["a redirect", callError({ statusCode: 302 }), "refused"],
    ["a message that the model does not take", callError({ statusCode: 400 }), "unusable"],
    ["a body that is no answer", callError({ statusCode: 200 }), "unusable"],
    ["JSON mode that failed", callError({ message: "AiError: JSON Mode couldn't be met" }), "unusable"],
    ["a binding without an account", callError({ message: "Binding AI needs to be run remotely" }), "refused"],
    ["a network that is down", callError({ message: "Cannot connect to API", isRetryable: true }), "outage"],
    ["any other error", new TypeError("x is not a function"), "outage"],
    ["the end of the time", new OutOfTime("7 s"), "slow"],
    ["an answer without a turn", new UnusableAnswer("no turn"), "unusable"],
  ])("%s", (_, error, kind) => {
    expect(failureOf(error).kind).toBe(kind);
  });

  it("how long to wait, where the model says it in seconds", () => {
    const after = (header: string) =>
      failureOf(callError({ statusCode: 429, responseHeaders: { "retry-after": header } })).retryAfterMs;
    expect(after("12")).toBe(12_000);
    expect(after("Wed, 21 Oct 2026 07:28:00 GMT")).toBeNull();
    expect(after("-5")).toBeNull();
  });
});
