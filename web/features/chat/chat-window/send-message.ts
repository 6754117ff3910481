import type { QueryClient } from "@tanstack/react-query";
import type { ChatEvents, ChatTurn, Conversation } from "#schema/api/conversations.ts";
import { callAndRead } from "../../../lib/api-client.ts";
import { ApiError, isUnauthorized, withOfflineHint } from "../../../lib/api-error.ts";
import { readEvents, type StreamEvent } from "../../../lib/event-stream.ts";
import { refreshAfterXp } from "../../../lib/gamification-queries.ts";
import { learnerIdOf } from "../../../lib/learner-id.ts";
import { refreshVocabulary } from "../../../lib/refresh-vocabulary.ts";
import { celebrateXp } from "../../../lib/xp-feedback.ts";
import { toast } from "../../../ui/toast-store.ts";
import { refreshConversations } from "../queries.ts";
import { addMessages, replaceConversation } from "./messages-query.ts";
import { changeOutgoing, cutReply, dropOutgoing, outgoingOf, startSending } from "./outbox.ts";

export interface MessageToSend {
  conversation: Pick<Conversation, "id" | "language" | "cefrLevel">;
  /** Stays the same for every try, so that the server stores the message once. */
  clientMessageId: string;
  content: string;
}

/**
 * Sends a message and shows its reply as it comes. The screen may be left meanwhile: what comes is in the cache when it is opened again.
 * A mutation of this is all that a screen needs; every failure ends up at the message.
 */
export function sendMessageMutation(client: QueryClient) {
  return {
    mutationFn: (message: MessageToSend) => sendMessage(client, message),
    onError: (error: unknown, { conversation, clientMessageId }: MessageToSend) => {
      const problem = error instanceof ApiError && error.status < 500 ? error.serverMessage : null;
      changeOutgoing(client, conversation.id, clientMessageId, () => ({ status: "failed", problem, reply: "" }));
      // A session that has ended is announced elsewhere.
      if (isUnauthorized(error)) return;
      toast({
        variant: "destructive",
        title: "Error",
        description: withOfflineHint(error, "Failed to send message. Please try again."),
      });
    },
  };
}

async function sendMessage(client: QueryClient, message: MessageToSend): Promise<void> {
  const { conversation, clientMessageId, content } = message;
  const learnerId = learnerIdOf(client);
  startSending(client, conversation.id, { clientMessageId, content });
  const turn = await postMessage(message, learnerId ?? undefined, {
    onStored: () => changeOutgoing(client, conversation.id, clientMessageId, () => ({ isStored: true })),
    onText: (text) =>
      changeOutgoing(client, conversation.id, clientMessageId, ({ reply }) => ({ reply: reply + text })),
  });
  // Somebody else has signed in meanwhile, and the cache is theirs.
  if (learnerIdOf(client) !== learnerId) return;
  const { userMessage, assistantMessage } = turn;
  const stoppedAt = outgoingOf(client, conversation.id, clientMessageId)?.stoppedAt ?? null;
  cutReply(client, conversation.id, assistantMessage.id, stoppedAt);
  addMessages(client, conversation.id, [userMessage, assistantMessage]);
  dropOutgoing(client, conversation.id, clientMessageId);
  replaceConversation(client, turn.conversation);
  refreshConversations(client, conversation.id);
  refreshAfterXp(client, turn);
  refreshVocabulary(client);
  celebrateXp(turn);
}

interface ReplyListeners {
  onStored: () => void;
  onText: (text: string) => void;
}

/** The turn, once all of it is stored. Throws the ApiError, or whatever `call` throws. */
function postMessage(
  { conversation: { id, language, cefrLevel }, clientMessageId, content }: MessageToSend,
  learnerId: string | undefined,
  { onStored, onText }: ReplyListeners,
): Promise<ChatTurn> {
  const options = { params: { id }, body: { content, language, level: cefrLevel, clientMessageId }, learnerId };
  const headers = { Accept: "text/event-stream" };
  return callAndRead("POST /api/conversations/:id/messages", options, headers, async (response) => {
    // A network in between may not let a stream through; the server then answers with the whole turn.
    if (!response.headers.get("Content-Type")?.startsWith("text/event-stream") || !response.body)
      return (await response.json()) as ChatTurn;
    let turn: ChatTurn | null = null;
    await readEvents(response.body, (event) => {
      if (isNamed("user", event)) onStored();
      else if (isNamed("delta", event)) onText(dataOf("delta", event).text);
      else if (isNamed("message", event)) turn = dataOf("message", event);
      else if (isNamed("error", event)) throw errorOf(dataOf("error", event));
    });
    if (turn === null) throw new Error("The stream ended before the reply was stored");
    return turn;
  });
}

function isNamed(name: keyof ChatEvents, event: StreamEvent): boolean {
  return event.name === name;
}

function dataOf<Name extends keyof ChatEvents>(_name: Name, { data }: StreamEvent): ChatEvents[Name] {
  return JSON.parse(data) as ChatEvents[Name];
}

function errorOf({ status, message }: ChatEvents["error"]): ApiError {
  return new ApiError(status, JSON.stringify({ message }));
}
