import { ArrowDown } from "lucide-react";
import type { ReactNode } from "react";
import { type ScrollPlaceKeys, useScrollPlace } from "./use-scroll-place.ts";

export interface TranscriptProps {
  /** Keys of the items that decide where it is scrolled to. */
  place: ScrollPlaceKeys;
  /** A reply is being made. */
  busy: boolean;
  /** What a screen reader is told; a new text is announced. */
  status: ReactNode;
  /** Id of the field below, to which keyboard users can skip. */
  composerId: string;
  /** The button for earlier messages. */
  earlier?: ReactNode;
  /** LearnerBubble, TutorBubble and ComingReply. */
  children: ReactNode;
}

/**
 * What was said, in a box that scrolls. It is a log, but it does not announce what is added to it: the reply comes in pieces, and the
 * learner knows what they wrote. The status line announces each reply once, as a whole.
 */
export function Transcript({ place, busy, status, composerId, earlier, children }: TranscriptProps) {
  const { box, content, onScroll, hasNews, toEnd } = useScrollPlace(place);
  return (
    <div className="relative grid min-h-0 flex-1">
      <a
        href={`#${composerId}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(composerId)?.focus();
        }}
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-(--layer-raised) focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:font-strong focus:text-on-ink"
      >
        Skip to your message
      </a>
      <div
        ref={box}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        aria-busy={busy}
        onScroll={onScroll}
        className="min-h-0 overflow-y-auto overscroll-contain p-4 [overflow-anchor:none] md:p-5"
      >
        {earlier}
        <ol ref={content} className="grid gap-[14px]">
          {children}
        </ol>
      </div>
      {hasNews ? (
        <button
          type="button"
          data-toast-free=""
          onClick={toEnd}
          className="absolute bottom-2 left-1/2 inline-flex min-h-target -translate-x-1/2 items-center gap-2 rounded-round bg-ink px-4 text-sm font-strong whitespace-nowrap text-on-ink shadow-float"
        >
          <ArrowDown />
          New message
        </button>
      ) : null}
      <output className="sr-only">{status}</output>
    </div>
  );
}
