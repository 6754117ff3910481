import type { MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { TimeSpan } from "oslo";
import * as z from "zod/mini";
import type { AppContext, AppEnv, Learner } from "../http/context.ts";
import { isHttps } from "../http/security.ts";
import { logError } from "../log.ts";
import { findSession, type NewSession } from "./store.ts";
import { hashOfToken, newToken, TOKEN_CHARS } from "./token.ts";

/** How long a session lasts after login. */
export const SESSION_LIFETIME = new TimeSpan(90, "d");

/** The plain name is for http on a developer's machine: browsers refuse the `__Host-` prefix without https. */
const LOCAL_COOKIE = "session";
const SECURE_COOKIE = "__Host-session";

/** What KV holds under `session:<sid>`: whose session it is and when it ends. Nothing personal. */
const storedSession = z.strictObject({ userId: z.string(), expire: z.iso.datetime() });

/** Makes a session with a secret that nobody can guess. Nothing is stored yet. */
export async function newSession(userId: string, now: Date): Promise<NewSession> {
  const token = newToken();
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
  const token = getCookie(c, isHttps(c.req.raw) ? SECURE_COOKIE : LOCAL_COOKIE);
  return token && token.length === TOKEN_CHARS ? hashOfToken(token) : null;
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
async function remember(kv: KVNamespace, { sid, userId, expire }: Learner, now: Date): Promise<void> {
  const seconds = Math.ceil((expire.getTime() - now.getTime()) / 1000);
  const copy = JSON.stringify({ userId, expire: expire.toISOString() });
  const expirationTtl = Math.max(KV_MIN_SECONDS, seconds);
  await despiteKv("session not copied to KV", kv.put(kvKey(sid), copy, { expirationTtl }));
}

/**
 * Finds out who is calling with one KV read. A session that KV does not have is looked up in D1 and copied to KV.
 * KV may be out of date, so readAs (worker/db/batch.ts) asks D1 again in the batch that reads the learner's data.
 */
async function findLearner(c: AppContext): Promise<Learner | null> {
  const sid = await sidOfRequest(c);
  if (!sid) return null;
  const now = c.get("now");
  const stored = storedSession.safeParse(
    await despiteKv("session not read from KV", c.env.SESSIONS.get(kvKey(sid), "json")),
  );
  if (stored.success) {
    const expire = new Date(stored.data.expire);
    return expire > now ? { sid, userId: stored.data.userId, expire } : null;
  }
  const learner = await findSession(c.get("database").db, sid, now);
  if (learner) c.executionCtx.waitUntil(remember(c.env.SESSIONS, learner, now));
  return learner;
}

/** Lets every request ask who is calling. The session is looked up at most once. */
export const identify: MiddlewareHandler<AppEnv> = async (c, next) => {
  let found: Promise<Learner | null> | undefined;
  c.set("findLearner", () => (found ??= findLearner(c)));
  await next();
};
