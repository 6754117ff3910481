import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Actor, makeLearner, PASSWORD } from "#tests/support/worker/actor.ts";
import { begin } from "#tests/support/worker/conversations.ts";

const BOOKMARK = "00000001-00000002-00000003-0123456789abcdef";

/** Records the points from which the database is asked to continue. */
function watched(): { asked: string[]; env: Env } {
  const asked: string[] = [];
  const DB = new Proxy(env.DB, {
    get(database, name) {
      if (name === "withSession") {
        return (from: string) => {
          asked.push(from);
          return database.withSession("first-primary");
        };
      }
      const value: unknown = Reflect.get(database, name);
      return typeof value === "function" ? (value.bind(database) as unknown) : value;
    },
  });
  return { asked, env: { ...env, DB } };
}

describe("the bookmark of the last write", () => {
  it.each([
    ["http", "http://localhost", "d1-bookmark", false],
    ["https", "https://wortpfad.app", "__Host-d1-bookmark", true],
  ])("is kept over %s under the right name, for pages and the API, out of reach of scripts", async (...row) => {
    const [, origin, name, secure] = row;
    const { email } = await makeLearner();
    const browser = new Actor();
    browser.origin = origin;
    const response = await browser.send("POST /api/auth/login", { body: { email, password: PASSWORD } });
    const lines = response.headers.getSetCookie().filter((line) => line.includes("d1-bookmark"));
    expect(lines).toHaveLength(1);
    const [pair = "", ...attributes] = lines[0]?.split("; ") ?? [];
    expect(pair.split("=")[0]).toBe(name);
    expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=600"]));
    expect(attributes.includes("Secure")).toBe(secure);
  });

  it.each([
    ["its own cookie over http", "http://localhost", "d1-bookmark", BOOKMARK],
    ["its own cookie over https", "https://wortpfad.app", "__Host-d1-bookmark", BOOKMARK],
    ["nothing over https without the prefix", "https://wortpfad.app", "d1-bookmark", "first-unconstrained"],
  ])("is read from %s", async (_, origin, name, from) => {
    const browser = new Actor();
    browser.origin = origin;
    browser.cookies.set(name, BOOKMARK);
    const { asked, env: watching } = watched();
    await browser.send("GET /api/auth/user", { env: watching });
    expect(asked).toEqual([from]);
  });

  it.each([
    "GET /api/conversations",
    "GET /api/conversations/:id/messages",
    "GET /api/conversations/:id/help",
    "GET /api/conversations/:id/report",
  ] as const)("does not lead to a streamed reply, so %s asks the primary", async (call) => {
    const learner = await makeLearner();
    const id = await begin(learner);
    const { asked, env: watching } = watched();
    const query = call.endsWith("help") ? { kind: "hint" } : {};
    const response = await learner.send(call, { params: { id }, query, env: watching } as never);
    expect(response.status).toBe(200);
    expect(asked.at(-1)).toBe("first-primary");
  });
});
