import { describe, expect, it, vi } from "vitest";
import { makeXp } from "#tests/support/web/make-results.ts";
import { failure, stubApi } from "#tests/support/web/stub-api.ts";
import { call } from "#web/lib/api-client.ts";
import { ApiError, NoAnswerError, withOfflineHint } from "#web/lib/api-error.ts";

/** A fetch that answers never, and only ends when it is aborted. */
function stubSilence(): void {
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
  });
}

describe("a call", () => {
  it("that the server refuses is an ApiError", async () => {
    stubApi({ "GET /api/gamification/xp": failure(500, "no") });
    await expect(call("GET /api/gamification/xp", {})).rejects.toBeInstanceOf(ApiError);
  });

  it("without a network is a NoAnswerError", async () => {
    stubApi({});
    await expect(call("GET /api/gamification/xp", {})).rejects.toBeInstanceOf(NoAnswerError);
  });

  it("whose answer breaks off or comes from somebody else's network is a NoAnswerError", async () => {
    stubApi({ "GET /api/gamification/xp": new Response("<html>Please log in to the hotel's network") });
    await expect(call("GET /api/gamification/xp", {})).rejects.toBeInstanceOf(NoAnswerError);
  });

  it.each([
    ["GET /api/gamification/xp", 20_000],
    ["POST /api/auth/logout", 30_000],
  ] as const)("%s fails when no answer has come after %i ms", async (key, limit) => {
    stubSilence();
    const timeout = new AbortController();
    const limits = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
    const answer = call(key, {});
    expect(limits).toHaveBeenCalledExactlyOnceWith(limit);
    timeout.abort();
    await expect(answer).rejects.toBeInstanceOf(NoAnswerError);
  });

  it("that was given up by its caller is no failure of the connection", async () => {
    stubSilence();
    const caller = new AbortController();
    const answer = call("GET /api/gamification/xp", { signal: caller.signal });
    caller.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  });

  it("gives the body of its answer", async () => {
    stubApi({ "GET /api/gamification/xp": makeXp() });
    await expect(call("GET /api/gamification/xp", {})).resolves.toEqual(makeXp());
  });
});

describe("the text about a failed call", () => {
  it.each([
    ["no answer, and the browser is offline", new NoAnswerError(null), false, "You're offline. Please try again."],
    ["no answer, though there is a network", new NoAnswerError(null), true, "Please try again."],
    ["an answer that came before the network went", new ApiError(500, ""), false, "Please try again."],
  ])("%s", (_case, error, onLine, text) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    expect(withOfflineHint(error, "Please try again.")).toBe(text);
  });
});
