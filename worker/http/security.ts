import type { MiddlewareHandler } from "hono";
import { APP_LOADER_HASH, THEME_SCRIPT_HASH } from "#schema/terms/inline-scripts.ts";
import type { AppEnv } from "./context.ts";
import { HttpError } from "./http-error.ts";
import { readBody } from "./request-body.ts";

/** Largest request body. Every call of the API needs far less. */
const MAX_BODY_BYTES = 64 * 1024;

/** Methods that change nothing. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Headers of every answer, for pages and the API alike. Built files get the first two from web/public/_headers. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/**
 * Content security policy of the pages: scripts only from our own origin, none of them inline but the two that the build checks. Styles may be inline because Radix
 * positions dialogs and menus that way.
 */
export const PAGE_CSP = [
  "default-src 'self'",
  `script-src 'self' '${THEME_SCRIPT_HASH}' '${APP_LOADER_HASH}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** An API answer is never a page. */
const API_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * True where cookies may be `Secure` and have a prefix that says so. Over http, on a developer's machine, browsers drop such
 * cookies.
 */
export function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}

/** Sets the headers of an API answer. Caches never store learner data; routes that serve content set their own Cache-Control. */
export const apiHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // The answer to a WebSocket upgrade comes from the platform, and its headers cannot be changed.
  if (c.res.status === 101) return;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value);
  c.res.headers.set("Content-Security-Policy", API_CSP);
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
};

/**
 * Refuses a changing call from another site with 403. Browsers send Sec-Fetch-Site or Origin with every such call, so a call
 * with neither did not come from our pages.
 */
export const sameOriginOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && !isSameOrigin(c.req.raw)) {
    throw new HttpError(403, "This request did not come from Wortpfad");
  }
  await next();
};

/** True when the browser says that one of our pages sent the request. Also guards the WebSocket upgrade. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("Origin");
  return origin !== null && origin === new URL(request.url).origin;
}

/** Refuses a body that is not JSON with 415. Calls without a body need no type. */
export const jsonOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const type = c.req.header("content-type");
  const hasBody = c.req.raw.body !== null && c.req.header("content-length") !== "0";
  if (hasBody && !SAFE_METHODS.has(c.req.method) && !/^application\/json\s*(;|$)/i.test(type ?? "")) {
    throw new HttpError(415, "Send JSON");
  }
  await next();
};

/** 413 for a body over the limit, whether its length is declared or it is streamed without one. */
export const limitBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { body, headers } = c.req.raw;
  if (body !== null) {
    // The runtime holds a sender to the length that it declares; only a stream without one has to be counted.
    const isStreamed = headers.has("transfer-encoding") || !headers.has("content-length");
    if (!isStreamed && Number(headers.get("content-length")) > MAX_BODY_BYTES) throw tooLarge();
    if (isStreamed) {
      const whole = await readBody(body, MAX_BODY_BYTES);
      if (whole === null) throw tooLarge();
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body: whole });
    }
  }
  await next();
};

function tooLarge(): HttpError {
  return new HttpError(413, `The request is larger than ${MAX_BODY_BYTES / 1024} KB`);
}
