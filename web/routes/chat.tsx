import type { QueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ConversationsScreen } from "../features/chat/conversations-screen.tsx";
import { conversationsQuery } from "../features/chat/queries.ts";
import { loadEarly } from "../lib/start-data.ts";
import { ChatPage } from "./chat-page.tsx";

const route = getRouteApi("/chat");

/** Starts to fetch the past conversations, before the screen is opened. Waits for them if they came along with the page. */
export async function loadConversations(client: QueryClient): Promise<void> {
  await loadEarly("/api/conversations", () => client.prefetchQuery(conversationsQuery()));
}

/** `/chat`: the form of a new conversation and the list of past ones, for learners. */
export function ChatRoute() {
  const { level } = route.useSearch();
  return (
    <ChatPage>
      <ConversationsScreen key={level} level={level} />
    </ChatPage>
  );
}
