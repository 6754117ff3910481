import { vi } from "vitest";
import type { ResponseOf } from "#schema/api/endpoint.ts";
import { type Api, type ApiCall, api } from "#schema/api/index.ts";
import { leaderboardPage } from "./leaderboard-page.ts";

/** One call that the screen made. */
export interface MadeCall {
  key: ApiCall;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** What a stubbed call answers: a body, or a Response for anything but a 200. */
type Answer<K extends ApiCall> = ResponseOf<Api[K]> | Response;
type Handlers = { [K in ApiCall]?: Answer<K> | ((made: MadeCall) => Answer<K> | Promise<Answer<K>>) };

export interface StubbedApi {
  /** Every call in the order it was made. */
  calls: MadeCall[];
  /** The calls of one kind. */
  to: (key: ApiCall) => MadeCall[];
  /** Changes the answers from now on. */
  answer: (handlers: Handlers) => void;
}

/** An error answer in the shape that every error has. */
export function failure(status: number, message: string): Response {
  return Response.json({ message }, { status });
}

/**
 * Replaces fetch. Answers and request bodies are parsed with the contract, so that a stub cannot drift away from the Worker.
 * A call without a handler fails as if there were no network; only the leaderboard's page is put together from its single calls. Undo with vi.unstubAllGlobals().
 */
export function stubApi(handlers: Handlers): StubbedApi {
  let current = handlers;
  const calls: MadeCall[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, "http://localhost");
    const made = matchCall(init.method ?? "GET", url, init.body);
    calls.push(made);
    return respond(made);
  });
  async function respond(made: MadeCall): Promise<Response> {
    const handler = current[made.key];
    if (handler === undefined && made.key === "GET /api/leaderboard") return leaderboardPage(respond);
    if (handler === undefined) throw new TypeError(`No stub for ${made.key}`);
    const answer = await (typeof handler === "function" ? handler(made) : handler);
    return answer instanceof Response ? answer.clone() : Response.json(api[made.key].response.parse(answer));
  }
  return {
    calls,
    to: (key) => calls.filter((made) => made.key === key),
    answer: (more) => {
      current = { ...current, ...more };
    },
  };
}

function matchCall(method: string, url: URL, body: unknown): MadeCall {
  for (const key of Object.keys(api) as ApiCall[]) {
    const [wantedMethod, template = ""] = key.split(" ");
    const params = wantedMethod === method ? matchPath(template, url.pathname) : null;
    if (!params) continue;
    const contract = api[key];
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    if ("body" in contract) contract.body.parse(sent);
    return { key, params, query: Object.fromEntries(url.searchParams), body: sent };
  }
  throw new TypeError(`No such call: ${method} ${url.pathname}`);
}

function matchPath(template: string, path: string): Record<string, string> | null {
  const wanted = template.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}
