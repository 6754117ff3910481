import { usePageTitle } from "../../../lib/page-title.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { StatePage } from "../../../ui/state-page.tsx";
import { ChatHomeLink } from "../chat-home-link.tsx";

/** Placeholder until the window stands here. */
export function ChatWindow(_: { conversationId: string }) {
  usePageTitle("Chat");
  return (
    <StatePage back={<ChatHomeLink />}>
      <EmptyState as="h1" title="Chat" text="Conversations with the tutor are coming soon." />
    </StatePage>
  );
}
