import * as z from "zod/mini";
import type { BodyIn, Endpoint, ParamsIn, QueryIn, ResponseOf } from "#schema/api/endpoint.ts";
import { type Api, type ApiCall, api } from "#schema/api/index.ts";

/** What is sent with an API call. */
export interface Sent<K extends ApiCall> {
  params?: ParamsIn<Api[K]> extends undefined ? undefined : Record<string, string | number>;
  query?: QueryIn<Api[K]>;
  body?: BodyIn<Api[K]>;
}

/**
 * A local server hands each request on through connections that are closed after five idle seconds, and a request that meets the closing is
 * lost. It sends GETs again by itself, but nothing that changes something (github.com/cloudflare/workers-sdk, issue 14641 and pull request
 * 15252). So after a pause a GET goes first, which leaves a fresh connection behind.
 */
const IDLE_MS = 2_000;
let lastAnswer = 0;

/** Calls the API of a running server for one person, without a browser. Keeps cookies as a browser does. */
export class ApiClient {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  /** The time zone that is sent with each call, as the browser sends its own. */
  timeZone = "Europe/Berlin";

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The headers of this person's requests. */
  headers(): Record<string, string> {
    return {
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/json",
      "X-Time-Zone": this.timeZone,
      Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
  }

  /** Makes an API call and gives the raw response. */
  async send<K extends ApiCall>(key: K, sent: Sent<K> = {}): Promise<Response> {
    const [method, template] = key.split(" ") as [string, string];
    const params: Record<string, string | number> = sent.params ?? {};
    const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const query = new URLSearchParams(sent.query as Record<string, string> | undefined);
    const body = sent.body === undefined ? undefined : JSON.stringify(sent.body);
    if (method !== "GET" && Date.now() - lastAnswer > IDLE_MS) {
      await fetch(`${this.origin}/api/auth/user`).then((response) => response.text());
    }
    const response = await fetch(`${this.origin}${path}${query.size > 0 ? `?${query}` : ""}`, {
      method,
      headers: this.headers(),
      body,
      redirect: "manual",
    });
    lastAnswer = Date.now();
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** Makes an API call and parses the response with its contract. Throws unless the status is 200. */
  async call<K extends ApiCall>(key: K, sent: Sent<K> = {}): Promise<ResponseOf<Api[K]>> {
    const response = await this.send(key, sent);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${key} answered ${response.status}: ${text}`);
    return z.parse((api[key] as Endpoint).response, JSON.parse(text)) as ResponseOf<Api[K]>;
  }

  private keep(line: string): void {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === "" || /;\s*max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export const PASSWORD = "ein gutes Passwort";

/** What a person signs up with. */
export interface Account {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

let people = 0;

/** A new person, with an email address that no database has. */
export function makeAccount(firstName = "Mara"): Account {
  const email = `${firstName.toLowerCase()}-${++people}-${crypto.randomUUID().slice(0, 8)}@example.org`;
  return { firstName, lastName: "Klein", email, password: PASSWORD };
}

/** Signs a person up through the API. */
export async function signUp(origin: string, account: Account): Promise<ApiClient> {
  const client = new ApiClient(origin);
  await client.call("POST /api/auth/signup", { body: account });
  return client;
}
