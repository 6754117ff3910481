import { type RefObject, useImperativeHandle, useRef, useState } from "react";
import * as z from "zod/mini";
import { type Conversation, MAX_MESSAGE_CHARS } from "#schema/api/conversations.ts";
import { LANGUAGE_TAGS } from "#schema/terms/language.ts";
import { Composer } from "../../../chat-kit/composer.tsx";
import { storedItem } from "../../../lib/storage.ts";
import { HelpBar } from "./help-bar.tsx";

/** What others can do with the field. */
export interface ComposerHandle {
  /** Puts a text after what is written already, and the focus behind it. */
  add: (text: string) => void;
}

export interface ComposerAreaProps {
  id: string;
  handle: RefObject<ComposerHandle | null>;
  conversation: Conversation;
  learnerId: string;
  /** The reply that the learner is to answer; null while there is none. */
  replyId: number | null;
  sending: boolean;
  onSend: (text: string) => void;
}

/** The composer with the tutor's help. What is written survives a reload of the page; it is this tab's alone. */
export function ComposerArea({ id, handle, conversation, learnerId, replyId, sending, onSend }: ComposerAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(learnerId, conversation.id);
  const [sent, setSent] = useState(0);

  function write(text: string): void {
    setDraft(text);
    field.current?.focus();
  }
  function add(text: string): void {
    write(draft.trim() === "" ? text : `${draft.trimEnd()}\n${text}`);
  }
  useImperativeHandle(handle, () => ({ add }));

  function suggest(text: string, { replace }: { replace: boolean }): boolean {
    const isFree = replace || draft.trim() === "";
    if (isFree) write(text);
    return isFree;
  }
  return (
    <Composer
      id={id}
      field={field}
      language={conversation.language}
      value={draft}
      onValue={setDraft}
      onSend={(text) => {
        setDraft("");
        setSent(sent + 1);
        onSend(text);
      }}
      sending={sending}
      limit={MAX_MESSAGE_CHARS}
    >
      {replyId === null ? null : (
        <HelpBar
          // Help is for one message: it closes with that message or with the next reply.
          key={`${replyId}-${sent}`}
          conversationId={conversation.id}
          replyId={replyId}
          lang={LANGUAGE_TAGS[conversation.language]}
          disabled={sending}
          onSuggestion={suggest}
        />
      )}
    </Composer>
  );
}

function useDraft(learnerId: string, conversationId: string): [draft: string, setDraft: (draft: string) => void] {
  const stored = storedItem("session", `chat-draft:${learnerId}:${conversationId}`, z.string());
  const [draft, setDraft] = useState(() => stored.read() ?? "");
  function change(next: string): void {
    if (next === "") stored.remove();
    else stored.write(next);
    setDraft(next);
  }
  return [draft, change];
}
