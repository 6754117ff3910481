import { type QueryClient, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { learnerIdOf } from "../../../lib/learner-id.ts";
import { keys } from "../../../lib/query-keys.ts";
import { type StoredItem, storedItem } from "../../../lib/storage.ts";

const storedOutbox = z.array(z.strictObject({ clientMessageId: z.uuid(), content: z.string() }));
type StoredOutbox = z.infer<typeof storedOutbox>;

/** A message that is on its way to the server, or that could not be sent. */
export interface OutgoingMessage {
  clientMessageId: string;
  content: string;
  status: "sending" | "failed";
  /** The server has it, and only the reply is missing. */
  isStored: boolean;
  /** Why the server did not take it, in the server's words. */
  problem: string | null;
  /** What has come of the reply. */
  reply: string;
  /** How much of the reply is shown, because the learner has stopped it; else null. */
  stoppedAt: number | null;
}

export interface Outbox {
  messages: readonly OutgoingMessage[];
  /** Replies of which only the beginning is shown, by their id: how many characters. */
  cutReplies: Readonly<Record<number, number>>;
}

/**
 * The outbox of a conversation. It lives in the query cache, because a reply goes on when its screen is left, and what must not be lost
 * in the tab's storage, because a page may be loaded again at any time. Whatever a page finds there was not confirmed before: it counts as failed.
 */
export function outboxQuery(client: QueryClient, conversationId: string) {
  return queryOptions({
    queryKey: keys.outbox(conversationId),
    queryFn: () => readOutbox(client, conversationId),
    initialData: () => readOutbox(client, conversationId),
  });
}

/** An outgoing message without what comes of its reply: it changes only when the message itself does. */
export type OutgoingHead = Omit<OutgoingMessage, "reply">;

export interface OutboxHeads extends Pick<Outbox, "cutReplies"> {
  messages: readonly OutgoingHead[];
}

/** The outbox without the replies, for a screen that must not be rendered for every piece of one. */
export function headsOf({ messages, cutReplies }: Outbox): OutboxHeads {
  return { cutReplies, messages: messages.map(({ reply: _, ...head }): OutgoingHead => head) };
}

function readOutbox(client: QueryClient, conversationId: string): Outbox {
  const stored = itemOf(client, conversationId)?.read() ?? [];
  return { messages: stored.map((message) => ({ ...startOf(message), status: "failed" })), cutReplies: {} };
}

function itemOf(client: QueryClient, conversationId: string): StoredItem<StoredOutbox> | null {
  const learnerId = learnerIdOf(client);
  if (learnerId === null) return null;
  return storedItem("session", `chat-outbox:${learnerId}:${conversationId}`, storedOutbox);
}

function startOf({ clientMessageId, content }: { clientMessageId: string; content: string }): OutgoingMessage {
  return { clientMessageId, content, status: "sending", isStored: false, problem: null, reply: "", stoppedAt: null };
}

function changeOutbox(client: QueryClient, conversationId: string, change: (outbox: Outbox) => Outbox): void {
  const before =
    client.getQueryData(outboxQuery(client, conversationId).queryKey) ?? readOutbox(client, conversationId);
  const after = change(before);
  client.setQueryData(outboxQuery(client, conversationId).queryKey, after);
  // The pieces of a reply change nothing that is stored.
  if (after.messages.length === before.messages.length) return;
  const item = itemOf(client, conversationId);
  if (after.messages.length === 0) item?.remove();
  else item?.write(after.messages.map(({ clientMessageId, content }) => ({ clientMessageId, content })));
}

/** Puts a message on its way, for the first time or again. */
export function startSending(
  client: QueryClient,
  conversationId: string,
  message: Pick<OutgoingMessage, "clientMessageId" | "content">,
): void {
  changeOutbox(client, conversationId, (outbox) => {
    const isKnown = outbox.messages.some(({ clientMessageId }) => clientMessageId === message.clientMessageId);
    const started = startOf(message);
    return {
      ...outbox,
      messages: isKnown
        ? outbox.messages.map((one) => (one.clientMessageId === message.clientMessageId ? started : one))
        : [...outbox.messages, started],
    };
  });
}

/** Changes one message; does nothing when it is gone. */
export function changeOutgoing(
  client: QueryClient,
  conversationId: string,
  clientMessageId: string,
  change: (message: OutgoingMessage) => Partial<OutgoingMessage>,
): void {
  changeOutbox(client, conversationId, (outbox) => ({
    ...outbox,
    messages: outbox.messages.map((one) =>
      one.clientMessageId === clientMessageId ? { ...one, ...change(one) } : one,
    ),
  }));
}

/** Removes a message: it is stored, or the learner has taken it back. */
export function dropOutgoing(client: QueryClient, conversationId: string, clientMessageId: string): void {
  changeOutbox(client, conversationId, (outbox) => ({
    ...outbox,
    messages: outbox.messages.filter((one) => one.clientMessageId !== clientMessageId),
  }));
}

/** Shows a reply up to a place, or the whole of it. */
export function cutReply(client: QueryClient, conversationId: string, replyId: number, at: number | null): void {
  changeOutbox(client, conversationId, (outbox) => {
    const { [replyId]: _, ...others } = outbox.cutReplies;
    return { ...outbox, cutReplies: at === null ? others : { ...others, [replyId]: at } };
  });
}

/** What the outbox holds of a message. */
export function outgoingOf(
  client: QueryClient,
  conversationId: string,
  clientMessageId: string,
): OutgoingMessage | undefined {
  const outbox = client.getQueryData(outboxQuery(client, conversationId).queryKey);
  return outbox?.messages.find((one) => one.clientMessageId === clientMessageId);
}
