import type { ConversationReport } from "#schema/api/conversations.ts";
import { CONVERSATION_MESSAGE_XP, CONVERSATION_MIN_WORDS } from "#schema/rules/xp.ts";
import { Card } from "../../../ui/card.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { messagesInWords } from "../conversation-words.ts";

export interface ReportXpProps {
  xp: ConversationReport["xp"];
  messages: number;
}

/** What the conversation earned, and how much of what chats can earn in a day that leaves. */
export function ReportXp({ xp: { conversation, today, dayLimit }, messages }: ReportXpProps) {
  return (
    <Card asChild className="grid gap-3">
      <section aria-labelledby="xp-title">
        <h2 id="xp-title">XP for this conversation</h2>
        <dl className="grid grid-cols-[1fr_auto] items-baseline text-md font-heavy">
          <dt>{messagesInWords(messages)}</dt>
          <dd>{conversation} XP</dd>
        </dl>
        <div className="grid gap-2">
          <p className="text-sm text-ink-soft">
            Today's chat: {today} of {dayLimit} XP
          </p>
          <ProgressBar label="Chat XP today" value={today} max={dayLimit} size="sm" />
        </div>
        <p className="text-sm text-ink-soft">
          {today >= dayLimit
            ? "That is all that chats can earn in a day. Talking on is still good practice."
            : `Every message with ${CONVERSATION_MIN_WORDS} or more German words earns ${CONVERSATION_MESSAGE_XP} XP.`}
        </p>
      </section>
    </Card>
  );
}
