import { Hono } from "hono";
import type { ChatEvents } from "#schema/api/conversations.ts";
import type { AppEnv } from "../http/context.ts";
import { contentAnswers, serve, serveTold } from "../http/serve.ts";
import { removeConversation, reviseConversation } from "./change-conversation.ts";
import { endConversation, showReport } from "./end-conversation.ts";
import { helpWith } from "./help.ts";
import { postMessage, tellTurn } from "./post-message.ts";
import { listConversations, showMessages } from "./show-conversations.ts";
import { startConversation } from "./start-conversation.ts";
import { allStarters, publicStarter } from "./starters.ts";

export const conversationRoutes = new Hono<AppEnv>();

conversationRoutes.use("/api/conversations/*", async (c, next) => {
  // A streamed reply is stored after its headers have been sent, so no bookmark leads to it: a replica might not have it yet.
  if (c.req.method === "GET") c.get("database").lookAgain();
  await next();
});
conversationRoutes.use("/api/conversation-starters", ...contentAnswers);

serve(conversationRoutes, "GET /api/conversation-starters", async ({ c, query }) => {
  const starters = await allStarters(c.get("database").db, c.get("now"));
  return starters
    .filter(({ language, cefrLevel }) => language === query.language && cefrLevel === query.level)
    .map(publicStarter);
});

serve(conversationRoutes, "GET /api/conversations", ({ c, learner }) => listConversations(c, learner));

serve(conversationRoutes, "POST /api/conversations", ({ c, body, learner }) => startConversation(c, learner, body));

serve(conversationRoutes, "PATCH /api/conversations/:id", ({ c, params, body, learner }) => {
  const { title, level } = body;
  return reviseConversation(c, learner, params.id, {
    ...(title !== undefined && { title }),
    ...(level !== undefined && { cefrLevel: level }),
  });
});

serve(conversationRoutes, "PATCH /api/conversations/:id/tone", ({ c, params, body, learner }) =>
  reviseConversation(c, learner, params.id, { tone: body.tone }),
);

serve(conversationRoutes, "DELETE /api/conversations/:id", async ({ c, params, learner }) => {
  await removeConversation(c, learner, params.id);
  return { deleted: true };
});

serve(conversationRoutes, "GET /api/conversations/:id/messages", ({ c, params, query, learner }) =>
  showMessages(c, learner, params.id, query),
);

serveTold<"POST /api/conversations/:id/messages", ChatEvents>(
  conversationRoutes,
  "POST /api/conversations/:id/messages",
  {
    answer: ({ c, params, body, learner }, tell) => postMessage(c, { learner, conversationId: params.id, body }, tell),
    show: tellTurn,
  },
);

serve(conversationRoutes, "GET /api/conversations/:id/help", ({ c, params, query, learner }) =>
  helpWith(c, learner, params.id, query.kind),
);

serve(conversationRoutes, "POST /api/conversations/:id/end", ({ c, params, learner }) =>
  endConversation(c, learner, params.id),
);

serve(conversationRoutes, "GET /api/conversations/:id/report", ({ c, params, learner }) =>
  showReport(c, learner, params.id),
);
