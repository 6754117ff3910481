import {
  type ChatEvents,
  type ChatTurn,
  type Conversation,
  chatTurn,
  type Message,
  message,
} from "#schema/api/conversations.ts";
import { conversationId, makeConversation } from "./make-conversation.ts";
import { makeStreak, makeXp } from "./make-results.ts";

/** The client's id of message `number`. */
export function clientId(number: number): string {
  return `00000000-0000-4000-9000-${String(number).padStart(12, "0")}`;
}

/** A message of conversation 1 from a while ago: without `role`, a reply of the built-in tutor. */
export function makeMessage(overrides: Partial<Message> & Pick<Message, "id" | "content">): Message {
  const isReply = overrides.role !== "user";
  return message.parse({
    conversationId: conversationId(1),
    clientMessageId: isReply ? null : clientId(overrides.id),
    role: "assistant",
    originalContent: null,
    correctedContent: null,
    translation: null,
    corrections: [],
    vocabulary: [],
    engine: isReply ? "built-in" : null,
    createdAt: "2026-11-16T12:05:00.000Z",
    ...overrides,
  });
}

/** The server's answer to a message: what it stored of both sides. */
export function makeTurn(
  userMessage: Message,
  assistantMessage: Message,
  overrides: Partial<Omit<ChatTurn, "conversation">> & { conversation?: Conversation } = {},
): ChatTurn {
  return chatTurn.parse({
    userMessage,
    assistantMessage,
    conversation: makeConversation(),
    xpAwarded: 2,
    xpParts: [{ reason: "A message in German", amount: 2 }],
    xp: makeXp(),
    streak: makeStreak(),
    ...overrides,
  });
}

/** A stream of events that a test writes one after the other. */
export function makeEventStream() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    response: new Response(body, { headers: { "Content-Type": "text/event-stream" } }),
    send<Name extends keyof ChatEvents>(name: Name, data: ChatEvents[Name]): void {
      controller?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
    },
    end: () => controller?.close(),
    /** The connection is lost. */
    breakOff: () => controller?.error(new TypeError("network error")),
  };
}
