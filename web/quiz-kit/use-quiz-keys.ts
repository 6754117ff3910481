import { useEffect, useEffectEvent } from "react";
import { isTextField } from "../ui/insert-at-caret.ts";

export interface QuizKeys {
  /** False while a dialog is open: its own keys count then. */
  active: boolean;
  /** 1 to 4, counted from 0. */
  onOption: (index: number) => void;
  /** Enter, where no control has the focus that would take it. */
  onContinue: () => void;
  /** P. */
  onListen?: () => void;
  /** Escape. */
  onLeave: () => void;
  /** Question mark. */
  onShowKeys: () => void;
}

/** Whether Enter already means something where the focus is. */
function takesEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=switch]") !== null;
}

/** The keys of a quiz (design 7, ux 1): 1–4 choose, Enter goes on, P listens, Esc leaves, ? shows them. */
export function useQuizKeys(keys: QuizKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (isTextField(event.target)) return;
    const action = actionOf(event, keys);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!keys.active) return undefined;
    function listen(event: KeyboardEvent): void {
      onKey(event);
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [keys.active]);
}

function actionOf(event: KeyboardEvent, keys: QuizKeys): (() => void) | null {
  if (/^[1-4]$/.test(event.key)) return () => keys.onOption(Number(event.key) - 1);
  if (event.key === "Enter") return takesEnter(event.target) ? null : keys.onContinue;
  if (event.key === "Escape") return keys.onLeave;
  if (event.key === "?") return keys.onShowKeys;
  if (event.key.toLowerCase() === "p") return keys.onListen ?? null;
  return null;
}
