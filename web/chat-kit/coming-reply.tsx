import type { ReactNode } from "react";
import { ReplyBox } from "./reply-box.tsx";

export interface ComingReplyProps {
  /** What has come of it. */
  text: string;
  lang: string;
  /** The button that stops it. */
  children?: ReactNode;
}

/**
 * The reply that is being made. Nothing here is announced, because a screen reader would begin again with every piece: the transcript's
 * status line says what there is to say.
 */
export function ComingReply({ text, lang, children }: ComingReplyProps) {
  return (
    <li className="grid justify-items-start gap-1">
      {text === "" ? <Dots /> : <ReplyBox lang={lang}>{text}</ReplyBox>}
      <div className="flex flex-wrap items-center gap-x-4">
        {text === "" ? <p className="text-sm text-ink-soft">{WAITING_TEXT}</p> : null}
        {children}
      </div>
    </li>
  );
}

export const WAITING_TEXT = "The AI is answering, max. 10 seconds";

function Dots() {
  return (
    <span
      aria-hidden="true"
      className="inline-flex gap-[6px] rounded-card rounded-bl-[4px] border-2 border-line bg-surface p-4"
    >
      <i className="size-[9px] animate-breathe rounded-round bg-ink-faint" />
      <i className="size-[9px] animate-breathe rounded-round bg-ink-soft [animation-delay:200ms]" />
      <i className="size-[9px] animate-breathe rounded-round bg-accent shadow-[0_0_0_2px_var(--accent-edge)] [animation-delay:400ms]" />
    </span>
  );
}
