import { clsx } from "clsx";
import { Volume2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Message } from "#schema/api/conversations.ts";
import { bubbleTool, ReplyBox } from "./reply-box.tsx";
import { ReplyText } from "./reply-text.tsx";
import { WordChips } from "./word-chips.tsx";
import { useWordDesk } from "./word-desk.ts";
import { WordPopover } from "./word-popover.tsx";

export interface TutorBubbleProps {
  message: Pick<Message, "content" | "translation" | "vocabulary">;
  /** The `lang` attribute of the reply. */
  lang: string;
  /** Who wrote it, where that has to be said. */
  engineLabel?: string;
  /** More tools for this reply, beside the one that translates it. */
  tools?: ReactNode;
  /** More below the reply. */
  children?: ReactNode;
}

/** A reply, in the language that is practiced and in nothing else; its English on demand. An item of a Transcript. */
export function TutorBubble({ message, lang, engineLabel, tools, children }: TutorBubbleProps) {
  const { content, translation, vocabulary } = message;
  const id = useId();
  const { open, popover, speak } = useWordDesk();
  const [translated, setTranslated] = useState(false);
  return (
    <li className="relative grid justify-items-start gap-1">
      <ReplyBox lang={lang}>
        <ReplyText id={id} text={content} lang={lang} />
      </ReplyBox>
      {translated ? <p className="max-w-[580px] pl-1 text-sm text-ink-soft">{translation}</p> : null}
      <div className="flex flex-wrap items-center gap-x-4">
        {translation === null ? null : (
          <button
            type="button"
            aria-expanded={translated}
            onClick={() => setTranslated(!translated)}
            className={bubbleTool}
          >
            {translated ? "Hide translation" : "Translate"}
          </button>
        )}
        {speak ? (
          <button
            type="button"
            aria-label="Listen"
            onClick={() => speak(content, "reply")}
            className={clsx(bubbleTool, "-mx-3 min-w-target justify-center")}
          >
            <Volume2 />
          </button>
        ) : null}
        {tools}
        {engineLabel === undefined ? null : <span className="py-1 text-xs text-ink-faint">{engineLabel}</span>}
      </div>
      <WordChips id={id} words={vocabulary} lang={lang} />
      {children}
      {popover && open?.id.startsWith(`${id}-`) ? <WordPopover open={open} lang={lang} /> : null}
    </li>
  );
}
