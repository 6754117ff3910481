import { beforeAll, describe, expect, it } from "vitest";
import { api } from "#schema/api/index.ts";
import { LEAGUE_LIVE_PATH } from "#schema/api/league-live.ts";
import { Actor, makeLearner } from "#tests/support/worker/actor.ts";
import { expectError, missingHeaders } from "#tests/support/worker/answers.ts";
import { joinLeague } from "#tests/support/worker/league.ts";
import { goodCalls, SERVED } from "#tests/support/worker/served-calls.ts";
import { app } from "#worker/app.ts";

type Learner = Awaited<ReturnType<typeof makeLearner>>;

/** Routes outside the contract: links and WebSockets. */
const LINKS = ["GET /api/login"];
const SOCKETS = [`GET ${LEAGUE_LIVE_PATH}`];

let learner: Learner;
beforeAll(async () => {
  learner = await makeLearner();
});

describe("the routes of the Worker", () => {
  it("are exactly the calls of the contract", () => {
    const mounted = new Set(
      app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`),
    );
    expect([...mounted].toSorted()).toEqual([...SERVED, ...LINKS, ...SOCKETS].toSorted());
    expect(SERVED.toSorted()).toEqual(Object.keys(api).toSorted());
  });

  it("answer 200 with the shape of the contract and every security header", async () => {
    await joinLeague(learner);
    const calls = await goodCalls(learner);
    for (const key of SERVED.filter((name) => name !== "POST /api/auth/logout")) {
      // A sign-up would leave the learner signed in as somebody else.
      const caller = key === "POST /api/auth/signup" ? new Actor() : learner;
      await caller.call(key, calls[key]);
      expect(missingHeaders(await caller.send(key, calls[key])), key).toEqual([]);
    }
  });

  it.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/auth/user/",
    "/api/auth/user/1",
    "/api//auth/user",
    "/api/AUTH/user",
  ])("do not include %s", async (path) => {
    await expectError(await learner.fetch(path), 404);
  });
});

describe("an answer with content", () => {
  it.each(["GET /api/curriculum/chapters/:level", "GET /api/curriculum/subchapter/:id"] as const)(
    "is sent once by %s and then only revalidated",
    async (key) => {
      const calls = await goodCalls(learner);
      const first = await learner.send(key, calls[key]);
      const etag = first.headers.get("ETag") ?? "";
      expect(etag).toMatch(/^W\/"[0-9a-f]{16,}"$/);
      expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
      const again = await learner.send(key, { ...calls[key], headers: { "If-None-Match": etag } });
      expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
      expect(missingHeaders(again)).toEqual([]);
      const stale = await learner.send(key, { ...calls[key], headers: { "If-None-Match": '"older"' } });
      expect(stale.status).toBe(200);
      await expectError(await new Actor().send(key, { ...calls[key], headers: { "If-None-Match": etag } }), 401);
    },
  );

  it("is the only kind of answer that a browser may keep", async () => {
    const calls = await goodCalls(learner);
    for (const key of ["GET /api/auth/user", "GET /api/home", "GET /api/gamification/xp"] as const) {
      expect((await learner.send(key, calls[key])).headers.get("Cache-Control"), key).toBe("no-store");
    }
  });
});
