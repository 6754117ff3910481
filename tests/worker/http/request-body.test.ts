import { describe, expect, it } from "vitest";
import { Actor, ORIGIN } from "#tests/support/worker/actor.ts";
import { Refusals } from "#tests/support/worker/refusal.ts";
import { discardBody } from "#worker/http/request-body.ts";

const CHUNK = 16_384;
const LIMITS = { bytes: 4 * CHUNK, milliseconds: 50 };

/** A body that comes in chunks when it is asked for, and counts what became of it. */
function sentBody(chunks: number) {
  const seen = { sent: 0, isWhole: false, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.sent === chunks) {
          seen.isWhole = true;
          return controller.close();
        }
        seen.sent += 1;
        controller.enqueue(new Uint8Array(CHUNK));
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, body };
}

function request(body: BodyInit | null): Request {
  return new Request(ORIGIN, { method: "POST", body });
}

describe("a body that nobody has read", () => {
  it("is read to its end", async () => {
    const { seen, body } = sentBody(3);
    await discardBody(request(body), LIMITS);
    expect(seen).toEqual({ sent: 3, isWhole: true, isCancelled: false });
  });

  it("is cancelled once it is larger than the limit", async () => {
    const { seen, body } = sentBody(1_000);
    await discardBody(request(body), LIMITS);
    expect(seen).toEqual({ sent: 5, isWhole: false, isCancelled: true });
  });

  it("is cancelled when its sender stalls", async () => {
    let isCancelled = false;
    const stalled = new ReadableStream({ pull: () => new Promise(() => {}), cancel: () => void (isCancelled = true) });
    await discardBody(request(stalled), LIMITS);
    expect(isCancelled).toBe(true);
  });

  it("may break off", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("connection lost")) });
    await expect(discardBody(request(broken), LIMITS)).resolves.toBeUndefined();
  });

  it("may be missing, or read already", async () => {
    const read = request("{}");
    await read.json();
    await expect(discardBody(read, LIMITS)).resolves.toBeUndefined();
    await expect(discardBody(request(null), LIMITS)).resolves.toBeUndefined();
  });
});

describe("the Worker", () => {
  const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };

  it.each([
    ["a call without a session", 401, "/api/vocabulary/add-batch", headers, 3],
    ["a call from another site", 403, "/api/auth/login", { ...headers, "Sec-Fetch-Site": "cross-site" }, 3],
    ["an unknown API path", 404, "/api/nothing", headers, 3],
    ["a page", 405, "/lesson/1", headers, 3],
    ["a body over the limit, streamed", 413, "/api/auth/login", headers, 60],
    ["a body that is not JSON", 415, "/api/auth/login", { ...headers, "Content-Type": "text/plain" }, 3],
  ])("reads the whole body of what it refuses: %s", async (_, status, path, sent, chunks) => {
    const { seen, body } = sentBody(chunks);
    const response = await new Actor().fetch(path, { method: "POST", headers: sent, body });
    expect(response.status).toBe(status);
    expect(seen).toEqual({ sent: chunks, isWhole: true, isCancelled: false });
  });

  it("takes a streamed body within the limit", async () => {
    const refusals = await Refusals.begin();
    const body = new Blob([refusals.goodBody("POST /api/quiz/submit")]).stream();
    expect((await refusals.send("POST /api/quiz/submit", { body }, new Actor())).status).toBe(200);
  });
});
