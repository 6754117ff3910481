import { type Page, pageAt, shellOf } from "#schema/terms/page.ts";
import { fillSlots, MARK } from "#schema/terms/page-slots.ts";
import { PAGE_CSP, SECURITY_HEADERS } from "../http/security.ts";
import { firstPicture } from "./first-picture.ts";
import { type CallApi, dataElement, startAnswers } from "./start-data.ts";

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?session=/;

/** Where the data of a page goes into its HTML. */
const PLACE_OF_DATA = "<!--start-data-->";

/**
 * Answers everything that is neither the API nor a built file. `/` is the prerendered landing page for visitors, and every other
 * page is a shell of the app: its beginning goes out at once, so that the browser loads scripts and styles while the database is read, and what the
 * data say follows, to be read before any script runs. A path without a screen gets the bare shell with status 404, which shows the not-found screen.
 */
export async function servePage(request: Request, env: Env, callApi: CallApi): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return withPageHeaders(new Response("Method not allowed", { headers: { Allow: "GET, HEAD" } }), 405);
  }
  const url = new URL(request.url);
  const at = pageAt(url.pathname);
  // During development, Vite serves modules as files under their own names.
  const file = at ? null : await existingFile(request, env);
  if (file) return file;
  const isSignedIn = SESSION_COOKIE.test(request.headers.get("Cookie") ?? "");
  const carriesData = at !== null && isSignedIn && request.method === "GET";
  const asset = new URL(at ? fileOf(at.page, isSignedIn) : "/index.html", url);
  // A page with data is new each time.
  const headers = carriesData ? {} : conditional(request);
  const page = await env.ASSETS.fetch(new Request(asset, { method: request.method, headers }));
  if (carriesData && page.status === 200) {
    const shell = await page.text();
    return withPageHeaders(
      new Response(withData(shell, url, startAnswers(url, callApi)), page),
      200,
      "private, no-store",
    );
  }
  // Only a successful answer becomes a 404: when the asset store fails, its own status must show.
  return withPageHeaders(page, page.status === 200 && !at ? 404 : page.status);
}

function fileOf(page: Page, isSignedIn: boolean): string {
  if (page === "/" && !isSignedIn) return "/landing.html";
  // The development server has one shell, which Vite fills.
  return import.meta.env?.DEV ? "/index.html" : `/${shellOf(page, isSignedIn ? "learner" : "visitor")}`;
}

/** The shell as far as it needs no data, then the rest with what they say. */
function withData(shell: string, url: URL, answers: Promise<Map<string, string>>): ReadableStream<Uint8Array> {
  const at = [MARK, PLACE_OF_DATA].map((mark) => shell.indexOf(mark)).filter((place) => place !== -1);
  const end = Math.min(shell.length, ...at);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(shell.slice(0, end)));
      // A page without its data shows placeholders, and asks for them by itself.
      const data = await answers.catch(() => new Map<string, string>());
      const rest = fillSlots(shell.slice(end), firstPicture(url, data));
      controller.enqueue(encoder.encode(rest.replace(PLACE_OF_DATA, () => dataElement(data))));
      controller.close();
    },
  });
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

function withPageHeaders(page: Response, status: number, caching = "private, no-cache"): Response {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  // During development, Vite's refresh needs an inline script. The built app has none.
  if (!import.meta.env?.DEV) headers.set("Content-Security-Policy", PAGE_CSP);
  headers.set("Cache-Control", caching);
  // A page with data is another, and longer, than the file that they describe.
  if (caching.includes("no-store")) for (const name of ["ETag", "Content-Length"]) headers.delete(name);
  headers.append("Vary", "Cookie");
  return new Response(status === 304 ? null : page.body, { status, headers });
}
