import { Link } from "@tanstack/react-router";
import { ClipboardCheck, Pencil, Trash2 } from "lucide-react";
import type { Conversation } from "#schema/api/conversations.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { conversationFacts, conversationTitle, messagesInWords } from "../conversation-words.ts";
import { whenInWords } from "./when.ts";

export interface ConversationRowProps {
  conversation: Conversation;
  now: Date;
  onRename: () => void;
  onDelete: () => void;
  /** The learner is about to press one of the two. */
  onPreload: () => void;
}

/** One conversation: the title leads to it, and once it was ended there is its report. */
export function ConversationRow({ conversation, now, onRename, onDelete, onPreload }: ConversationRowProps) {
  const { id, messageCount, updatedAt, isActive } = conversation;
  const title = conversationTitle(conversation);
  const facts = [...conversationFacts(conversation), messagesInWords(messageCount)];
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-t-2 border-line py-2 pr-2 pl-4 first:border-t-0 hover:bg-sunken has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:-outline-offset-3 has-[h3_a:focus-visible]:outline-focus sm:pl-5">
      <div className="grid min-w-0 py-1">
        <h3 className="hyphenate text-md">
          {/* The whole row can be pressed; its buttons lie above. */}
          <Link
            to="/chat/$id"
            params={{ id }}
            className="text-ink no-underline outline-none after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          {facts.join(" · ")} · <time dateTime={updatedAt}>{whenInWords(updatedAt, now)}</time>
        </p>
        {isActive ? null : (
          <Link
            to="/chat/$id/report"
            params={{ id }}
            className="relative inline-flex min-h-target items-center gap-[6px] justify-self-start text-sm font-strong text-ink underline"
          >
            <ClipboardCheck />
            Report<span className="sr-only"> of {title}</span>
          </Link>
        )}
      </div>
      <div className="relative flex" onPointerEnter={onPreload} onFocus={onPreload}>
        <IconButton label={`Rename ${title}`} aria-haspopup="dialog" onClick={onRename}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${title}`} aria-haspopup="dialog" onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
