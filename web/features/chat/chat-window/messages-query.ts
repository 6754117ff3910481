import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import type { Conversation, Message } from "#schema/api/conversations.ts";
import type { ResponseOf } from "#schema/api/endpoint.ts";
import type { Api } from "#schema/api/index.ts";
import { call } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import { showConversation } from "../queries.ts";

type MessagesPage = ResponseOf<Api["GET /api/conversations/:id/messages"]>;
type Pages = InfiniteData<MessagesPage, number | null>;

/** The tutor's answer comes within 10 s. A message that is older than this and has none gets it only if it is asked for again. */
const ANSWERED_WITHIN_MS = 15_000;
const LOOK_AGAIN_MS = 2_000;

/**
 * A conversation and its messages: the first page is the latest, the next ones are earlier. While its last message is still being
 * answered, as after a reload, the messages are asked for again until the answer is there or overdue.
 */
export function messagesQuery(conversationId: string) {
  return infiniteQueryOptions({
    queryKey: keys.messages(conversationId),
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/conversations/:id/messages", {
        params: { id: conversationId },
        query: pageParam === null ? {} : { before: String(pageParam) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ hasEarlier, messages }) => (hasEarlier ? (messages[0]?.id ?? null) : null),
    refetchInterval: ({ state }) => {
      const last = state.data?.pages[0]?.messages.at(-1);
      return last && isBeingAnswered(last) && state.status === "success" ? LOOK_AGAIN_MS : false;
    },
  });
}

/** Whether the server is probably still answering a message. Its clock and the browser's may differ in either direction. */
export function isBeingAnswered({ role, createdAt }: Message): boolean {
  return role === "user" && Math.abs(Date.now() - Date.parse(createdAt)) < ANSWERED_WITHIN_MS;
}

/** All messages that are loaded, in the order in which they were said. */
export function messagesOf({ pages }: Pick<Pages, "pages">): Message[] {
  return pages.toReversed().flatMap(({ messages }) => messages);
}

/** Changes the conversation wherever it is shown. */
export function replaceConversation(client: QueryClient, conversation: Conversation): void {
  changeLatest(client, conversation.id, (page) => ({ ...page, conversation }));
  showConversation(client, conversation);
}

/** Adds messages at the end. One that is there already is replaced. */
export function addMessages(client: QueryClient, conversationId: string, added: readonly Message[]): void {
  const ids = new Set(added.map(({ id }) => id));
  changeLatest(client, conversationId, (page) => ({
    ...page,
    messages: [...page.messages.filter(({ id }) => !ids.has(id)), ...added],
  }));
}

function changeLatest(client: QueryClient, conversationId: string, change: (page: MessagesPage) => MessagesPage): void {
  client.setQueryData(messagesQuery(conversationId).queryKey, (data) => {
    const [latest, ...earlier] = data?.pages ?? [];
    return data && latest ? { ...data, pages: [change(latest), ...earlier] } : data;
  });
}
