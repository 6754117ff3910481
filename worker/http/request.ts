import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { openDatabase } from "../db/database.ts";
import type { AppEnv } from "./context.ts";
import { isHttps } from "./security.ts";

const LOCAL_COOKIE = "d1-bookmark";
/** The prefix keeps a page on http or on another host, or somebody between it and the browser, from setting the cookie. */
const SECURE_COOKIE = "__Host-d1-bookmark";
/** Replicas catch up within seconds, so an older bookmark is of no use. */
const BOOKMARK_SECONDS = 600;

/**
 * Gives a request its id, its one clock and its view of the database. A changing call reads from the primary. A read continues
 * from the bookmark of the browser's last write, so that learners always see what they have just saved.
 */
export const openRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  const cookie = isHttps(c.req.raw) ? SECURE_COOKIE : LOCAL_COOKIE;
  const bookmark = getCookie(c, cookie) ?? null;
  c.set("requestId", crypto.randomUUID());
  c.set("now", new Date());
  c.set("learner", null);
  c.set("database", openDatabase(c.env.DB, { bookmark: isBookmark(bookmark) ? bookmark : null, primary: !reads }));
  await next();
  const seen = c.get("database").bookmark();
  // Only a write makes a bookmark worth keeping; a read must stay free of Set-Cookie to be cacheable.
  if (seen && !reads) {
    setCookie(c, cookie, seen, {
      // Pages bring data along, so they continue from it, too.
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: isHttps(c.req.raw),
      maxAge: BOOKMARK_SECONDS,
    });
  }
};

/** The bookmark comes from the browser: anything that does not look like one is dropped. */
function isBookmark(value: string | null): value is string {
  return value !== null && /^[0-9a-f-]{16,200}$/.test(value);
}
