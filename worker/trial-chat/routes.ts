import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { beginTrial } from "./begin.ts";
import { postTrialMessage } from "./post-message.ts";
import { trialSessionOfRequest } from "./session.ts";
import { findTrial } from "./store.ts";
import { showTrial } from "./views.ts";

export const trialChatRoutes = new Hono<AppEnv>();

serve(trialChatRoutes, "GET /api/trial-chat", async ({ c }) => {
  const sessionId = await trialSessionOfRequest(c);
  const trial = sessionId && (await findTrial(c.get("database").db, sessionId, c.get("now")));
  return trial ? showTrial(trial) : null;
});

serve(trialChatRoutes, "POST /api/trial-chat", ({ c, body }) => beginTrial(c, body));

serve(trialChatRoutes, "POST /api/trial-chat/messages", ({ c, body }) => postTrialMessage(c, body));
