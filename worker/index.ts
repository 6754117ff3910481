import { app } from "./app.ts";
import { servePage } from "./pages/index.ts";

export { League } from "./league/room.ts";

export default {
  /** The API under /api, pages and files everywhere else. */
  fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    return pathname === "/api" || pathname.startsWith("/api/") ? app.fetch(request, env, ctx) : servePage(request, env);
  },
} satisfies ExportedHandler<Env>;
