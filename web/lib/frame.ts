import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";

/** How many components ask for the app's header to be hidden. */
export const ownHeaderAtom = atom(0);

/** Hides the app's header while `active`, for screens that bring their own (the quiz header of a lesson). */
export function useOwnHeader(active: boolean): void {
  const setCount = useSetAtom(ownHeaderAtom);
  useEffect(() => {
    if (!active) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [active, setCount]);
}
