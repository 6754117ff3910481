import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";

/** How many parts of the page ask for the app's header to step aside. */
export const ownHeaderAtom = atom(0);

/** While `active`, the app's header is away, because the screen brings its own (the quiz header of a lesson). */
export function useOwnHeader(active: boolean): void {
  const setCount = useSetAtom(ownHeaderAtom);
  useEffect(() => {
    if (!active) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [active, setCount]);
}
