import { getRouteApi } from "@tanstack/react-router";
import { ConversationsScreen } from "../features/chat/conversations-screen.tsx";
import { ChatPage } from "./chat-page.tsx";

const route = getRouteApi("/chat");

/** `/chat`: the form of a new conversation and the list of past ones, for learners. */
export function ChatRoute() {
  const { level } = route.useSearch();
  return (
    <ChatPage>
      <ConversationsScreen key={level} level={level} />
    </ChatPage>
  );
}
