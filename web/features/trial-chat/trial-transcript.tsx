import { RotateCcw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { TRIAL_DEFAULT, TRIAL_OPENER } from "#content/built-in/trial-chat.ts";
import type { Message } from "#schema/api/conversations.ts";
import { ComingReply, WAITING_TEXT } from "../../chat-kit/coming-reply.tsx";
import { LearnerBubble } from "../../chat-kit/learner-bubble.tsx";
import { bubbleTool } from "../../chat-kit/reply-box.tsx";
import { engineLabels } from "../../chat-kit/reply-engine.ts";
import { ReplyStatus } from "../../chat-kit/reply-status.tsx";
import { Transcript } from "../../chat-kit/transcript.tsx";
import { TutorBubble } from "../../chat-kit/tutor-bubble.tsx";
import { type PressedWord, useNewWordDesk, WordDeskProvider } from "../../chat-kit/word-desk.ts";
import { call } from "../../lib/api-client.ts";
import { useReading } from "../../quiz-kit/speech.ts";
import { type Outgoing, saidIn, type TrialState, unanswered } from "./trial-machine.ts";

const LANG = "de";

export interface TrialTranscriptProps {
  state: TrialState;
  composerId: string;
  onSendAgain: (message: Pick<Outgoing, "clientMessageId" | "content">) => void;
  /** Puts a message that could not be sent back into the field. */
  onEdit: () => void;
}

/** What was said in a trial chat, and what is on its way. */
export function TrialTranscript({ state, composerId, onSendAgain, onEdit }: TrialTranscriptProps) {
  const desk = useNewWordDesk({ lookUp }, { popover: true, speak: useReading() });
  const { chat, choosing, outgoing } = state;
  const said = saidIn(state);
  const lost = outgoing === null ? unanswered(chat) : null;
  const sending = outgoing?.status === "sending";
  const engines = engineLabels(said);
  const own = outgoing?.clientMessageId ?? said.findLast(({ role }) => role === "user")?.clientMessageId ?? undefined;
  const place = {
    first: "1",
    last: sending ? "coming" : (outgoing?.clientMessageId ?? String(said.at(-1)?.id ?? 1)),
    own,
  };
  return (
    <WordDeskProvider value={desk}>
      <Transcript place={place} busy={sending || choosing} status={<Status state={state} />} composerId={composerId}>
        {choosing ? <ComingReply text="" lang={LANG} /> : null}
        {said.length === 0 && !choosing ? <Opener /> : null}
        {choosing
          ? null
          : said.map((message) => (
              <Said
                key={keyOf(message)}
                message={message}
                engineLabel={engines.get(message.id)}
                isLast={message.clientMessageId === own}
              />
            ))}
        {lost?.clientMessageId ? (
          <Lost message={{ clientMessageId: lost.clientMessageId, content: lost.content }} onSendAgain={onSendAgain} />
        ) : null}
        {outgoing ? (
          <OnItsWay key={outgoing.clientMessageId} outgoing={outgoing} onSendAgain={onSendAgain} onEdit={onEdit} />
        ) : null}
        {sending ? <ComingReply text="" lang={LANG} /> : null}
      </Transcript>
    </WordDeskProvider>
  );
}

function lookUp({ word, sentence }: PressedWord) {
  const { language } = TRIAL_DEFAULT;
  return call("POST /api/translate-word", { body: { word, language, ...(sentence === null ? {} : { sentence }) } });
}

/** A visitor signs in first. */
function grammarHref(id: number): string {
  return `/auth?returnTo=${encodeURIComponent(`/grammar/${id}`)}`;
}

function keyOf({ clientMessageId, id }: Message): string {
  return clientMessageId ?? String(id);
}

/** The first line before the server has been asked for anything. */
function Opener() {
  const { text: content, translation } = TRIAL_OPENER;
  return <TutorBubble message={{ content, translation, vocabulary: [] }} lang={LANG} />;
}

interface SaidProps {
  message: Message;
  engineLabel: string | undefined;
  /** The visitor's last message. */
  isLast: boolean;
}

function Said({ message, engineLabel, isLast }: SaidProps) {
  if (message.role === "assistant") return <TutorBubble message={message} lang={LANG} engineLabel={engineLabel} />;
  return (
    <LearnerBubble
      text={message.originalContent ?? message.content}
      lang={LANG}
      corrections={message.corrections}
      grammarHref={grammarHref}
      startsOpen={isLast}
    />
  );
}

function Lost({
  message,
  onSendAgain,
}: { message: Pick<Outgoing, "clientMessageId" | "content"> } & Pick<TrialTranscriptProps, "onSendAgain">) {
  return (
    <li className="grid justify-items-start gap-1">
      <p className="text-sm text-ink-soft">The reply to this message did not come.</p>
      <button type="button" onClick={() => onSendAgain(message)} className={bubbleTool}>
        <RotateCcw />
        Get the reply
      </button>
    </li>
  );
}

function OnItsWay({
  outgoing,
  onSendAgain,
  onEdit,
}: { outgoing: Outgoing } & Pick<TrialTranscriptProps, "onSendAgain" | "onEdit">) {
  const { content, status, problem } = outgoing;
  return (
    <LearnerBubble text={content} lang={LANG} corrections={[]} grammarHref={grammarHref}>
      {status === "sending" ? (
        <p className="px-1 text-xs text-ink-soft">Sending...</p>
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-x-4">
          <p className="flex items-center gap-[6px] text-sm font-strong text-wrong">
            <TriangleAlert className="size-[18px] flex-none" />
            {problem ?? "Not sent"}
          </p>
          <button type="button" onClick={onEdit} className={bubbleTool}>
            Edit
          </button>
          <button type="button" onClick={() => onSendAgain(outgoing)} className={bubbleTool}>
            <RotateCcw />
            Send again
          </button>
        </div>
      )}
    </LearnerBubble>
  );
}

/** What a screen reader is told. */
function Status({ state: { chat, choosing, outgoing, heard } }: { state: TrialState }): ReactNode {
  if (choosing || outgoing?.status === "sending") return WAITING_TEXT;
  if (outgoing) return outgoing.problem ?? "Not sent";
  const reply = chat?.messages.find(({ id }) => id === heard);
  return reply ? <ReplyStatus reply={reply.content} corrections={reply.corrections.length} lang={LANG} /> : null;
}
