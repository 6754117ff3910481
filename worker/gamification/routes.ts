import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { readStanding } from "./store.ts";
import { publicDailyProgress, publicStreak, publicXp } from "./views.ts";

export const gamificationRoutes = new Hono<AppEnv>();

serve(gamificationRoutes, "GET /api/gamification/xp", async ({ c, learner }) =>
  publicXp(await readStanding(c, learner), c.get("now")),
);

serve(gamificationRoutes, "GET /api/gamification/streak", async ({ c, learner }) =>
  publicStreak(await readStanding(c, learner), c.get("now")),
);

serve(gamificationRoutes, "GET /api/gamification/daily-progress", async ({ c, learner }) =>
  publicDailyProgress(await readStanding(c, learner), c.get("now")),
);
