import type { MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { TimeSpan } from "oslo";
import * as z from "zod/mini";
import type { AppContext, AppEnv, Learner } from "../http/context.ts";
import { isHttps } from "../http/security.ts";
import { logError } from "../log.ts";
import { findSession, type NewSession, type Session } from "./store.ts";
import { hashOfToken, newToken, TOKEN_CHARS } from "./token.ts";

/** How long a session lasts after login. */
export const SESSION_LIFETIME = new TimeSpan(90, "d");

/** The plain name is for http on a developer's machine: browsers refuse the `__Host-` prefix without https. */
const LOCAL_COOKIE = "session";
const SECURE_COOKIE = "__Host-session";

/** What KV holds under `session:<sid>`: whose session it is and when it ends. Nothing personal. */
const storedSession = z.strictObject({ userId: z.string(), expire: z.iso.datetime() });

/**
 * The value of the cookie: whose session it is, then the secret. The id spares a look into KV where D1 checks the session anyway. Anybody can
 * write another id there, but the row in D1 is found by the hash of the whole value, so a secret goes with one id only.
 */
const COOKIE_VALUE = new RegExp(`^([\\w-]{1,40})\\.[\\w-]{${TOKEN_CHARS}}$`);

/** Makes a session with a secret that nobody can guess. Nothing is stored yet. */
export async function newSession(userId: string, now: Date): Promise<NewSession> {
  const token = `${userId}.${newToken()}`;
  return {
    token,
    sid: await hashOfToken(token),
    userId,
    expire: new Date(now.getTime() + SESSION_LIFETIME.milliseconds()),
  };
}

function kvKey(sid: string): string {
  return `session:${sid}`;
}

/**
 * Sets the cookie, copies the session to KV and removes the one that it replaces from KV. The caller has written the D1 rows
 * before.
 */
export async function startSession(c: AppContext, session: NewSession, replaces: string | null): Promise<void> {
  setCookie(c, isHttps(c.req.raw) ? SECURE_COOKIE : LOCAL_COOKIE, session.token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(c.req.raw),
    expires: session.expire,
  });
  await Promise.all([
    remember(c.env.SESSIONS, session, c.get("now")),
    ...(replaces ? [forget(c.env.SESSIONS, replaces)] : []),
  ]);
}

/** A request may make at most 1,000 calls to KV. */
const MAX_FORGOTTEN = 500;

/**
 * Removes sessions that have ended from KV, in the background. The caller has deleted the D1 rows, which decide: a copy that stays,
 * because there are too many or KV fails, opens nothing of the learner.
 */
export function forgetSessions(c: AppContext, sids: readonly string[]): void {
  const forgotten = sids.slice(0, MAX_FORGOTTEN).map((sid) => forget(c.env.SESSIONS, sid));
  c.executionCtx.waitUntil(Promise.all(forgotten));
}

/** Removes the session from this browser and from KV. The caller deletes the D1 row. */
export async function endSession(c: AppContext, sid: string | null): Promise<void> {
  deleteCookie(c, isHttps(c.req.raw) ? SECURE_COOKIE : LOCAL_COOKIE, { path: "/", secure: isHttps(c.req.raw) });
  if (sid) await forget(c.env.SESSIONS, sid);
}

/** The `sid` of the request's cookie, or null without a cookie of the right shape. */
export async function sidOfRequest(c: AppContext): Promise<string | null> {
  return (await namedLearner(c))?.sid ?? null;
}

/**
 * Whom the request's cookie names: a claim, which nobody has checked. Nothing may be decided, stored, logged or told under it before a batch
 * has found the session in D1 (`readAs`, `expectUnchanged`, `expectSession`).
 */
async function namedLearner(c: AppContext): Promise<Learner | null> {
  const value = getCookie(c, isHttps(c.req.raw) ? SECURE_COOKIE : LOCAL_COOKIE) ?? "";
  const userId = COOKIE_VALUE.exec(value)?.[1];
  return userId === undefined ? null : { sid: await hashOfToken(value), userId };
}

/** KV drops a session by itself shortly after its end. It accepts no lifetime below a minute. */
const KV_MIN_SECONDS = 60;

/** KV only holds copies, so its failures are logged and ignored: D1 knows every session and decides. */
async function despiteKv<T>(what: string, action: Promise<T>): Promise<T | null> {
  try {
    return await action;
  } catch (error) {
    logError(what, error);
    return null;
  }
}

async function forget(kv: KVNamespace, sid: string): Promise<void> {
  await despiteKv("session not deleted from KV", kv.delete(kvKey(sid)));
}

/** Copies a session to KV. */
export async function remember(kv: KVNamespace, { sid, userId, expire }: Session, now: Date): Promise<void> {
  const seconds = Math.ceil((expire.getTime() - now.getTime()) / 1000);
  const copy = JSON.stringify({ userId, expire: expire.toISOString() });
  const expirationTtl = Math.max(KV_MIN_SECONDS, seconds);
  await despiteKv("session not copied to KV", kv.put(kvKey(sid), copy, { expirationTtl }));
}

/**
 * Finds out who is calling with one KV read, for calls in which no batch asks D1. A session that KV does not have is looked up in D1 and copied
 * to KV. KV may serve a session for a minute after its end, so what it says opens nothing of the learner.
 */
async function findLearner(c: AppContext, named: Learner | null): Promise<Learner | null> {
  if (!named) return null;
  const { sid, userId } = named;
  const now = c.get("now");
  const stored = storedSession.safeParse(
    await despiteKv("session not read from KV", c.env.SESSIONS.get(kvKey(sid), "json")),
  );
  if (stored.success && stored.data.userId === userId) return new Date(stored.data.expire) > now ? named : null;
  const session = await findSession(c.get("database").db, named, now);
  if (session) c.executionCtx.waitUntil(remember(c.env.SESSIONS, session, now));
  return session && named;
}

/** Lets every request ask who is calling. The cookie is hashed, and the session looked up, at most once. */
export const identify: MiddlewareHandler<AppEnv> = async (c, next) => {
  let named: Promise<Learner | null> | undefined;
  let found: Promise<Learner | null> | undefined;
  c.set("namedLearner", () => (named ??= namedLearner(c)));
  c.set(
    "findLearner",
    () =>
      (found ??= c
        .get("namedLearner")()
        .then((learner) => findLearner(c, learner))),
  );
  await next();
};
