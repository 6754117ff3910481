import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { reportAnswer } from "./report-answer.ts";

export const answerReportRoutes = new Hono<AppEnv>();

serve(answerReportRoutes, "POST /api/answer-reports", async ({ c, body, learner }) => ({
  kept: await reportAnswer(c, learner, body),
}));
