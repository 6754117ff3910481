import * as z from "zod/mini";
import { WRONG_CURRENT_PASSWORD } from "#schema/api/auth.ts";
import { errorBody } from "#schema/api/common.ts";
import type { Endpoint } from "#schema/api/endpoint.ts";
import { type ApiCall, api } from "#schema/api/index.ts";
import { methodOf, ORIGIN } from "./actor.ts";
import type { FuzzCall } from "./fuzz-calls.ts";
import { SERVED } from "./served-calls.ts";

/** What the contract says about a request before it is sent. */
export interface Forecast {
  /** The call that the Worker serves under this method and path, or null. */
  key: ApiCall | null;
  /** Null when it depends on how the platform reads the request: unusual types, lengths and escapes. */
  isAccepted: boolean | null;
}

const ROUTES = SERVED.map((key) => {
  const template = key.slice(key.indexOf(" ") + 1);
  return {
    key,
    method: methodOf(key),
    names: [...template.matchAll(/:(\w+)/g)].map(([, name]) => name!),
    path: new RegExp(`^${template.replace(/:\w+/g, "([^/]+)")}$`),
  };
});

const JSON_TYPES = new Set(["application/json", "application/json; charset=utf-8"]);

/** Content without anything of the learner: what KV says of the session is enough, so an ended one is served for up to a minute. */
const CONTENT_ONLY = new Set<ApiCall>(["GET /api/curriculum/chapters/:level", "GET /api/curriculum/subchapter/:id"]);

/** What a valid request may still be refused for with 400, because of what it says. */
const REFUSED_FOR_ITS_MEANING = new Set([
  "There are only German words",
  "The conversation is in another language",
  "There is no such conversation starter",
  "An answer does not belong to this quiz",
  "An answer does not belong to this lesson",
  "The score is larger than the number of questions",
  "Type at least one word",
  "There is only German grammar",
  "There is no such category",
  "The topic is in another level",
  "The topic is in another category",
  "A test needs its level",
  "A test needs the attempt id of its questions",
  "The test opens another level",
  "There is no level after this one",
  "The quiz has another number of questions",
  "These are not the questions of the quiz",
  "There is no such verb",
  "There is no such tense",
  "A quiz has 1 to 20 questions",
  "The test has another number of questions",
  "An answer does not belong to this test",
  "This password is too common. Please choose another one.",
  WRONG_CURRENT_PASSWORD,
]);

/** Asks the contract whether it accepts a request, whoever sends it. */
export function forecast(call: FuzzCall): Forecast {
  const url = new URL(call.path, ORIGIN);
  const path = decodedPath(url);
  const method = call.method === "HEAD" ? "GET" : call.method;
  const route = ROUTES.find((one) => one.method === method && path !== null && one.path.test(path));
  if (path === null || !route) return { key: null, isAccepted: null };
  const isUsual =
    !url.searchParams.has("") &&
    Object.keys(call.headers).every((name) => !/^(content-length|transfer-encoding)$/i.test(name)) &&
    call.headers["Sec-Fetch-Site"] === "same-origin" &&
    !/%(?![0-9a-f]{2})/i.test(call.path) &&
    (call.body === null || JSON_TYPES.has(call.headers["Content-Type"] ?? ""));
  const isAccepted = isUsual ? accepts(api[route.key], inputsIn(call, url, path, route)) : null;
  return { key: route.key, isAccepted };
}

interface Inputs {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The path as the router compares it: `%61` is an `a`, `%2F` is no slash and `%25` stays for the parameters. Null if it is broken. */
function decodedPath({ pathname }: URL): string | null {
  try {
    return decodeURI(pathname.replaceAll("%25", "%2525"));
  } catch {
    return null;
  }
}

function inputsIn(call: FuzzCall, url: URL, path: string, route: (typeof ROUTES)[number]): Inputs | null {
  try {
    const values = (route.path.exec(path) ?? []).slice(1).map(decodeURIComponent);
    const names = [...new Set(url.searchParams.keys())];
    return {
      params: Object.fromEntries(route.names.map((name, i) => [name, values[i]])),
      query: Object.fromEntries(
        names.map((name) => {
          const all = url.searchParams.getAll(name);
          return [name, all.length === 1 ? all[0] : all];
        }),
      ),
      body: bodyIn(call, (api[route.key] as Endpoint).body),
    };
  } catch {
    // Escapes that cannot be decoded, or a body that is not JSON.
    return null;
  }
}

/** Without a body, the Worker validates an empty object. A byte order mark in front is no part of the text. */
function bodyIn({ body }: FuzzCall, contract: Endpoint["body"]): unknown {
  return contract && body !== null ? JSON.parse(body.replace(/^\ufeff/, "")) : {};
}

function accepts(contract: Endpoint, inputs: Inputs | null): boolean | null {
  if (inputs === null) return contract.body ? false : null;
  return (["params", "query", "body"] as const).every(
    (part) => !contract[part] || z.safeParse(contract[part], inputs[part]).success,
  );
}

/** What is wrong with an answer; empty if nothing is. */
export function faultsOf(call: FuzzCall, { key, isAccepted }: Forecast, response: Response, text: string): string[] {
  const { status } = response;
  const [isHead, isError] = [call.method === "HEAD", status >= 400];
  if (status >= 500) return [`answers ${status}: ${text.slice(0, 300)}`];
  const faults: string[] = [];
  if (isHead && text !== "") faults.push("a HEAD has a body");
  const message = isError && !isHead ? errorIn(text) : null;
  if (isError && !isHead && message === null) faults.push(`no error body: ${text.slice(0, 300)}`);
  if (isError) {
    // A caller without a session, one from another site and one of another league learn nothing about the contract.
    if (isAccepted && status === 400 && !isHead && !REFUSED_FOR_ITS_MEANING.has(message ?? ""))
      faults.push(`the contract accepts the request, the Worker refuses it: ${message}`);
    return faults;
  }
  if (key === null) {
    if (![101, 302].includes(status)) faults.push(`answers ${status} where the contract has no call`);
    return faults;
  }
  if (isAccepted === false) faults.push(`the contract refuses the request, the Worker answers ${status}`);
  if (status === 304 && text === "" && call.headers["If-None-Match"]) return faults;
  if (status !== 200) return [...faults, `answers ${status}`];
  const parsed = isHead ? null : z.safeParse((api[key] as Endpoint).response, jsonIn(text));
  if (parsed?.success === false) faults.push(`no answer of the contract: ${parsed.error.message.slice(0, 300)}`);
  if (isStranger(call, key) && !(call.caller === "ended" && CONTENT_ONLY.has(key)))
    faults.push("serves a caller without a session");
  return faults;
}

/** True when the call needs a session and the caller has none that is still valid. */
export function isStranger({ caller }: FuzzCall, key: ApiCall): boolean {
  return api[key].access === "learner" && (caller === "visitor" || caller === "ended");
}

function errorIn(text: string): string | null {
  const parsed = z.safeParse(errorBody, jsonIn(text));
  return parsed.success ? parsed.data.message : null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
