import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { hashOfToken, newToken, TOKEN_CHARS } from "../auth/index.ts";
import type { AppContext } from "../http/context.ts";
import { isHttps } from "../http/security.ts";
import { TRIAL_LIFETIME_MS } from "./store.ts";

/** The plain name is for http on a developer's machine: browsers refuse the `__Host-` prefix without https. */
const LOCAL_COOKIE = "trial-chat";
const SECURE_COOKIE = "__Host-trial-chat";

/** A trial chat that is about to begin. */
export interface NewTrialSession {
  /** The secret in the cookie. Only its SHA-256 is stored. */
  token: string;
  sessionId: string;
}

export async function newTrialSession(): Promise<NewTrialSession> {
  const token = newToken();
  return { token, sessionId: await hashOfToken(token) };
}

/** The id of the browser's trial chat, or null without a cookie of the right shape. Whether there is such a chat, D1 tells. */
export async function trialSessionOfRequest(c: AppContext): Promise<string | null> {
  const token = getCookie(c, cookieName(c));
  return token?.length === TOKEN_CHARS ? hashOfToken(token) : null;
}

/** Sets the cookie. The caller has stored the session before. */
export function rememberTrialSession(c: AppContext, { token }: NewTrialSession): void {
  setCookie(c, cookieName(c), token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(c.req.raw),
    expires: new Date(c.get("now").getTime() + TRIAL_LIFETIME_MS),
  });
}

export function forgetTrialSession(c: AppContext): void {
  deleteCookie(c, cookieName(c), { path: "/", secure: isHttps(c.req.raw) });
}

function cookieName(c: AppContext): string {
  return isHttps(c.req.raw) ? SECURE_COOKIE : LOCAL_COOKIE;
}
