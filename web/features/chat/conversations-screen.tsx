import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowDown } from "lucide-react";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { ChatHomeLink } from "./chat-home-link.tsx";
import { CONVERSATIONS_ID, CONVERSATIONS_TITLE_ID, ConversationList } from "./list/conversation-list.tsx";
import { conversationsQuery } from "./queries.ts";
import { StartConversation } from "./start/start-conversation.tsx";

/** The `/chat` page: a new conversation, and the past ones. `level` is the one that the form opens with. */
export function ConversationsScreen({ level }: { level: CefrLevel | undefined }) {
  usePageTitle("Chat");
  return (
    <div className="column grid gap-5 py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ChatHomeLink />
        <ToConversations />
      </div>
      <StartConversation level={level} />
      <ConversationList />
    </div>
  );
}

/** The form is long on a phone: whoever comes to go on with a conversation gets past it. */
function ToConversations() {
  const { data } = useQuery(conversationsQuery());
  if (!data || data.length === 0) return null;
  return (
    <Link
      to="/chat"
      hash={CONVERSATIONS_ID}
      search={(search) => search}
      // Otherwise the next press of Tab would begin at the top again.
      onClick={() => document.getElementById(CONVERSATIONS_TITLE_ID)?.focus({ preventScroll: true })}
      className="inline-flex min-h-target items-center gap-[6px] font-strong text-ink underline"
    >
      Your conversations <ArrowDown />
    </Link>
  );
}
