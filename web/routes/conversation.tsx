import { getRouteApi } from "@tanstack/react-router";
import { ChatWindow } from "../features/chat/chat-window/chat-window.tsx";
import { LATEST, LatestConversation } from "../features/chat/chat-window/latest-conversation.tsx";
import { ChatPage } from "./chat-page.tsx";

const route = getRouteApi("/chat/$id");

/** `/chat/{id}`: one conversation, for learners. */
export function ConversationRoute() {
  const { id } = route.useParams();
  return <ChatPage>{id === LATEST ? <LatestConversation /> : <ChatWindow key={id} conversationId={id} />}</ChatPage>;
}
