import { app } from "./app.ts";
import { sweep } from "./cron/index.ts";
import { discardBody } from "./http/request-body.ts";
import { servePage } from "./pages/index.ts";

export { LearnerSweep } from "./cron/index.ts";
export { League } from "./league/league-object.ts";
export { LeagueSweep } from "./league/sweep.ts";

export default {
  async fetch(request, env, ctx) {
    const response = await answer(request, env, ctx);
    await discardBody(request);
    return response;
  },
  /** Runs daily: deletes what has expired, thins what is old, and closes leagues whose own alarm has not done so. */
  async scheduled(controller, env) {
    await sweep(env, new Date(controller.scheduledTime));
  },
} satisfies ExportedHandler<Env>;

/** The API under /api, pages and files everywhere else. In production, plain HTTP is only redirected. */
function answer(request: Request, env: Env, ctx: ExecutionContext): Response | Promise<Response> {
  const url = new URL(request.url);
  if (env.APP_ENV === "production" && url.protocol === "http:") {
    url.protocol = "https:";
    return Response.redirect(url.href, 308);
  }
  const isApi = url.pathname === "/api" || url.pathname.startsWith("/api/");
  if (isApi) return app.fetch(request, env, ctx);
  return servePage(request, env, async (path) => app.fetch(readOf(request, new URL(path, url)), env, ctx));
}

/** A read of the API for whoever sent `request`. */
function readOf(request: Request, url: URL): Request {
  const kept = ["Cookie", "CF-Connecting-IP", "User-Agent"].flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] satisfies [string, string]];
  });
  return new Request(url, { headers: kept });
}
