import { ConversationsScreen } from "../features/chat/conversations-screen.tsx";
import { ChatPage } from "./chat-page.tsx";

/** `/chat`: the form of a new conversation and the list of past ones, for learners. */
export function ChatRoute() {
  return (
    <ChatPage>
      <ConversationsScreen />
    </ChatPage>
  );
}
