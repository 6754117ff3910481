import { beforeAll, describe, expect, it } from "vitest";
import { Actor, methodOf, ORIGIN } from "#tests/support/worker/actor.ts";
import { CHANGING, FOR_LEARNERS, JSON_HEADERS, Refusals } from "#tests/support/worker/refusal.ts";

/** Largest body that a call takes. */
const MAX_BODY_BYTES = 64 * 1024;

let refusals: Refusals;
beforeAll(async () => {
  refusals = await Refusals.begin();
});

describe("a body of another type", () => {
  const types = [
    "text/plain",
    "text/plain;charset=UTF-8",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/json",
    "application/jsonp",
    "application/json-patch+json",
    "application/xml, application/json",
  ];

  it.each(CHANGING)("is refused with 415 by %s, and stores nothing", async (key) => {
    const body = refusals.goodBody(key);
    await refusals.expect([
      ...types.map((type) => ({
        what: type,
        status: 415,
        send: () => refusals.send(key, { headers: { ...JSON_HEADERS, "Content-Type": type }, body }),
      })),
      {
        what: "no type",
        status: 415,
        send: () =>
          refusals.send(key, { headers: { "Sec-Fetch-Site": "same-origin" }, body: new TextEncoder().encode(body) }),
      },
    ]);
  });
});

describe("a body over the limit", () => {
  const padding = " ".repeat(MAX_BODY_BYTES);

  it.each(CHANGING)("is refused with 413 by %s, with its length or streamed, and stores nothing", async (key) => {
    const body = refusals.goodBody(key) + padding;
    const streamed = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          const bytes = new TextEncoder().encode(body);
          for (let at = 0; at < bytes.length; at += 16_384) controller.enqueue(bytes.slice(at, at + 16_384));
          controller.close();
        },
      });
    await refusals.expect([
      {
        what: "with its length",
        status: 413,
        send: () => refusals.send(key, { headers: { ...JSON_HEADERS, "Content-Length": String(body.length) }, body }),
      },
      { what: "streamed", status: 413, send: () => refusals.send(key, { body: streamed() }) },
    ]);
  });

  it("starts one byte above 64 KB", async () => {
    const body = refusals.goodBody("POST /api/quiz/submit");
    const visitor = new Actor();
    for (const [size, status] of [
      [MAX_BODY_BYTES, 200],
      [MAX_BODY_BYTES + 1, 413],
    ] as const) {
      const response = await refusals.send("POST /api/quiz/submit", { body: body.padEnd(size, " ") }, visitor);
      expect(response.status, `${size} bytes`).toBe(status);
    }
  });
});

describe("a stranger's request", () => {
  it("is refused with 401 by every learner's call before its input is validated", async () => {
    const stranger = new Actor();
    await refusals.expect(
      FOR_LEARNERS.flatMap((key) => {
        const method = methodOf(key);
        const bodies = method === "GET" ? [undefined] : [refusals.goodBody(key), '{"broken":', "[]"];
        return bodies.map((body) => ({
          what: `${key} with ${body}`,
          status: 401,
          send: async () => {
            const response = await refusals.send(key, { body }, stranger);
            expect(await response.clone().text(), key).toContain("Unauthorized");
            return response;
          },
        }));
      }),
    );
  });
});

describe("a request from another site", () => {
  const origins: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "" },
    { "Sec-Fetch-Site": "cross-site", Origin: ORIGIN },
    { "Sec-Fetch-Site": "same-site", Origin: "http://evil.localhost" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "" },
    { Origin: "http://localhost.evil.example" },
    { Origin: "https://localhost" },
    { Origin: "http://localhost:8080" },
    { Origin: "http://localhost/" },
    { Referer: `${ORIGIN}/lesson/10101` },
    {},
  ];

  it.each(CHANGING)("is refused with 403 by %s, and stores nothing", async (key) => {
    const body = refusals.goodBody(key);
    await refusals.expect(
      origins.map((headers) => ({
        what: JSON.stringify(headers),
        status: 403,
        send: () => refusals.send(key, { headers: { "Content-Type": "application/json", ...headers }, body }),
      })),
    );
  });

  it("cannot read anything of a learner, because no answer allows another origin", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
      const response = await refusals.learner.fetch("/api/auth/user", { method, headers });
      expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });

  it("differs from one of our own pages, whose browser sends Sec-Fetch-Site or Origin", async () => {
    const visitor = new Actor();
    for (const headers of [{ "Sec-Fetch-Site": "same-origin" }, { Origin: ORIGIN }] as Record<string, string>[]) {
      const init = {
        headers: { "Content-Type": "application/json", ...headers },
        body: refusals.goodBody("POST /api/quiz/submit"),
      };
      expect((await refusals.send("POST /api/quiz/submit", init, visitor)).status).toBe(200);
    }
  });
});
