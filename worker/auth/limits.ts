import type { AppContext } from "../http/context.ts";
import { HttpError, tooManyRequests } from "../http/http-error.ts";
import { sha256Hex } from "./sha256-hex.ts";

const MINUTE_MS = 60_000;

/** Tries allowed in a window. They are counted before the password is checked, so that parallel tries count too. */
export interface Limit {
  tries: number;
  windowMs: number;
}

/**
 * A learner mistypes a few times; a script tries thousands. The limit holds for each browser that the account knows, and for all
 * strangers together: they lock each other out, but not the owner.
 */
export const LOGIN_PER_ACCOUNT: Limit = { tries: 10, windowMs: 15 * MINUTE_MS };
/** Wrong current passwords, counted for each session: somebody with a stolen one must not keep the owner from changing the password. */
export const PASSWORD_CHANGE_PER_SESSION: Limit = LOGIN_PER_ACCOUNT;
export const LOGIN_PER_ADDRESS: Limit = { tries: 50, windowMs: 15 * MINUTE_MS };
/** A whole class behind one address can still sign up together. */
export const SIGNUP_PER_ADDRESS: Limit = { tries: 40, windowMs: 60 * MINUTE_MS };
export const SIGNUP_PER_ACCOUNT: Limit = { tries: 10, windowMs: 60 * MINUTE_MS };

/** One counter. */
export interface Counter {
  key: string;
  limit: Limit;
}

/** The row of a counter after this try. */
export interface CounterRow {
  key: string;
  count: number;
  windowEndsAt: Date;
}

async function hashed(kind: string, value: string): Promise<string> {
  return `${kind}:${await sha256Hex(value)}`;
}

/** The counter of an account. An email address without an account has one too, so the limit does not reveal who is registered. */
export async function accountCounter(kind: "login" | "signup", emailKey: string, limit: Limit): Promise<Counter> {
  return { key: await hashed(`${kind}-account`, emailKey), limit };
}

/** The counter that a browser has for itself once an account knows it. */
export async function deviceCounter(emailKey: string, tokenHash: string): Promise<Counter> {
  return { key: await hashed("login-device", `${tokenHash}:${emailKey}`), limit: LOGIN_PER_ACCOUNT };
}

/** The counter of a session's tries to change the password. `sid` is a hash already. */
export function sessionCounter(sid: string): Counter {
  return { key: `password-session:${sid}`, limit: PASSWORD_CHANGE_PER_SESSION };
}

/**
 * The counter of the caller's network address, or null for a caller on the same machine: Cloudflare always sets the address, so a
 * loopback address cannot have come from the internet. Throws 403 in production when the address is missing: such a request went
 * around Cloudflare's edge, and without an address its tries would be counted nowhere.
 */
export async function addressCounter(
  c: AppContext,
  kind: "login" | "signup" | "trial-chat" | "trial-choice" | "trial-message",
  limit: Limit,
): Promise<Counter | null> {
  const address = c.req.header("CF-Connecting-IP");
  if (!address && c.env.APP_ENV === "production") throw new HttpError(403, "This request has no network address");
  if (!address || address === "::1" || address.startsWith("127.")) return null;
  return { key: await hashed(`${kind}-address`, networkOf(address)), limit };
}

/** An IPv6 household has a /64 of its own, so its first 64 bits count as one address. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = 8 - groups.length - tail.split(":").filter(Boolean).length;
  const full = address.includes("::")
    ? [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...tail.split(":")]
    : groups;
  return full.slice(0, 4).join(":");
}

/** Throws 429 with Retry-After when a counter is over its limit. */
export function refuseTooMany(counter: Counter, state: CounterRow | undefined, now: Date): void {
  if (!state || state.count <= counter.limit.tries) return;
  throw tooManyRequests(
    "Too many attempts. Please wait a little and try again.",
    (state.windowEndsAt.getTime() - now.getTime()) / 1000,
  );
}
