import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { drawQuestions } from "./draw-questions.ts";
import { populate } from "./populate.ts";

export const conjugationRoutes = new Hono<AppEnv>();

serve(conjugationRoutes, "GET /api/conjugation-questions/random", ({ c, query, learner }) =>
  drawQuestions(c, learner, query),
);

serve(conjugationRoutes, "POST /api/conjugation-questions/populate", async ({ c, body, learner }) => ({
  count: await populate(c, learner, body.tenseGroups),
}));
