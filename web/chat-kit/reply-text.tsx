import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from "react";
import { replyParts, sentenceAt } from "./reply-words.ts";
import { useWordDesk } from "./word-desk.ts";

export interface ReplyTextProps {
  /** Unique in the document. */
  id: string;
  text: string;
  /** The `lang` attribute of the text. */
  lang: string;
}

/**
 * A reply whose words can be looked up. All words together are one stop of the Tab key; the arrow keys move between them. A screen
 * reader gets the sentence first, undivided, because a paragraph of buttons cannot be listened to.
 */
export function ReplyText({ id, text, lang }: ReplyTextProps) {
  const desk = useWordDesk();
  const parts = useMemo(() => replyParts(text), [text]);
  const words = useRef<HTMLSpanElement>(null);
  const [reachable, setReachable] = useState(() => parts.find(({ isWord }) => isWord)?.start);

  function press(event: MouseEvent | KeyboardEvent): void {
    const start = startOf(event.target);
    const part = parts.find((one) => one.isWord && one.start === start);
    if (!part) return;
    event.preventDefault();
    setReachable(part.start);
    desk.press({ id: `${id}-${part.start}`, word: part.text, sentence: sentenceAt(text, part.start) });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter" || event.key === " ") return press(event);
    const buttons = [...(words.current?.querySelectorAll<HTMLElement>("[role=button]") ?? [])];
    const next = nextPlace(event.key, buttons.indexOf(event.target as HTMLElement), buttons.length);
    const button = next === null ? undefined : buttons[next];
    if (!button) return;
    event.preventDefault();
    setReachable(startOf(button));
    button.focus();
  }

  return (
    <>
      <span className="sr-only select-none">{text}</span>
      <span ref={words} lang="en" role="toolbar" aria-label="Words to look up">
        <span lang={lang}>
          {parts.map(({ start, text: part, isWord }) =>
            isWord ? (
              <span
                key={start}
                id={`${id}-${start}`}
                role="button"
                tabIndex={start === reachable ? 0 : -1}
                data-start={start}
                onClick={press}
                onKeyDown={onKeyDown}
                data-open={desk.open?.id === `${id}-${start}` || undefined}
                className="cursor-pointer rounded-[5px] underline decoration-line-control decoration-dotted decoration-2 underline-offset-[0.25em] hover:bg-accent-soft hover:decoration-accent-edge data-open:bg-accent-soft data-open:decoration-accent-edge"
              >
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </span>
      </span>
    </>
  );
}

function startOf(target: EventTarget | null): number | undefined {
  const start = target instanceof HTMLElement ? target.dataset.start : undefined;
  return start === undefined ? undefined : Number(start);
}

/** The place that an arrow key leads to, or null. */
function nextPlace(key: string, place: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return Math.min(place + 1, count - 1);
    case "ArrowLeft":
      return Math.max(place - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
