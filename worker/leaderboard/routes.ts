import { Hono } from "hono";
import { SessionEnded } from "../db/learner.ts";
import type { AppEnv } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { showLeaderboard } from "./show-leaderboard.ts";

export const leaderboardRoutes = new Hono<AppEnv>();

serve(leaderboardRoutes, "GET /api/leaderboard", async ({ c, learner }) => {
  if (!learner) return null;
  try {
    return await showLeaderboard(c, learner);
  } catch (error) {
    // The session ended elsewhere while KV still knew it: that is a visitor.
    if (error instanceof SessionEnded) return null;
    throw error;
  }
});
