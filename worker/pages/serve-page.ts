import { isPage } from "#schema/terms/page.ts";
import { PAGE_CSP, SECURITY_HEADERS } from "../http/security.ts";

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?session=/;

/**
 * Answers everything that is neither the API nor a built file. `/` is the prerendered landing page for visitors, and every other
 * page is the empty shell of the app. A path without a screen gets the shell with status 404, which shows the not-found screen.
 */
export async function servePage(request: Request, env: Env): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return withPageHeaders(new Response("Method not allowed", { headers: { Allow: "GET, HEAD" } }), 405);
  }
  const url = new URL(request.url);
  const known = isPage(url.pathname);
  // During development, Vite serves modules as files under their own names.
  const file = known ? null : await existingFile(request, env);
  if (file) return file;
  const visitorAtHome = url.pathname === "/" && !SESSION_COOKIE.test(request.headers.get("Cookie") ?? "");
  const asset = new URL(visitorAtHome ? "/landing.html" : "/index.html", url);
  const page = await env.ASSETS.fetch(new Request(asset, { method: request.method, headers: conditional(request) }));
  // Only a successful answer becomes a 404: when the asset store fails, its own status must show.
  return withPageHeaders(page, page.status === 200 && !known ? 404 : page.status);
}

/** Passes on to the asset store only the header that can save the browser a download. */
function conditional(request: Request): HeadersInit {
  const etag = request.headers.get("If-None-Match");
  return etag ? { "If-None-Match": etag } : {};
}

async function existingFile(request: Request, env: Env): Promise<Response | null> {
  const file = await env.ASSETS.fetch(request);
  const type = file.headers.get("Content-Type") ?? "";
  // A file is passed on whatever its status: Vite answers 504 for a dependency that it has just rebuilt, and the page reloads.
  // A missing file, or a page asked for by its file name, is a path without a screen.
  return file.status === 404 || type.startsWith("text/html") ? null : file;
}

function withPageHeaders(page: Response, status: number): Response {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  // During development, Vite's refresh needs an inline script. The built app has none.
  if (!import.meta.env?.DEV) headers.set("Content-Security-Policy", PAGE_CSP);
  headers.set("Cache-Control", "private, no-cache");
  headers.append("Vary", "Cookie");
  return new Response(status === 304 ? null : page.body, { status, headers });
}
