import { useQuery } from "@tanstack/react-query";
import type { ConversationReport } from "#schema/api/conversations.ts";
import { streakQuery } from "../../../lib/gamification-queries.ts";
import { streakState } from "../../../lib/streak-state.ts";
import { StreakBadge } from "../../../ui/streak-badge.tsx";
import { XpChip } from "../../../ui/xp-chip.tsx";
import { conversationFacts, conversationTitle, messagesInWords } from "../conversation-words.ts";
import { lengthInWords } from "./report-words.ts";

/** What was talked about, for how long, and what it was worth. */
export function ReportHeading({ report }: { report: ConversationReport }) {
  const { conversation, messages, minutes, xp } = report;
  const { assessedLevel, assessedMessages } = conversation;
  const { data: streak } = useQuery(streakQuery());
  const facts = [
    conversationTitle(conversation),
    ...conversationFacts(conversation),
    lengthInWords({ messages, minutes }),
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h1>Conversation report</h1>
        <p className="hyphenate text-ink-soft">{facts.join(" · ")}</p>
        {assessedLevel === null ? null : (
          <p className="text-sm text-ink-soft">
            Your level: about <b className="text-ink">{assessedLevel}</b>, from {messagesInWords(assessedMessages)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {xp.conversation > 0 ? <XpChip xp={xp.conversation} /> : null}
        {streak && streak.currentStreak > 0 ? (
          <StreakBadge days={streak.currentStreak} state={streakState(streak)} />
        ) : null}
      </div>
    </div>
  );
}
