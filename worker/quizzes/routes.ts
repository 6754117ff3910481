import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { submitQuiz } from "./submit.ts";

export const quizRoutes = new Hono<AppEnv>();

serve(quizRoutes, "POST /api/quiz/submit", ({ c, learner, body }) => submitQuiz(c, learner, body));
