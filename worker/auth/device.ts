import { getCookie, setCookie } from "hono/cookie";
import { TimeSpan } from "oslo";
import type { AppContext } from "../http/context.ts";
import { isHttps } from "../http/security.ts";
import { hashOfToken, newToken, TOKEN_CHARS } from "./token.ts";

/** A browser in which nobody signs in for so long counts as a stranger's again. Browsers keep no cookie for more than 400 days. */
const DEVICE_LIFETIME = new TimeSpan(365, "d");

/** The plain name is for http on a developer's machine: browsers refuse the `__Host-` prefix without https. */
const LOCAL_COOKIE = "device";
const SECURE_COOKIE = "__Host-device";

/** A browser that an account is about to know. */
export interface NewDevice {
  /** The secret in the cookie. Only its SHA-256 is stored. */
  token: string;
  tokenHash: string;
  expires: Date;
}

/** The hash of the browser's device cookie, or null without a cookie of the right shape. Whether an account knows it, D1 tells. */
export async function deviceOfRequest(c: AppContext): Promise<string | null> {
  const token = tokenOfRequest(c);
  return token && hashOfToken(token);
}

/**
 * What to store when an account gets to know this browser. A browser that another account knows keeps its secret, so that people
 * who share it do not make it forget each other.
 */
export async function newDevice(c: AppContext): Promise<NewDevice> {
  const token = tokenOfRequest(c) ?? newToken();
  const expires = new Date(c.get("now").getTime() + DEVICE_LIFETIME.milliseconds());
  return { token, tokenHash: await hashOfToken(token), expires };
}

/** Sets the cookie. It opens no session, and it stays when the learner signs out: that is what it is for. */
export function rememberDevice(c: AppContext, { token, expires }: NewDevice): void {
  const secure = isHttps(c.req.raw);
  setCookie(c, secure ? SECURE_COOKIE : LOCAL_COOKIE, token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure,
    expires,
  });
}

function tokenOfRequest(c: AppContext): string | null {
  const token = getCookie(c, isHttps(c.req.raw) ? SECURE_COOKIE : LOCAL_COOKIE);
  return token?.length === TOKEN_CHARS ? token : null;
}
