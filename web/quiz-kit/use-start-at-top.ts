import { type RefObject, useEffect } from "react";

/** A new screen begins at its top with the focus on `start`, so that screen readers and the keyboard begin there too. */
export function useStartAtTop(start: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    window.scrollTo({ top: 0 });
    start.current?.focus({ preventScroll: true });
  }, [start]);
}
