import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Api, api } from "#schema/api/index.ts";
import { callsOfPage } from "#schema/api/page-calls.ts";
import { PAGES, pageAt } from "#schema/terms/page.ts";
import { type Actor, makeLearner } from "#tests/support/worker/actor.ts";
import worker from "#worker/index.ts";
import { dataElement, startAnswers } from "#worker/pages/start-data.ts";

beforeEach(() => vi.stubEnv("DEV", false));
afterEach(() => vi.unstubAllEnvs());

const HEAD = "<!doctype html><title>shell</title>";
const ASSETS = {
  fetch: async () =>
    new Response(`${HEAD}<!--start-data--><p>end`, {
      headers: { "Content-Type": "text/html", "Content-Length": "58", ETag: '"1"' },
    }),
} as unknown as Fetcher;

async function page(path: string, learner: Actor | null): Promise<Response> {
  const ctx = createExecutionContext();
  const cookie = learner ? [...learner.cookies].map(([name, value]) => `${name}=${value}`).join("; ") : "";
  const request = new Request(`http://localhost${path}`, { headers: { Cookie: cookie } }) as Request<
    unknown,
    IncomingRequestCfProperties
  >;
  const response = await worker.fetch(request, { ...env, ASSETS }, ctx);
  await waitOnExecutionContext(ctx);
  return response;
}

/** What a page brings along, by call. */
async function dataOf(response: Response): Promise<Record<string, unknown>> {
  const [, json = "{}"] = /id="start-data">(.*?)<\/script>/s.exec(await response.text()) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe("a learner's page", () => {
  it("brings what the API answers to the calls that it starts with", async () => {
    const learner = await makeLearner();
    const response = await page("/?level=A2", learner);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("ETag")).toBeNull();
    expect(response.headers.get("Content-Length")).toBeNull();
    const home = await learner.call("GET /api/home", { query: { level: "A2" } });
    expect(await dataOf(response)).toEqual({ "/api/home?level=A2": home });
  });

  it.each(PAGES)("%s asks only for calls that exist and answer this learner", async (pattern) => {
    const learner = await makeLearner();
    const path = pattern.replace(":id", pattern.startsWith("/grammar") ? "101" : "10101");
    const calls = callsOfPage(path, {});
    for (const call of calls) expect(isContract(call), call).toBe(true);
    const answers = await dataOf(await page(path, learner));
    // There is no conversation yet.
    expect(Object.keys(answers)).toEqual(calls.filter((call) => !call.startsWith("/api/conversations/")));
  });

  it("brings nothing for an address that names nothing", async () => {
    const learner = await makeLearner();
    for (const path of ["/lesson/x", "/lesson/99999", "/grammar/0", "/grammar/x"]) {
      expect(Object.keys(await dataOf(await page(path, learner))), path).not.toContain(path);
    }
  });

  it("brings nothing of a learner whose session has ended", async () => {
    const learner = await makeLearner();
    const { cookies } = learner;
    const kept = new Map(cookies);
    await learner.call("POST /api/auth/logout", {});
    for (const [name, value] of kept) cookies.set(name, value);
    const answers = await dataOf(await page("/leaderboard", learner));
    expect(answers).toEqual({ "/api/leaderboard": null });
  });

  it("brings nothing to visitors and asks nothing for them", async () => {
    const text = await (await page("/vocabulary", null)).text();
    expect(text).toBe(`${HEAD}<!--start-data--><p>end`);
  });
});

describe("the data of a page", () => {
  const url = new URL("http://localhost/chat");

  it("cannot end its own element", async () => {
    const answer = { title: "</script><script>alert(1)</script><!--" };
    const text = dataElement(await startAnswers(url, async () => Response.json(answer)));
    expect(text.match(/</g)).toHaveLength(2);
    expect(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1))).toMatchObject({
      "/api/conversations": { title: "</script><script>alert(1)</script><!--" },
    });
  });

  it("leaves out a call that fails, throws or takes too long, and waits no longer than that", async () => {
    vi.useFakeTimers();
    try {
      const answers = startAnswers(url, (path) => {
        if (path === "/api/auth/user") return new Promise(() => undefined);
        if (path === "/api/conversations") return Promise.reject(new Error("down"));
        return Promise.resolve(new Response("no", { status: 500 }));
      });
      await vi.advanceTimersByTimeAsync(1_500);
      expect(dataElement(await answers)).toBe('<script type="application/json" id="start-data">{}</script>');
    } finally {
      vi.useRealTimers();
    }
  });
});

function isContract(path: string): boolean {
  const { pathname } = new URL(path, "http://localhost");
  return (Object.keys(api) as (keyof Api)[]).some((key) => {
    const [method, template = ""] = key.split(" ");
    return method === "GET" && new RegExp(`^${template.replaceAll(/:\w+/g, "[^/]+")}$`).test(pathname);
  });
}

describe("a path", () => {
  it("gives its page and its id", () => {
    expect(pageAt("/lesson/10101/")).toEqual({ page: "/lesson/:id", id: "10101" });
    expect(pageAt("/")).toEqual({ page: "/", id: undefined });
    expect(pageAt("/nothing")).toBeNull();
  });
});
