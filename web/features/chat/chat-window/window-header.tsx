import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { Conversation } from "#schema/api/conversations.ts";
import { CEFR_LEVELS, CEFR_TITLES, type CefrLevel } from "#schema/terms/cefr.ts";
import { TONE_LABELS, TONES, type Tone } from "#schema/terms/tone.ts";
import { call } from "../../../lib/api-client.ts";
import { isUnauthorized, withOfflineHint } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ChatHomeLink } from "../chat-home-link.tsx";
import { conversationTitle, messagesInWords } from "../conversation-words.ts";
import { conversationReportQuery, refreshConversations } from "../queries.ts";
import { CORRECTION_MODES, type CorrectionMode } from "./correction-mode.ts";
import { replaceConversation } from "./messages-query.ts";

/** Names of the tones in the toast that says which one was chosen. */
const TONE_NAMES: Readonly<Record<Tone, string>> = {
  professional: "Professional (Formal)",
  friendly: "Friend (Informal)",
  slang: "Slang (Very Informal)",
};

const LEVEL_OPTIONS = CEFR_LEVELS.map((level) => ({ value: level, label: `${level} ${CEFR_TITLES[level]}` }));
const TONE_OPTIONS = TONES.map((tone) => ({ value: tone, label: TONE_LABELS[tone] }));

export interface WindowHeaderProps {
  conversation: Conversation;
  /** Null where nothing is corrected. */
  corrections: { mode: CorrectionMode; onMode: (mode: CorrectionMode) => void } | null;
}

/** The way back, the way to the report, title, level, tone and the mode of corrections: everything that can be set while a conversation goes on. */
export function WindowHeader({ conversation, corrections }: WindowHeaderProps) {
  const change = useChange(conversation);
  return (
    <header className="grid gap-x-5 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div className="flex items-center justify-between gap-2 lg:col-span-2">
        <ChatHomeLink />
        <EndButton conversation={conversation} />
      </div>
      <div className="grid min-w-0 gap-1">
        <h1 className="hyphenate">{conversationTitle(conversation)}</h1>
        <AssessedLevel conversation={conversation} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          small
          aria-label="Level"
          value={conversation.cefrLevel}
          options={LEVEL_OPTIONS}
          onValueChange={change.toLevel}
          className="max-sm:flex-1"
        />
        <Select
          small
          aria-label="Tone"
          value={conversation.tone}
          options={TONE_OPTIONS}
          onValueChange={change.toTone}
          className="max-sm:flex-1"
        />
        {corrections === null ? null : (
          <Select
            small
            aria-label="Corrections"
            value={corrections.mode}
            options={CORRECTION_MODES}
            onValueChange={corrections.onMode}
            className="max-sm:w-full"
          />
        )}
      </div>
    </header>
  );
}

/** What the learner's messages say about their level, with what that rests on. Nothing while there are too few. */
function AssessedLevel({ conversation: { assessedLevel, assessedMessages } }: { conversation: Conversation }) {
  if (assessedLevel === null) return null;
  return (
    <p className="text-sm text-ink-soft">
      Your level: about {assessedLevel}, from {messagesInWords(assessedMessages)}
    </p>
  );
}

/** Level and tone are saved as soon as they are chosen, and shown at once. What cannot be saved changes back. */
function useChange(conversation: Conversation) {
  const client = useQueryClient();
  const { id } = conversation;
  const tone = useMutation({
    mutationFn: (next: Tone) => call("PATCH /api/conversations/:id/tone", { params: { id }, body: { tone: next } }),
    onMutate: (next) => replaceConversation(client, { ...conversation, tone: next }),
    onSuccess: (changed) => {
      replaceConversation(client, changed);
      toast({ title: "Tone changed", description: TONE_NAMES[changed.tone] });
    },
    onError: (error) => {
      replaceConversation(client, conversation);
      reportFailure(error, "Failed to update conversation tone. Please try again.");
    },
  });
  const level = useMutation({
    mutationFn: (next: CefrLevel) => call("PATCH /api/conversations/:id", { params: { id }, body: { level: next } }),
    onMutate: (next) => replaceConversation(client, { ...conversation, cefrLevel: next }),
    onSuccess: (changed) => replaceConversation(client, changed),
    onError: (error) => {
      replaceConversation(client, conversation);
      reportFailure(error, "Failed to update the level. Please try again.");
    },
  });
  return { toTone: (next: Tone) => tone.mutate(next), toLevel: (next: CefrLevel) => level.mutate(next) };
}

/** Ends the conversation and opens its report; of one that was ended, only opens the report. */
function EndButton({ conversation: { id, isActive } }: { conversation: Conversation }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: () => call("POST /api/conversations/:id/end", { params: { id } }),
    onSuccess: (report) => {
      replaceConversation(client, report.conversation);
      refreshConversations(client, id);
      client.setQueryData(conversationReportQuery(id).queryKey, report);
      void navigate({ to: "/chat/$id/report", params: { id } });
    },
    onError: (error) => reportFailure(error, "Failed to end the conversation. Please try again."),
  });
  if (!isActive)
    return (
      <Button asChild size="sm" variant="quiet" className="-mr-4">
        <Link to="/chat/$id/report" params={{ id }}>
          Report
        </Link>
      </Button>
    );
  return (
    <Button
      size="sm"
      variant="quiet"
      disabled={end.isPending}
      onClick={() => end.mutate()}
      className="-mr-4 whitespace-nowrap max-[350px]:-mr-1 max-[350px]:px-1"
    >
      {end.isPending ? "Ending..." : "End conversation"}
    </Button>
  );
}

function reportFailure(error: Error, text: string): void {
  // A session that has ended is announced elsewhere.
  if (isUnauthorized(error)) return;
  toast({ variant: "destructive", title: "Error", description: withOfflineHint(error, text) });
}
