import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Conversation } from "#schema/api/conversations.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { Language } from "#schema/terms/language.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { learnerIdOf } from "../../lib/learner-id.ts";
import { keys } from "../../lib/query-keys.ts";
import { removeStored } from "../../lib/storage.ts";

/** The learner's conversations, the latest first. */
export function conversationsQuery() {
  return queryOptions({
    queryKey: keys.conversations,
    queryFn: ({ signal }) => call("GET /api/conversations", { signal }),
  });
}

/** First lines to begin a conversation with. */
export function conversationStartersQuery(language: Language, level: CefrLevel) {
  return queryOptions({
    queryKey: keys.conversationStarters(language, level),
    queryFn: ({ signal }) => call("GET /api/conversation-starters", { query: { language, level }, signal }),
  });
}

export function conversationReportQuery(id: string) {
  return queryOptions({
    queryKey: keys.conversationReport(id),
    queryFn: ({ signal }) => call("GET /api/conversations/:id/report", { params: { id }, signal }),
  });
}

/**
 * Call it when something was said in a conversation, or when it was ended: the list is asked for again when it is next shown, and so
 * is the conversation's report.
 */
export function refreshConversations(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: keys.conversations, exact: true, refetchType: "none" });
  void client.invalidateQueries({ queryKey: keys.conversationReport(id), refetchType: "none" });
}

/** Puts a conversation as the server gave it into the list, if that was loaded: at its place, or on top. */
export function showConversation(client: QueryClient, conversation: Conversation): void {
  client.setQueryData(conversationsQuery().queryKey, (listed) => {
    if (listed === undefined) return undefined;
    const known = listed.some(({ id }) => id === conversation.id);
    return known ? listed.map((one) => (one.id === conversation.id ? conversation : one)) : [conversation, ...listed];
  });
}

/** Forgets a conversation that was deleted, with what was typed in it and not sent. */
export function dropConversation(client: QueryClient, id: string): void {
  client.setQueryData(conversationsQuery().queryKey, (listed) => listed?.filter((one) => one.id !== id));
  client.removeQueries({ queryKey: keys.messages(id) });
  client.removeQueries({ queryKey: keys.conversationReport(id) });
  for (const kept of ["chat-draft", "chat-outbox"]) removeStored("session", `${kept}:${learnerIdOf(client)}:${id}`);
}

/** True when a call failed because there is no such conversation, or none of this learner. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
