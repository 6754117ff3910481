import { useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCcw, TriangleAlert } from "lucide-react";
import type { Conversation, Message } from "#schema/api/conversations.ts";
import { LANGUAGE_TAGS } from "#schema/terms/language.ts";
import { ComingReply } from "../../../chat-kit/coming-reply.tsx";
import { LearnerBubble } from "../../../chat-kit/learner-bubble.tsx";
import { bubbleTool } from "../../../chat-kit/reply-box.tsx";
import { engineLabels } from "../../../chat-kit/reply-engine.ts";
import { Button } from "../../../ui/button.tsx";
import { type CorrectionMode, shownCorrections } from "./correction-mode.ts";
import { isBeingAnswered } from "./messages-query.ts";
import { changeOutgoing, cutReply, dropOutgoing, type Outbox, type OutgoingHead, outboxQuery } from "./outbox.ts";
import { StoppedReply, TutorMessage } from "./tutor-message.tsx";

/** The address of a grammar topic. */
export function grammarHref(id: number): string {
  return `/grammar/${id}`;
}

/** A learner's text as they wrote it: what corrections count in. */
export function writtenText({ originalContent, content }: Pick<Message, "originalContent" | "content">): string {
  return originalContent ?? content;
}

/** Stays the same from the moment a message is sent. */
export function keyOf({ clientMessageId, id }: Pick<Message, "clientMessageId" | "id">): string {
  return clientMessageId ?? String(id);
}

export interface MessageListProps {
  conversation: Conversation;
  messages: readonly Message[];
  /** What is on its way, or could not be sent; none of it is among the messages. */
  outgoing: readonly OutgoingHead[];
  cutReplies: Outbox["cutReplies"];
  sending: boolean;
  mode: CorrectionMode;
  /** The message whose corrections stand in the second column; null where there is none. */
  beside: { shown: Message | undefined; onShow: (message: Message) => void } | null;
  onSend: (message: { clientMessageId: string; content: string }) => void;
  onEdit: (text: string) => void;
}

/** The items of the transcript: what was said, and below it what is on its way. */
export function MessageList(props: MessageListProps) {
  const client = useQueryClient();
  const { conversation, messages, outgoing, cutReplies, sending } = props;
  const lang = LANGUAGE_TAGS[conversation.language];
  const last = messages.at(-1);
  const engines = engineLabels(messages);
  return (
    <>
      {messages.map((message) => {
        if (message.role === "user") return <StoredMessage key={keyOf(message)} message={message} {...props} />;
        const cutAt = cutReplies[message.id];
        return cutAt === undefined || cutAt >= message.content.length ? (
          <TutorMessage
            key={message.id}
            message={message}
            lang={lang}
            engineLabel={engines.get(message.id)}
            isLast={message === last}
          />
        ) : (
          <StoppedReply
            key={message.id}
            text={message.content.slice(0, cutAt)}
            lang={lang}
            onShowAll={() => cutReply(client, conversation.id, message.id, null)}
          />
        );
      })}
      {conversation.isActive || outgoing.length > 0 ? null : <Ended />}
      {last?.role === "user" && !sending ? <Unanswered message={last} {...props} /> : null}
      {outgoing.map((message) => (
        <OutgoingItem key={message.clientMessageId} message={message} {...props} />
      ))}
      {sending ? <StreamedReply conversationId={conversation.id} lang={lang} /> : null}
    </>
  );
}

function StoredMessage({
  message,
  conversation,
  messages,
  mode,
  beside,
}: { message: Message } & Pick<MessageListProps, "conversation" | "messages" | "mode" | "beside">) {
  const corrections = shownCorrections(message.corrections, { mode, level: conversation.cefrLevel });
  return (
    <LearnerBubble
      text={writtenText(message)}
      lang={LANGUAGE_TAGS[conversation.language]}
      corrections={corrections}
      grammarHref={grammarHref}
      startsOpen={message === messages.findLast(({ role }) => role === "user")}
      elsewhere={
        beside ? { isShown: beside.shown?.id === message.id, onShow: () => beside.onShow(message) } : undefined
      }
    />
  );
}

/** Below the last message of a conversation that was ended: that it can go on. */
function Ended() {
  return (
    <li className="py-2 text-center text-sm text-ink-soft">
      You ended this conversation. Write another message to open it again.
    </li>
  );
}

/** A message from before this page was loaded that has no reply: the server is still at it, or it has to be asked again. */
function Unanswered({
  message,
  conversation,
  onSend,
}: { message: Message } & Pick<MessageListProps, "conversation" | "onSend">) {
  const { clientMessageId } = message;
  if (isBeingAnswered(message)) return <ComingReply text="" lang={LANGUAGE_TAGS[conversation.language]} />;
  if (clientMessageId === null) return null;
  return (
    <li className="grid justify-items-start gap-1">
      <p className="text-sm text-ink-soft">The reply to this message did not come.</p>
      <Button size="sm" onClick={() => onSend({ clientMessageId, content: writtenText(message) })}>
        Get the reply
      </Button>
    </li>
  );
}

function OutgoingItem({
  message,
  conversation,
  onSend,
  onEdit,
}: { message: OutgoingHead } & Pick<MessageListProps, "conversation" | "onSend" | "onEdit">) {
  const client = useQueryClient();
  const { clientMessageId, content, status, isStored, problem } = message;
  function edit(): void {
    dropOutgoing(client, conversation.id, clientMessageId);
    onEdit(content);
  }
  return (
    <LearnerBubble
      text={content}
      lang={LANGUAGE_TAGS[conversation.language]}
      corrections={[]}
      grammarHref={grammarHref}
    >
      {status === "sending" ? (
        <p className="px-1 text-xs text-ink-soft">{isStored ? "Sent" : "Sending..."}</p>
      ) : (
        // The toast about it must not cover it.
        <div data-toast-free="" className="flex flex-wrap items-center justify-end gap-x-4">
          <p className="flex items-center gap-[6px] text-sm font-strong text-wrong">
            <TriangleAlert className="size-[18px]" />
            {problem ?? (isStored ? "Sent, but the reply did not come" : "Not sent")}
          </p>
          {isStored ? null : (
            <button type="button" onClick={edit} className={bubbleTool}>
              Edit
            </button>
          )}
          <button type="button" onClick={() => onSend({ clientMessageId, content })} className={bubbleTool}>
            <RotateCcw />
            {isStored ? "Get the reply" : "Send again"}
          </button>
        </div>
      )}
    </LearnerBubble>
  );
}

/** The reply as it comes. It watches the outbox itself, so that a new piece renders nothing else. */
function StreamedReply({ conversationId, lang }: { conversationId: string; lang: string }) {
  const client = useQueryClient();
  const { data: sending } = useQuery({
    ...outboxQuery(client, conversationId),
    select: ({ messages }) => messages.find(({ status }) => status === "sending"),
  });
  if (!sending) return null;
  const { clientMessageId, reply, stoppedAt } = sending;
  function stop(): void {
    changeOutgoing(client, conversationId, clientMessageId, (message) => ({ stoppedAt: message.reply.length }));
  }
  if (stoppedAt !== null) return <StoppedReply text={reply.slice(0, stoppedAt)} lang={lang} onShowAll={null} />;
  return (
    <ComingReply text={reply} lang={lang}>
      <button type="button" onClick={stop} className={bubbleTool}>
        Stop
      </button>
    </ComingReply>
  );
}
