import { type BodyIn, LEARNER_HEADER, type ParamsIn, type QueryIn, type ResponseOf } from "#schema/api/endpoint.ts";
import type { Api, ApiCall } from "#schema/api/index.ts";
import { ApiError } from "./api-error.ts";

/** Path parameters may be numbers or strings. */
type PathParams<P> = P extends object ? { [K in keyof P]: string | number } : never;

/** The parts that the contract of a call names, each required if the contract requires it. */
export type CallOptions<K extends ApiCall> = {
  signal?: AbortSignal;
  /** Id of the learner for whom the call is meant; in anybody else's session it answers 401. */
  learnerId?: string;
} & (ParamsIn<Api[K]> extends undefined ? { params?: never } : { params: PathParams<ParamsIn<Api[K]>> }) &
  (QueryIn<Api[K]> extends undefined ? { query?: never } : { query?: QueryIn<Api[K]> }) &
  (undefined extends BodyIn<Api[K]> ? { body?: BodyIn<Api[K]> } : { body: BodyIn<Api[K]> });

/**
 * Makes an API call of schema/api: `call("GET /api/curriculum/subchapter/:id", { params: { id } })`. Sends cookies, and a
 * JSON body if there is one. Throws ApiError for any status other than 2xx.
 */
export async function call<K extends ApiCall>(key: K, options: CallOptions<K>): Promise<ResponseOf<Api[K]>> {
  const [method, template] = key.split(" ") as [string, string];
  const { params, query, body, signal, learnerId } = options as {
    params?: Record<string, string | number>;
    query?: Record<string, string | number | undefined>;
    body?: unknown;
    signal?: AbortSignal;
    learnerId?: string;
  };
  const headers: Record<string, string> = { "X-Time-Zone": Intl.DateTimeFormat().resolvedOptions().timeZone };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (learnerId !== undefined) headers[LEARNER_HEADER] = learnerId;
  const response = await fetch(pathOf(template, params) + searchOf(query), {
    method,
    credentials: "include",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  if (!response.ok) {
    const text = (await response.text()) || response.statusText;
    throw new ApiError(response.status, text, response.headers.get("Retry-After"));
  }
  return (await response.json()) as ResponseOf<Api[K]>;
}

function pathOf(template: string, params: Record<string, string | number> = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function searchOf(query: Record<string, string | number | undefined> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : "";
}
