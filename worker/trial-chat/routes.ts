import { Hono } from "hono";
import { grammarTopics } from "../grammar/index.ts";
import type { AppEnv } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { beginTrial } from "./begin.ts";
import { postTrialMessage } from "./post-message.ts";
import { trialSessionOfRequest } from "./session.ts";
import { findTrial } from "./store.ts";
import { publicTrial } from "./views.ts";

export const trialChatRoutes = new Hono<AppEnv>();

serve(trialChatRoutes, "GET /api/trial-chat", async ({ c }) => {
  const sessionId = await trialSessionOfRequest(c);
  const { db } = c.get("database");
  const now = c.get("now");
  const trial = sessionId && (await findTrial(db, sessionId, now));
  return trial ? publicTrial(trial, await grammarTopics(db, now)) : null;
});

serve(trialChatRoutes, "POST /api/trial-chat", ({ c, body }) => beginTrial(c, body));

serve(trialChatRoutes, "POST /api/trial-chat/messages", ({ c, body }) => postTrialMessage(c, body));
