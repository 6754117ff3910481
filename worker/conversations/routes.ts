import { Hono } from "hono";
import { type ChatEvents, CONVERSATIONS_LISTED, MESSAGES_PAGE } from "#schema/api/conversations.ts";
import { readAs } from "../db/batch.ts";
import { grammarTopics } from "../grammar/index.ts";
import type { AppEnv } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { contentAnswers, serve, serveTold } from "../http/serve.ts";
import { removeConversation, reviseConversation } from "./change-conversation.ts";
import { endConversation, showReport } from "./end-conversation.ts";
import { helpWith } from "./help.ts";
import { postMessage, tellTurn } from "./post-message.ts";
import { startConversation } from "./start-conversation.ts";
import { allStarters, publicStarter } from "./starters.ts";
import { conversationOf, conversationsOf, lastTurns } from "./store.ts";
import { conversationRow, publicConversation, publicMessages } from "./views.ts";

/** Turns of a page: with a message that got no reply among them, it is a little shorter. */
const TURNS_PAGE = MESSAGES_PAGE / 2;

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

serve(conversationRoutes, "GET /api/conversations", async ({ c, learner }) => {
  const { db } = c.get("database");
  const { rows } = await readAs(db, learner, c.get("now"), { rows: conversationsOf(db, learner.userId) });
  return rows
    .map(conversationRow)
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .slice(0, CONVERSATIONS_LISTED)
    .map(publicConversation);
});

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

serve(conversationRoutes, "GET /api/conversations/:id/messages", async ({ c, params, query, learner }) => {
  const { db } = c.get("database");
  const now = c.get("now");
  const topics = await grammarTopics(db, now);
  const { conversations, latest } = await readAs(db, learner, now, {
    conversations: conversationOf(db, learner.userId, params.id),
    // One more than a page has: the first may give only its reply.
    latest: lastTurns(db, params.id, { limit: TURNS_PAGE + 1, ...query }),
  });
  const [found] = conversations;
  if (!found) throw new HttpError(404, "Conversation not found");
  const conversation = conversationRow(found);
  const { before = Number.POSITIVE_INFINITY } = query;
  const messages = publicMessages(conversation, latest.toReversed(), topics)
    .filter(({ id }) => id < before)
    .slice(-MESSAGES_PAGE);
  return { conversation: publicConversation(conversation), messages, hasEarlier: (messages[0]?.id ?? 1) > 1 };
});

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
