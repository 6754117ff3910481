import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "#schema/api/endpoint.ts";
import { api } from "#schema/api/index.ts";
import { Actor, makeLearner, methodOf, ORIGIN, pathOf, type Sent } from "#tests/support/worker/actor.ts";
import { faultsOfError } from "#tests/support/worker/answers.ts";
import { badInputs, goodInput } from "#tests/support/worker/contract-samples.ts";
import { SECOND_LESSON } from "#tests/support/worker/lessons.ts";
import { goodCalls, SERVED, type ServedCall } from "#tests/support/worker/served-calls.ts";
import { type Storage, storage } from "#tests/support/worker/storage.ts";

type Learner = Awaited<ReturnType<typeof makeLearner>>;
type AnySent = Sent<ServedCall>;

/** Largest body that a call takes. */
const MAX_BODY_BYTES = 64 * 1024;

let learner: Learner;
let calls: Awaited<ReturnType<typeof goodCalls>>;
let before: Storage;
beforeAll(async () => {
  learner = await makeLearner();
  calls = await goodCalls(learner);
  before = await storage();
});

const changing = SERVED.filter((key) => methodOf(key) !== "GET");
const withBody = SERVED.filter((key) => (api[key] as Endpoint).body !== undefined);
const withParams = SERVED.filter((key) => (api[key] as Endpoint).params !== undefined);
const forLearners = SERVED.filter((key) => api[key].access === "learner");

interface BadCase {
  what: string;
  status: number;
  /** What the error names. */
  field?: string;
  send: () => Promise<Response>;
}

/** Sends every case: each must answer with its error, and leave everything that is stored as it is. */
async function expectRefused(cases: readonly BadCase[]): Promise<void> {
  expect(cases.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const { what, status, field, send } of cases) {
    const response = await send();
    const copy = response.clone();
    const found = await faultsOfError(response, status);
    if (field !== undefined && found.length === 0) {
      const named = ((await copy.json()) as { field?: string }).field;
      if (named !== field) found.push(`names the field ${named}`);
    }
    const after = await storage();
    for (const [table, held] of Object.entries(after)) if (held !== before[table]) found.push(`stores in ${table}`);
    faults.push(...found.map((fault) => `${what}: ${fault}`));
    before = after;
  }
  expect(faults).toEqual([]);
}

const JSON_HEADERS = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };

/** The request as text, with headers and body of the caller's choice. */
function sendRaw(key: ServedCall, init: RequestInit, actor: Actor = learner): Promise<Response> {
  return actor.fetch(pathOf(key, calls[key]), { method: methodOf(key), headers: JSON_HEADERS, ...init });
}

function goodBody(key: ServedCall): string {
  return JSON.stringify((calls[key] as AnySent).body ?? {});
}

describe("the good requests", () => {
  it("satisfy the contract: without their fault the bad ones below would be taken", () => {
    for (const key of withBody) {
      const contract = (api[key] as Endpoint).body!;
      expect(z.safeParse(contract, goodInput(contract)), key).toMatchObject({ success: true });
      expect(z.safeParse(contract, (calls[key] as AnySent).body), key).toMatchObject({ success: true });
    }
  });
});

describe("a body that breaks the contract", () => {
  it.each(withBody)("is refused with 400 by %s, and stores nothing", async (key) => {
    const bad = badInputs((api[key] as Endpoint).body!);
    await expectRefused(
      bad.map(({ what, value }) => ({
        what,
        status: 400,
        send: () => sendRaw(key, { body: JSON.stringify(value) }),
      })),
    );
  });

  it.each([
    ["a missing field", { email: undefined }, "email"],
    ["a wrong type", { password: 12_345_678 }, "password"],
    ["an unknown field", { isAdmin: true }, "isAdmin"],
  ])("gets the name of its field back: %s", async (what, change, field) => {
    const body = JSON.stringify({ ...calls["POST /api/auth/signup"].body, ...change });
    await expectRefused([{ what, status: 400, field, send: () => sendRaw("POST /api/auth/signup", { body }) }]);
  });

  it("is refused with its field's path inside a list", async () => {
    const body = JSON.stringify({ ...calls["POST /api/curriculum/subchapter/:id/quiz"].body, answers: [{ wordId: "1" }] });
    const send = () => sendRaw("POST /api/curriculum/subchapter/:id/quiz", { body });
    await expectRefused([{ what: "a word id as text", status: 400, field: "answers.0.wordId", send }]);
  });
});

describe("a body that is no JSON", () => {
  const texts = ["nonsense", '{"email":', "{'email': 1}", "\u0000", "[1, 2", '{"a":1}{"a":2}', "undefined", "NaN"];

  it.each(withBody)("is refused with 400 by %s, and stores nothing", async (key) => {
    await expectRefused(
      texts.map((body) => ({ what: JSON.stringify(body), status: 400, field: "body", send: () => sendRaw(key, { body }) })),
    );
  });
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

  it.each(changing)("is refused with 415 by %s, and stores nothing", async (key) => {
    const body = goodBody(key);
    await expectRefused([
      ...types.map((type) => ({
        what: type,
        status: 415,
        send: () => sendRaw(key, { headers: { ...JSON_HEADERS, "Content-Type": type }, body }),
      })),
      {
        what: "no type",
        status: 415,
        send: () => sendRaw(key, { headers: { "Sec-Fetch-Site": "same-origin" }, body: new TextEncoder().encode(body) }),
      },
    ]);
  });
});

describe("a body over the limit", () => {
  const padding = " ".repeat(MAX_BODY_BYTES);

  it.each(changing)("is refused with 413 by %s, said or streamed, and stores nothing", async (key) => {
    const body = goodBody(key) + padding;
    const streamed = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          const bytes = new TextEncoder().encode(body);
          for (let at = 0; at < bytes.length; at += 16_384) controller.enqueue(bytes.slice(at, at + 16_384));
          controller.close();
        },
      });
    await expectRefused([
      {
        what: "with its length",
        status: 413,
        send: () => sendRaw(key, { headers: { ...JSON_HEADERS, "Content-Length": String(body.length) }, body }),
      },
      { what: "streamed", status: 413, send: () => sendRaw(key, { body: streamed() }) },
    ]);
  });

  it("starts one byte above 64 KB", async () => {
    const body = goodBody("POST /api/quiz/submit");
    const visitor = new Actor();
    for (const [size, status] of [
      [MAX_BODY_BYTES, 200],
      [MAX_BODY_BYTES + 1, 413],
    ] as const) {
      const response = await sendRaw("POST /api/quiz/submit", { body: body.padEnd(size, " ") }, visitor);
      expect(response.status, `${size} bytes`).toBe(status);
    }
  });
});

describe("a path that breaks the contract", () => {
  const badIds = ["abc", "0", "-1", "1.5", "1e3", "0x10", "10101abc", " 10101", "010101", "9999999999", "%00", "1'--", "null"];
  const badWords = ["a1", "A7", "A1 ", "German", "klingon", "%00", "undefined", "x".repeat(500)];

  it.each(withParams)("is refused with 400 by %s, and stores nothing", async (key) => {
    const [name = ""] = Object.keys(calls[key].params ?? {});
    const isId = /id$/i.test(name);
    const contract = (api[key] as Endpoint).params!;
    await expectRefused(
      (isId ? badIds : badWords).map((value) => {
        expect(z.safeParse(contract, { [name]: decodeURIComponent(value) }).success, value).toBe(false);
        const path = pathOf(key, { params: { [name]: decodeURIComponent(value) } });
        const send = () => learner.fetch(path, { method: methodOf(key), headers: JSON_HEADERS, body: bodyOrNone(key) });
        return { what: value, status: 400, field: name, send };
      }),
    );
  });

  it.each(withParams.filter((key) => /[iI]d\b/.test(key)))("is refused with 404 by %s when there is no such thing", async (key) => {
    const [name = ""] = Object.keys(calls[key].params ?? {});
    await expectRefused(
      // One that is nobody's, one beyond the last of its kind, one of a level without content, one of the wrong kind.
      [1, 199, 10199, 61001, 610101, 99999, 999_999_999, 1010101].map((id) => ({
        what: String(id),
        status: 404,
        send: () =>
          learner.fetch(pathOf(key, { params: { [name]: id } }), {
            method: methodOf(key),
            headers: JSON_HEADERS,
            body: bodyOrNone(key),
          }),
      })),
    );
  });

  it("is refused with 403 where the lesson is still locked", async () => {
    const locked = changing.filter((key) => key.includes("/subchapter/"));
    expect(locked).toHaveLength(3);
    await expectRefused(
      locked.map((key) => ({
        what: key,
        status: 403,
        send: () =>
          learner.fetch(pathOf(key, { params: { id: SECOND_LESSON } }), {
            method: "POST",
            headers: JSON_HEADERS,
            body: bodyOrNone(key),
          }),
      })),
    );
  });
});

function bodyOrNone(key: ServedCall): string | undefined {
  return methodOf(key) === "GET" ? undefined : goodBody(key);
}

describe("a query that breaks the contract", () => {
  it.each(["level=A7", "level=", "level=a1", "level=A1&level=A2", "levels=A1", "level=A1&user=1", "__proto__=1"])(
    "is refused with 400 by GET /api/home: %s",
    async (query) => {
      await expectRefused([{ what: query, status: 400, send: () => learner.fetch(`/api/home?${query}`) }]);
    },
  );
});

describe("a stranger's request", () => {
  it("is refused with 401 by every learner's call before its parts are looked at", async () => {
    const stranger = new Actor();
    await expectRefused(
      forLearners.flatMap((key) => {
        const method = methodOf(key);
        const bodies = method === "GET" ? [undefined] : [goodBody(key), '{"broken":', "[]"];
        return bodies.map((body) => ({
          what: `${key} with ${body}`,
          status: 401,
          send: async () => {
            const response = await sendRaw(key, { body }, stranger);
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

  it.each(changing)("is refused with 403 by %s, and stores nothing", async (key) => {
    const body = goodBody(key);
    await expectRefused(
      origins.map((headers) => ({
        what: JSON.stringify(headers),
        status: 403,
        send: () => sendRaw(key, { headers: { "Content-Type": "application/json", ...headers }, body }),
      })),
    );
  });

  it("may read nothing of a learner either: no answer allows another origin", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
      const response = await learner.fetch("/api/auth/user", { method, headers });
      expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });

  it("is told apart from our own pages, which say where they come from in one of two ways", async () => {
    const visitor = new Actor();
    for (const headers of [{ "Sec-Fetch-Site": "same-origin" }, { Origin: ORIGIN }] as Record<string, string>[]) {
      const init = { headers: { "Content-Type": "application/json", ...headers }, body: goodBody("POST /api/quiz/submit") };
      expect((await sendRaw("POST /api/quiz/submit", init, visitor)).status).toBe(200);
    }
  });
});

describe("another method", () => {
  const patterns = SERVED.map((key) => ({
    method: methodOf(key),
    path: new RegExp(`^${key.slice(key.indexOf(" ") + 1).replace(/:\w+/g, "[^/]+")}$`),
  }));

  it.each(SERVED)("than that of %s is not found, and stores nothing", async (key) => {
    const path = pathOf(key, { params: calls[key].params });
    const served = patterns.filter((pattern) => pattern.path.test(path)).map((pattern) => pattern.method);
    const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => !served.includes(method));
    await expectRefused(
      others.map((method) => ({
        what: method,
        status: 404,
        send: () =>
          learner.fetch(path, { method, headers: JSON_HEADERS, body: method === "GET" ? undefined : goodBody(key) }),
      })),
    );
  });
});
