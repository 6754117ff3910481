import { usePageTitle } from "../../lib/page-title.ts";
import { ChatHomeLink } from "./chat-home-link.tsx";

/** The `/chat` page: a form to begin a conversation, and the past ones. */
export function ConversationsScreen() {
  usePageTitle("Chat");
  return (
    <div className="column grid gap-5 py-5">
      <ChatHomeLink />
      <h1>Start New Conversation</h1>
    </div>
  );
}
