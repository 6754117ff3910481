import { type RefObject, useEffect, useEffectEvent } from "react";
import { isTextField } from "../ui/insert-at-caret.ts";

/** What the keys of a quiz do. A key without a handler is left alone. */
export interface QuizKeys {
  /** False while a dialog is open, which has keys of its own. */
  active: boolean;
  /** Where the quiz is only a part of the page: its keys work while the focus is in here, or nowhere. */
  area?: RefObject<HTMLElement | null>;
  /** 1 to 4, counted from 0. */
  onOption?: (index: number) => void;
  /** Enter, unless the focus is on a control that Enter presses. In a text field, the form around it takes Enter. */
  onForward?: () => void;
  /** Space, where nothing that it presses has the focus. */
  onSpace?: () => void;
  /** P. */
  onListen?: () => void;
  /** Escape, in a text field too. */
  onLeave?: () => void;
  /** Question mark. */
  onShowKeys?: () => void;
}

/** The keys of a quiz: 1–4 choose, Enter checks and goes on, Space turns a card, P listens, Esc leaves, ? shows the keys. */
export function useQuizKeys(keys: QuizKeys): void {
  const { active, area } = keys;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing)
      return;
    if (area && !isIn(area.current, event.target)) return;
    const action = actionOf(event, keys);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!active) return undefined;
    function listen(event: KeyboardEvent): void {
      onKey(event);
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [active]);
}

function actionOf(event: KeyboardEvent, keys: QuizKeys): (() => void) | undefined {
  if (event.key === "Escape") return keys.onLeave;
  if (isTextField(event.target)) return undefined;
  if (event.key === "Enter") return takesEnter(event.target) ? undefined : keys.onForward;
  if (event.key === " ") return takesSpace(event.target) ? undefined : keys.onSpace;
  if (event.key === "?") return keys.onShowKeys;
  if (event.key.toLowerCase() === "p") return keys.onListen;
  const { onOption } = keys;
  return onOption && /^[1-4]$/.test(event.key) ? () => onOption(Number(event.key) - 1) : undefined;
}

function isIn(area: HTMLElement | null, target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Node && area !== null && area.contains(target));
}

/** Whether Enter presses what has the focus. A radio button has no use for Enter. */
function takesEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, summary, button:not([role=radio])") !== null;
}

function takesSpace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, summary, button, input") !== null;
}
