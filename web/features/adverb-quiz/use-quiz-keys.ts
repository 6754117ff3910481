import { type RefObject, useEffect } from "react";

export interface QuizKeys {
  /** 0 to 3 */
  onSelect: (position: number) => void;
  onNext: () => void;
}

/**
 * Keys of a running quiz: 1–4 choose, Enter checks and goes on (design 7). They work while the focus is in `area` or
 * nowhere; a focused button keeps its own Enter.
 */
export function useQuizKeys(
  area: RefObject<HTMLElement | null>,
  active: boolean,
  { onSelect, onNext }: QuizKeys,
): void {
  useEffect(() => {
    if (!active) return;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !isOurs(area.current, event.target))
        return;
      if (/^[1-4]$/.test(event.key)) {
        event.preventDefault();
        onSelect(Number(event.key) - 1);
      } else if (event.key === "Enter" && !event.repeat && !hasOwnEnter(event.target)) {
        event.preventDefault();
        onNext();
      }
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [area, active, onSelect, onNext]);
}

function isOurs(area: HTMLElement | null, target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Node && area !== null && area.contains(target));
}

/** Buttons press themselves on Enter; a radio has no Enter of its own. */
function hasOwnEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button:not([role="radio"])') !== null;
}
