import { Hono } from "hono";
import { readAs } from "../db/batch.ts";
import { SessionEnded } from "../db/learner.ts";
import type { AppEnv } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { showHome } from "./show-home.ts";
import { trackingOf } from "./store.ts";
import { publicProgress } from "./views.ts";

export const homeRoutes = new Hono<AppEnv>();

serve(homeRoutes, "GET /api/progress/:language", async ({ c, params, learner }) => {
  const { db } = c.get("database");
  const { tracking } = await readAs(db, learner, c.get("now"), {
    tracking: trackingOf(db, learner.userId, params.language),
  });
  return publicProgress(params.language, tracking[0]);
});

serve(homeRoutes, "GET /api/home", async ({ c, query, learner }) => {
  if (!learner) return null;
  try {
    return await showHome(c, learner, query.level ?? "A1");
  } catch (error) {
    // The session ended elsewhere while KV still knew it: to the landing page that is a visitor.
    if (error instanceof SessionEnded) return null;
    throw error;
  }
});
