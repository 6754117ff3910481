import { Hono } from "hono";
import type { AppContext, AppEnv, Learner } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import type { LearnerState } from "./learner-state.ts";
import { readLearnerState } from "./store.ts";
import { publicDailyProgress, publicStreak, publicXp } from "./views.ts";

export const gamificationRoutes = new Hono<AppEnv>();

async function stateOf(c: AppContext, learner: Learner): Promise<LearnerState> {
  return (await readLearnerState(c, learner, {})).state;
}

serve(gamificationRoutes, "GET /api/gamification/xp", async ({ c, learner }) =>
  publicXp(await stateOf(c, learner), c.get("now")),
);

serve(gamificationRoutes, "GET /api/gamification/streak", async ({ c, learner }) =>
  publicStreak(await stateOf(c, learner), c.get("now")),
);

serve(gamificationRoutes, "GET /api/gamification/daily-progress", async ({ c, learner }) =>
  publicDailyProgress(await stateOf(c, learner), c.get("now")),
);
