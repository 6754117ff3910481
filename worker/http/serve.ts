import { zValidator } from "@hono/zod-validator";
import type { Hono, MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import {
  type Access,
  type BodyOf,
  type Endpoint,
  LEARNER_HEADER,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from "#schema/api/endpoint.ts";
import { type Api, type ApiCall, api } from "#schema/api/index.ts";
import { SessionEnded } from "../db/learner.ts";
import type { AppContext, AppEnv, Learner } from "./context.ts";
import { answerWithEvents, type EventStream, type Tell, wantsEvents } from "./event-stream.ts";
import { HttpError, unauthorized } from "./http-error.ts";

type LearnerFor<A extends Access> = A extends "learner" ? Learner : A extends "visitor" ? Learner | null : null;

/**
 * What a handler works with: validated input, and a learner when the contract requires one. The learner is whom the cookie names, so a handler
 * does nothing in their name before its first batch has found the session (`readAs`); or it is bound with `serveProven`.
 */
export interface Call<E extends Endpoint> {
  c: AppContext;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  learner: LearnerFor<E["access"]>;
}

export type Handler<K extends ApiCall> = (call: Call<Api[K]>) => Promise<ResponseOf<Api[K]>> | ResponseOf<Api[K]>;

type Target = "param" | "query" | "json";

/** Validates one part of the request against its contract. The first issue becomes a 400 that names its field. */
function validate(target: Target, contract: NonNullable<Endpoint["body"]>): MiddlewareHandler<AppEnv> {
  return zValidator(target, contract, (result) => {
    if (result.success) return;
    const issue = result.error.issues[0];
    const keys = issue && "keys" in issue && Array.isArray(issue.keys) ? issue.keys : [];
    const field = [...(issue?.path ?? []), ...keys.slice(0, 1)].join(".");
    throw new HttpError(
      400,
      keys.length > 0 ? "Unknown field" : (issue?.message ?? "Invalid input"),
      field ? { field } : {},
    );
  }) as unknown as MiddlewareHandler<AppEnv>;
}

/**
 * Binds one call of the contract to its handler: session, validation, handler, JSON.
 * The path, the access rule and the shapes come only from schema/api.
 */
export function serve<K extends ApiCall>(routes: Hono<AppEnv>, key: K, handler: Handler<K>): void {
  bind(routes, key, async (call) => call.c.json((await handler(call)) as object | null));
}

/**
 * Binds a call like `serve` whose learner is looked up before the handler runs, with one read of KV: for a handler that asks D1 nothing of the learner, or
 * does something in their name before it does.
 */
export function serveProven<K extends ApiCall>(routes: Hono<AppEnv>, key: K, handler: Handler<K>): void {
  bind(routes, key, async (call) => call.c.json((await handler(call)) as object | null), "findLearner");
}

/** A call that can also tell its answer as events while it comes about. `Events` names them with their data. */
export interface ToldHandler<K extends ApiCall, Events> {
  /** Finds the answer. What it tells on the way is for a stream only. */
  answer: (call: Call<Api[K]>, tell: Tell<Events>) => Promise<ResponseOf<Api[K]>>;
  /** Tells the answer itself. */
  show: (answer: ResponseOf<Api[K]>, stream: EventStream<Events>) => Promise<void>;
}

/**
 * Binds a call that has two representations: JSON, and events for `Accept: text/event-stream`. In both of them the answer is found even when the
 * browser has gone in the meantime.
 */
export function serveTold<K extends ApiCall, Events>(
  routes: Hono<AppEnv>,
  key: K,
  { answer, show }: ToldHandler<K, Events>,
): void {
  bind(routes, key, async (call) => {
    const { c } = call;
    if (wantsEvents(c)) {
      return answerWithEvents<Events>(c, async (stream) => show(await answer(call, stream.tell), stream));
    }
    const found = answer(call, () => {});
    c.executionCtx.waitUntil(found.catch(() => {}));
    return c.json((await found) as object | null);
  });
}

function bind<K extends ApiCall>(
  routes: Hono<AppEnv>,
  key: K,
  respond: (call: Call<Api[K]>) => Promise<Response>,
  who: "namedLearner" | "findLearner" = "namedLearner",
): void {
  const contract: Endpoint = api[key];
  const [method, path] = key.split(" ") as [string, string];
  const steps: MiddlewareHandler<AppEnv>[] = [];
  if (contract.params) steps.push(validate("param", contract.params));
  if (contract.query) steps.push(validate("query", contract.query));
  if (contract.body) steps.push(validate("json", contract.body));
  routes.on(method, [path], authenticate(contract.access, who), ...steps, async (c) => {
    const valid = (target: Target) => (c.req as unknown as { valid(target: Target): unknown }).valid(target);
    const call = {
      c,
      params: contract.params ? valid("param") : undefined,
      query: contract.query ? valid("query") : undefined,
      body: contract.body ? valid("json") : undefined,
      learner: c.get("learner"),
    } as unknown as Call<Api[K]>;
    try {
      return await respond(call);
    } catch (error) {
      if (!(error instanceof SessionEnded) || !(await isVisitor(c, contract.access))) throw error;
      return respond({ ...call, learner: null } as unknown as Call<Api[K]>);
    }
  });
}

/**
 * Whether a cookie without a session is left in the browser of somebody whom the call serves as a visitor, too: who was signed out from elsewhere can still
 * use what is open to all. While KV still has the session, the browser takes itself for signed in, and must hear that it is not.
 */
async function isVisitor(c: AppContext, access: Access): Promise<boolean> {
  const isOpen = access === "visitor" && c.req.header(LEARNER_HEADER) === undefined;
  return isOpen && (await c.get("findLearner")()) === null;
}

/**
 * For answers that only a new seed changes: the browser keeps them and revalidates with the ETag, a hash of the answer. They are
 * private because the call needs a session.
 */
export const contentAnswers: MiddlewareHandler<AppEnv>[] = [
  etag({ weak: true }),
  async (c, next) => {
    await next();
    if (c.res.status === 200) c.header("Cache-Control", "private, no-cache");
  },
];

/**
 * Finds out who is calling before the input is validated, so that a stranger learns nothing about its shape. A call that names its
 * learner is served to nobody else.
 */
function authenticate(access: Access, who: "namedLearner" | "findLearner"): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const learner = access === "public" ? null : await c.get(who)();
    if (access === "learner" && !learner) throw unauthorized();
    const meantFor = access === "public" ? undefined : c.req.header(LEARNER_HEADER);
    if (meantFor !== undefined && meantFor !== learner?.userId) throw unauthorized();
    c.set("learner", learner);
    await next();
  };
}
