import { useEffect, useEffectEvent } from "react";

/** Time between an answer and the next question, or the results. */
export const AFTER_ANSWER_DELAY_MS = 1_000;

/** Calls `advance` 1 s after `active` became true, unless it turns false before. */
export function useAutoAdvance({ active, advance }: { active: boolean; advance: () => void }): void {
  const onTimeout = useEffectEvent(advance);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => onTimeout(), AFTER_ANSWER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [active]);
}
