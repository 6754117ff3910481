import { type BodyIn, LEARNER_HEADER, type ParamsIn, type QueryIn, type ResponseOf } from "#schema/api/endpoint.ts";
import type { Api, ApiCall } from "#schema/api/index.ts";
import { ApiError, NoAnswerError } from "./api-error.ts";
import { dropStartAnswers, takeStartAnswer } from "./start-data.ts";

/** Path parameters may be numbers or strings. */
type PathParams<P> = P extends object ? { [K in keyof P]: string | number } : never;

type PathValues = Record<string, string | number>;
type QueryValues = Record<string, string | number | undefined>;

/** The parts that the contract of a call names, each required if the contract requires it. */
export type CallOptions<K extends ApiCall> = {
  signal?: AbortSignal;
  /** Lets the call arrive even if the page is closed meanwhile. */
  keepalive?: boolean;
  /** Id of the learner for whom the call is meant; in anybody else's session it answers 401. */
  learnerId?: string;
} & (ParamsIn<Api[K]> extends undefined ? { params?: never } : { params: PathParams<ParamsIn<Api[K]>> }) &
  (QueryIn<Api[K]> extends undefined ? { query?: never } : { query?: QueryIn<Api[K]> }) &
  (undefined extends BodyIn<Api[K]> ? { body?: BodyIn<Api[K]> } : { body: BodyIn<Api[K]> });

/** A read that takes longer has failed: nobody looks at a skeleton for longer. */
const READ_TIMEOUT_MS = 20_000;
/** The server gives up a write after 20 s, so by then its answer is lost. Sending the same attempt again is safe. */
const WRITE_TIMEOUT_MS = 30_000;

/**
 * Makes an API call of schema/api, unless its answer came along with the page: `call("GET /api/curriculum/subchapter/:id", { params: { id } })`. Sends cookies, and a
 * JSON body if there is one. Throws ApiError for any status other than 2xx, and NoAnswerError when no answer comes.
 */
export async function call<K extends ApiCall>(key: K, options: CallOptions<K>): Promise<ResponseOf<Api[K]>> {
  const [method, template] = key.split(" ") as [string, string];
  const { params, query } = options as { params?: PathValues; query?: QueryValues };
  const came = method === "GET" ? takeStartAnswer(pathOf(template, params) + searchOf(query)) : dropStartAnswers();
  if (came) return came.body as ResponseOf<Api[K]>;
  return callAndRead(key, options, {}, async (response) => (await response.json()) as ResponseOf<Api[K]>);
}

/**
 * The same for an answer that is not read as one JSON text: `read` gets the response, whose status is 2xx. `moreHeaders` are sent
 * besides the usual ones. What `read` throws counts as a broken connection, except an ApiError.
 */
export async function callAndRead<K extends ApiCall, Result>(
  key: K,
  options: CallOptions<K>,
  moreHeaders: Record<string, string>,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const [method, template] = key.split(" ") as [string, string];
  const { params, query, body, signal, keepalive, learnerId } = options as {
    params?: PathValues;
    query?: QueryValues;
    body?: unknown;
    signal?: AbortSignal;
    keepalive?: boolean;
    learnerId?: string;
  };
  const headers: Record<string, string> = {
    "X-Time-Zone": Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...moreHeaders,
  };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (learnerId !== undefined) headers[LEARNER_HEADER] = learnerId;
  const timeout = AbortSignal.timeout(method === "GET" ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  try {
    const response = await fetch(pathOf(template, params) + searchOf(query), {
      method,
      credentials: "include",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive,
    });
    if (!response.ok) {
      const text = (await response.text()) || response.statusText;
      throw new ApiError(response.status, text, response.headers.get("Retry-After"));
    }
    return await read(response);
  } catch (error) {
    // A call that the caller gave up is not a failure of the connection.
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new NoAnswerError(error);
  }
}

function pathOf(template: string, params: PathValues = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function searchOf(query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : "";
}
