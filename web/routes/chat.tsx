import type { QueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ConversationsScreen } from "../features/chat/conversations-screen.tsx";
import { conversationsQuery } from "../features/chat/queries.ts";
import { ChatPage } from "./chat-page.tsx";

const route = getRouteApi("/chat");

/** Takes the list of past conversations, which came along with the page. */
export async function loadConversations(client: QueryClient): Promise<void> {
  await client.prefetchQuery(conversationsQuery());
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
