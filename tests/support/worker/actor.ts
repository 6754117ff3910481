import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as z from "zod/mini";
import type { BodyIn, Endpoint, ParamsIn, QueryIn, ResponseOf } from "#schema/api/endpoint.ts";
import { type Api, type ApiCall, api } from "#schema/api/index.ts";
import { hashPassword } from "#worker/auth/password.ts";
import { newSession, remember } from "#worker/auth/session.ts";
import { insertUser } from "#worker/auth/store.ts";
import { newUserId } from "#worker/auth/user-id.ts";
import { openDatabase } from "#worker/db/database.ts";
import worker from "#worker/index.ts";

export const ORIGIN = "http://localhost";

/** One call of an actor. Everything can be overridden, to send what a browser never would. */
export interface Sent<K extends ApiCall> {
  params?: ParamsIn<Api[K]> extends undefined ? undefined : Record<string, string | number>;
  query?: QueryIn<Api[K]>;
  body?: BodyIn<Api[K]>;
  headers?: Record<string, string>;
  env?: Env;
}

export function methodOf(key: ApiCall): string {
  return key.slice(0, key.indexOf(" "));
}

/** The path of a call, with parameters and query filled in. */
export function pathOf(key: ApiCall, sent: { params?: unknown; query?: unknown }): string {
  const values = (sent.params ?? {}) as Record<string, unknown>;
  const path = key
    .slice(key.indexOf(" ") + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const query = new URLSearchParams(sent.query as Record<string, string> | undefined).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** A browser with its own cookies, talking to the Worker in this process. */
export class Actor {
  readonly cookies = new Map<string, string>();
  /** Where the site is. Over https the cookie is the secure one. */
  origin = ORIGIN;
  /** The time zone that the browser sends; null sends none. */
  timeZone: string | null = "Europe/Berlin";
  /** Called when the answer is there, before the Worker does what it left for afterwards. */
  onAnswer: () => void = () => {};

  /** Sends any request. Keeps cookies as a browser does. */
  async fetch(path: string, init: RequestInit = {}, bindings: Env = env): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    if (this.timeZone !== null && !headers.has("X-Time-Zone")) headers.set("X-Time-Zone", this.timeZone);
    const ctx = createExecutionContext();
    const request = new Request(`${this.origin}${path}`, { redirect: "manual", ...init, headers });
    const response = await worker.fetch(request as Request<unknown, IncomingRequestCfProperties>, bindings, ctx);
    this.onAnswer();
    await waitOnExecutionContext(ctx);
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  private keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const gone = value === "" || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Makes a call of the contract; returns the raw response. */
  async send<K extends ApiCall>(key: K, sent: Sent<K> = {}): Promise<Response> {
    const headers: Record<string, string> = { "Sec-Fetch-Site": "same-origin", ...sent.headers };
    if (sent.body !== undefined) headers["Content-Type"] ??= "application/json";
    const body = sent.body === undefined ? undefined : JSON.stringify(sent.body);
    return this.fetch(pathOf(key, sent), { method: methodOf(key), headers, body }, sent.env);
  }

  /** Makes a call that must answer 200 and parses the answer with its contract. */
  async call<K extends ApiCall>(key: K, sent: Sent<K> = {}): Promise<ResponseOf<Api[K]>> {
    const response = await this.send(key, sent);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${key} answered ${response.status}: ${text}`);
    return z.parse((api[key] as Endpoint).response, JSON.parse(text)) as ResponseOf<Api[K]>;
  }
}

/** Password of every learner from `makeLearner`. */
export const PASSWORD = "correct horse";

let people = 0;
let passwordHash: Promise<string> | undefined;

/**
 * A learner with an account of their own, made as sign-up makes it, except that all of them share one password hash: deriving it
 * is slow.
 */
export async function makeLearner(timeZone = "Europe/Berlin"): Promise<Actor & { userId: string; email: string }> {
  const actor = new Actor();
  actor.timeZone = timeZone;
  const email = `learner-${++people}-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const userId = newUserId();
  const now = new Date();
  const session = await newSession(userId, now);
  const { db } = openDatabase(env.DB, { bookmark: null, primary: true });
  const name = { firstName: "Mara", lastName: "Klein" };
  const hash = await (passwordHash ??= hashPassword(PASSWORD));
  await insertUser(
    db,
    { id: userId, email, emailKey: email, passwordHash: hash, ...name, timeZone },
    { session, replaces: null },
    now,
  );
  actor.cookies.set("session", session.token);
  await remember(env.SESSIONS, session, now);
  return Object.assign(actor, { userId, email });
}
