import { CONVERSATIONS_LISTED, type Conversation, MESSAGES_PAGE, type Message } from "#schema/api/conversations.ts";
import { readAs } from "../db/batch.ts";
import { grammarTopics } from "../grammar/index.ts";
import type { AppContext, Learner } from "../http/context.ts";
import { HttpError } from "../http/http-error.ts";
import { conversationOf, conversationsOf, lastTurns } from "./store.ts";
import { conversationRow, publicConversation, publicMessages } from "./views.ts";

/** Turns of a page: with a message that got no reply among them, it is a little shorter. */
const TURNS_PAGE = MESSAGES_PAGE / 2;

/** A learner's conversations, those with the latest message first. */
export async function listConversations(c: AppContext, learner: Learner): Promise<Conversation[]> {
  const { db } = c.get("database");
  const { rows } = await readAs(db, learner, c.get("now"), { rows: conversationsOf(db, learner.userId) });
  return rows
    .map(conversationRow)
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .slice(0, CONVERSATIONS_LISTED)
    .map(publicConversation);
}

/** The last messages of a conversation, or the last before one of its messages, oldest first. Throws 404 for a conversation of somebody else. */
export async function showMessages(
  c: AppContext,
  learner: Learner,
  id: string,
  query: { before?: number },
): Promise<{ conversation: Conversation; messages: Message[]; hasEarlier: boolean }> {
  const { db } = c.get("database");
  const now = c.get("now");
  const topics = await grammarTopics(db, now);
  const { conversations, latest } = await readAs(db, learner, now, {
    conversations: conversationOf(db, learner.userId, id),
    // One more than a page has: the first may give only its reply.
    latest: lastTurns(db, id, { limit: TURNS_PAGE + 1, ...query }),
  });
  const [found] = conversations;
  if (!found) throw new HttpError(404, "Conversation not found");
  const conversation = conversationRow(found);
  const { before = Number.POSITIVE_INFINITY } = query;
  const messages = publicMessages(conversation, latest.toReversed(), topics)
    .filter((message) => message.id < before)
    .slice(-MESSAGES_PAGE);
  return { conversation: publicConversation(conversation), messages, hasEarlier: (messages[0]?.id ?? 1) > 1 };
}
