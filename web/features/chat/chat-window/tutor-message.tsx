import { Turtle } from "lucide-react";
import type { Message } from "#schema/api/conversations.ts";
import { bubbleTool, ReplyBox } from "../../../chat-kit/reply-box.tsx";
import { TutorBubble } from "../../../chat-kit/tutor-bubble.tsx";
import { HelpFailed, HelpLoading } from "./help-bar.tsx";
import { useTutorHelp } from "./tutor-help.ts";

export interface TutorMessageProps {
  message: Message;
  lang: string;
  engineLabel: string | undefined;
  /** The last reply can be said in simpler words. */
  isLast: boolean;
}

/** A stored reply. */
export function TutorMessage({ message, lang, engineLabel, isLast }: TutorMessageProps) {
  const { state, ask } = useTutorHelp(message.conversationId, message.id);
  return (
    <TutorBubble
      message={message}
      lang={lang}
      engineLabel={engineLabel}
      tools={
        isLast && state.status !== "there" ? (
          <button
            type="button"
            disabled={state.status === "loading"}
            onClick={() => void ask("simpler")}
            className={bubbleTool}
          >
            <Turtle />
            Say it simpler
          </button>
        ) : null
      }
    >
      <output className="grid justify-items-start gap-1">
        {state.status === "loading" ? <HelpLoading /> : null}
        {state.status === "failed" ? <HelpFailed kind={state.kind} /> : null}
        {state.status === "there" ? (
          <>
            <span className="mt-2 pl-1 text-xs font-strong text-ink-soft">In simpler words</span>
            <span
              lang={lang}
              className="hyphenate max-w-[580px] rounded-card border-2 border-dashed border-line-control px-4 py-3"
            >
              {state.help.text}
            </span>
            {state.help.translation === null ? null : (
              <span className="max-w-[580px] pl-1 text-sm text-ink-soft">{state.help.translation}</span>
            )}
          </>
        ) : null}
      </output>
    </TutorBubble>
  );
}

interface StoppedReplyProps {
  text: string;
  lang: string;
  /** Null while the rest is still on its way. */
  onShowAll: (() => void) | null;
}

/** A reply that the learner has stopped: its beginning, and the rest on demand. */
export function StoppedReply({ text, lang, onShowAll }: StoppedReplyProps) {
  return (
    <li className="grid justify-items-start gap-1">
      {text === "" ? null : <ReplyBox lang={lang}>{text} …</ReplyBox>}
      {onShowAll === null ? (
        <p className="flex min-h-target items-center px-1 text-sm text-ink-soft">
          Stopped. The reply is still being saved.
        </p>
      ) : (
        <button type="button" onClick={onShowAll} className={bubbleTool}>
          Show the whole reply
        </button>
      )}
    </li>
  );
}
