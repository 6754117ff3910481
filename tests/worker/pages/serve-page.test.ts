import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { APP_LOADER_HASH, THEME_SCRIPT_HASH } from "#schema/terms/inline-scripts.ts";
import { PAGES, shellOf } from "#schema/terms/page.ts";
import { SECURITY_HEADERS } from "#worker/http/security.ts";
import worker from "#worker/index.ts";

const SHELL = "<!doctype html><title>shell</title><!--start-data-->";
/** A shell that carries what the API answers to a session that does not exist. */
const WITH_DATA =
  /^<!doctype html><title>shell<\/title><script type="application\/json" id="start-data">\{.*\}<\/script>$/;
const SHELLS = new Set([
  "/index.html",
  ...PAGES.flatMap((page) => [`/${shellOf(page, "learner")}`, `/${shellOf(page, "visitor")}`]),
]);
const LANDING = "<!doctype html><title>landing</title>";

interface Asked {
  path: string;
  method: string;
  cookie: string | null;
}

let asked: Asked[];
beforeEach(() => {
  asked = [];
  vi.stubEnv("DEV", false);
});
afterEach(() => vi.unstubAllEnvs());

/** An asset store like Cloudflare's: the pages and a file under their own names, and 404 for the rest. */
const ASSETS = {
  async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    asked.push({ path: pathname, method: request.method, cookie: request.headers.get("Cookie") });
    if (pathname === "/hello.txt") return new Response("a file", { headers: { "Content-Type": "text/plain" } });
    if (pathname !== "/landing.html" && !SHELLS.has(pathname)) return new Response(null, { status: 404 });
    const etag = pathname === "/landing.html" ? '"landing-1"' : '"shell-1"';
    if (request.headers.get("If-None-Match") === etag)
      return new Response(null, { status: 304, headers: { ETag: etag } });
    const html = pathname === "/landing.html" ? LANDING : SHELL;
    const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0", ETag: etag };
    return new Response(request.method === "HEAD" ? null : html, { headers });
  },
} as unknown as Fetcher;

async function visit(path: string, init: RequestInit = {}, { origin = "https://wortpfad.app", appEnv = "local" } = {}) {
  const ctx = createExecutionContext();
  const request = new Request(`${origin}${path}`, init) as Request<unknown, IncomingRequestCfProperties>;
  const response = await worker.fetch(request, { ...env, ASSETS, APP_ENV: appEnv }, ctx);
  await waitOnExecutionContext(ctx);
  return response;
}

const cookie = (value: string) => ({ headers: { Cookie: value } });

describe("the start page", () => {
  it.each([
    ["nobody's", ""],
    ["a browser's with other cookies", "theme=dark; d1-bookmark=abc"],
    ["a browser's with a cookie that only ends like the session's", "mysession=x; other-session=y"],
    ["a browser's with the name inside a value", "note=session=1"],
  ])("is the landing page for %s request", async (_, value) => {
    const response = await visit("/", value ? cookie(value) : {});
    expect([response.status, await response.text()]).toEqual([200, LANDING]);
  });

  it.each(["session=abc", "__Host-session=abc", "theme=dark; session=abc", "theme=dark;__Host-session=abc"])(
    "is the app's shell with the cookie %s",
    async (value) => {
      const response = await visit("/", cookie(value));
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(WITH_DATA);
    },
  );

  it("does not depend on its query", async () => {
    expect(await (await visit("/?session=abc")).text()).toBe(LANDING);
  });
});

describe("a page", () => {
  const paths = PAGES.filter((page) => page !== "/").map((page) => page.replace(":id", "10101"));

  it.each([...paths, "/auth?mode=signup", "/auth/", "/grammar/artikel%20und%20Fälle"])(
    "%s is the app's shell, signed in or not",
    async (path) => {
      const visitors = await visit(path);
      expect([visitors.status, await visitors.text()]).toEqual([200, SHELL]);
      const learners = await visit(path, cookie("__Host-session=abc"));
      expect(learners.status).toBe(200);
      expect(await learners.text()).toMatch(WITH_DATA);
    },
  );

  it.each([
    ["/nothing"],
    ["/lesson"],
    ["/lesson/"],
    ["/lesson/1/2"],
    ["/Auth"],
    ["/auth/x"],
    ["/landing"],
    ["/landing.html"],
    ["/apiary"],
    ["/index.html"],
    ["/wp-login.php"],
    ["/.env"],
    ["//evil.example"],
    ["/%2e%2e/%2e%2e/etc/passwd"],
  ])("that does not exist is the shell with status 404: %s", async (path) => {
    const response = await visit(path);
    expect([response.status, await response.text()]).toEqual([404, SHELL]);
  });

  it("is requested from the asset store without the learner's cookies", async () => {
    await visit("/lesson/10101", cookie("__Host-session=abc"));
    expect(asked).toEqual([{ path: "/learner-lesson-id.html", method: "GET", cookie: null }]);
  });
});

describe("a file", () => {
  it("is passed on unchanged", async () => {
    const response = await visit("/hello.txt");
    expect([response.status, await response.text()]).toEqual([200, "a file"]);
    expect(response.headers.get("Content-Type")).toBe("text/plain");
  });
});

describe("the headers of a page", () => {
  it.each(["/", "/auth", "/nothing"])("%s are all there", async (path) => {
    const { headers } = await visit(path);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers.get(name), name).toBe(value);
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    expect(headers.get("Vary")).toContain("Cookie");
  });

  it("allow scripts only from our own origin, none inline but the two that are named, and no frame around the page", async () => {
    const policy = (await visit("/")).headers.get("Content-Security-Policy") ?? "";
    const rules = new Map(policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1).join(" ")]));
    expect(rules.get("script-src")).toBe(`'self' '${THEME_SCRIPT_HASH}' '${APP_LOADER_HASH}'`);
    expect(rules.get("default-src")).toBe("'self'");
    expect(rules.get("frame-ancestors")).toBe("'none'");
    expect(rules.get("object-src")).toBe("'none'");
    expect(rules.get("base-uri")).toBe("'none'");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("set HSTS, no sniffing and the referrer policy", () => {
    expect(SECURITY_HEADERS["Strict-Transport-Security"]).toMatch(/max-age=(\d{8,}); includeSubDomains/);
    expect(SECURITY_HEADERS["X-Content-Type-Options"]).toBe("nosniff");
    expect(SECURITY_HEADERS["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  });

  it("let the browser keep the page and revalidate it", async () => {
    const first = await visit("/auth");
    const again = await visit("/auth", { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("Vary")).toContain("Cookie");
  });

  it("give the landing page and the shell different ETags, so a login changes the page", async () => {
    const landing = await visit("/");
    const headers = { "If-None-Match": landing.headers.get("ETag") ?? "", Cookie: "session=abc" };
    const response = await visit("/", { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(WITH_DATA);
  });
});

describe("a method", () => {
  it.each(["/", "/auth", "/nothing"])("HEAD of %s has the headers and no body", async (path) => {
    const [head, get] = [await visit(path, { method: "HEAD" }), await visit(path)];
    expect([head.status, await head.text()]).toEqual([get.status, ""]);
    expect(head.headers.get("Content-Security-Policy")).toBe(get.headers.get("Content-Security-Policy"));
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s of a page is not allowed", async (method) => {
    for (const path of ["/", "/auth", "/nothing"]) {
      const response = await visit(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("GET, HEAD");
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(response.headers.get(name), name).toBe(value);
    }
    expect(asked).toEqual([]);
  });
});

describe("a request without https", () => {
  const http = { origin: "http://wortpfad.app" };

  it.each(["/", "/lesson/10101?x=1", "/api/auth/user"])("for %s is sent to https in production", async (path) => {
    const response = await visit(path, { redirect: "manual" }, { ...http, appEnv: "production" });
    expect([response.status, response.headers.get("Location")]).toEqual([308, `https://wortpfad.app${path}`]);
    expect(asked).toEqual([]);
  });

  it("is answered during development, and always with https", async () => {
    expect((await visit("/auth", {}, http)).status).toBe(200);
    expect((await visit("/auth", {}, { appEnv: "production" })).status).toBe(200);
  });
});

describe("a path that begins with /api", () => {
  it.each(["/api", "/api/", "/api/nothing", "/api/../api/x"])("%s never reaches the pages", async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(asked).toEqual([]);
  });
});
