import { clsx } from "clsx";
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { insertAtCaret, isTextField, type TextField } from "./insert-at-caret.ts";

const LETTERS = ["ä", "ö", "ü", "ß"] as const;
/** With Shift. The capital ß is its own letter; toUpperCase would make it SS. */
const CAPITALS: Readonly<Record<(typeof LETTERS)[number], string>> = { ä: "Ä", ö: "Ö", ü: "Ü", ß: "ẞ" };

export interface UmlautKeysProps {
  /** Where to type; by default, the text field that was focused last. */
  target?: RefObject<TextField | null>;
  disabled?: boolean;
  className?: string;
}

/** The four letters that an English keyboard lacks. A press types at the caret and keeps the focus in the field. */
export function UmlautKeys({ target, disabled = false, className }: UmlautKeysProps) {
  const lastFocused = useLastFocusedTextField();

  function type(event: MouseEvent, letter: (typeof LETTERS)[number]): void {
    const field = target ? target.current : lastFocused.current;
    if (field?.isConnected) insertAtCaret(field, event.shiftKey ? CAPITALS[letter] : letter);
  }

  return (
    <fieldset aria-label="German letters" className={clsx("flex gap-2", className)}>
      {LETTERS.map((letter) => (
        <button
          key={letter}
          type="button"
          lang="de"
          disabled={disabled}
          // Keeps the focus (and the phone's keyboard) where it is.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => type(event, letter)}
          className="pressable press-key min-h-target min-w-target rounded-chip border-2 border-line-control bg-surface text-[1.1875rem] leading-none font-strong text-ink hover:bg-sunken disabled:border-line disabled:text-ink-faint"
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
}

/** The text field that has, or last had, the focus. */
function useLastFocusedTextField(): RefObject<TextField | null> {
  const last = useRef<TextField | null>(null);
  useEffect(() => {
    function remember(event: { target: EventTarget | null }): void {
      if (isTextField(event.target)) last.current = event.target;
    }
    remember({ target: document.activeElement });
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  return last;
}
