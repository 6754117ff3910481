import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";

/** How many components ask for the app's header to be hidden. */
export const ownHeaderAtom = atom(0);

/** How many components in the page say that the session is unknown. */
export const ownSessionNoticeAtom = atom(0);

/** Hides the app's header while `active`, for screens that bring their own (the quiz header of a lesson). */
export function useOwnHeader(active: boolean): void {
  useCounted(ownHeaderAtom, active);
}

/** Tells the app's header that the page itself offers to ask again who is here. */
export function useOwnSessionNotice(): void {
  useCounted(ownSessionNoticeAtom, true);
}

function useCounted(counter: typeof ownHeaderAtom, active: boolean): void {
  const setCount = useSetAtom(counter);
  useEffect(() => {
    if (!active) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [active, setCount]);
}

/** Room below the page: for a learner's navigation bar, otherwise for a note at the bottom. */
export function frameClass(isLearner: boolean): string {
  return isLearner ? "pb-[calc(var(--nav-height)+env(safe-area-inset-bottom))]" : "pb-(--note-height)";
}
