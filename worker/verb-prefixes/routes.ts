import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { nextTest } from "./next-test.ts";
import { submitTest } from "./submit-test.ts";

export const verbPrefixRoutes = new Hono<AppEnv>();

serve(verbPrefixRoutes, "GET /api/vocabulary/verb-test", ({ c, learner }) => nextTest(c, learner));

serve(verbPrefixRoutes, "POST /api/vocabulary/verb-test/submit", ({ c, body, learner }) =>
  submitTest(c, learner, body),
);
