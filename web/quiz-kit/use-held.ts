import { type RefObject, useEffect, useRef, useState } from "react";

/** What can hold the sheet at the same time. */
type Holder = "pointer" | "touch" | "focus";

/**
 * Whether the learner is busy with the verdict: the mouse moves or scrolls over it, a finger touches it, or the focus is on something
 * in it other than the forward button, which has the focus from the start. While `active`, that is, while the verdict is shown.
 */
export function useHeld(sheet: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [held, setHeld] = useState(false);
  const pointerBefore = useLastPointerPosition();
  useEffect(() => {
    const element = sheet.current;
    if (!active || !element) return undefined;
    const holders = new Set<Holder>();
    function set(holder: Holder, holds: boolean): void {
      if (holds) holders.add(holder);
      else holders.delete(holder);
      setHeld(holders.size > 0);
    }
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    element.addEventListener(
      "pointermove",
      (event) => {
        // The sheet slides in under a mouse that rests on the answer, and some browsers report that as a move.
        if (event.pointerType !== "touch" && positionOf(event) !== pointerBefore.current) set("pointer", true);
      },
      options,
    );
    element.addEventListener("wheel", () => set("pointer", true), options);
    element.addEventListener("pointerleave", () => set("pointer", false), options);
    // Not pointer events: the browser cancels those when a finger begins to scroll.
    element.addEventListener("touchstart", () => set("touch", true), options);
    for (const end of ["touchend", "touchcancel"] as const)
      element.addEventListener(end, (event) => set("touch", event.targetTouches.length > 0), options);
    element.addEventListener("focusin", ({ target }) => set("focus", !isForwardButton(target)), options);
    element.addEventListener("focusout", () => set("focus", false), options);
    // Safari does not focus a button that is pressed.
    element.addEventListener("click", ({ target }) => focusButton(target), options);
    return () => {
      listening.abort();
      setHeld(false);
    };
  }, [active, sheet, pointerBefore]);
  return held;
}

/** Where the pointer was before the event that an element hears: listeners of the window come after the element's. */
function useLastPointerPosition(): RefObject<string | null> {
  const position = useRef<string | null>(null);
  useEffect(() => {
    function note(event: PointerEvent): void {
      position.current = positionOf(event);
    }
    const types = ["pointermove", "pointerdown"] as const;
    for (const type of types) window.addEventListener(type, note, { passive: true });
    return () => {
      for (const type of types) window.removeEventListener(type, note);
    };
  }, []);
  return position;
}

function positionOf({ clientX, clientY }: PointerEvent): string {
  return `${clientX} ${clientY}`;
}

function isForwardButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-forward]") !== null;
}

function focusButton(target: EventTarget | null): void {
  if (target instanceof Element) target.closest("button")?.focus({ preventScroll: true });
}
