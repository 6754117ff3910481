import { useEffect, useEffectEvent } from "react";

/** Between an answer and the next question, and before the results (spec 9). */
export const AFTER_ANSWER_DELAY_MS = 1_000;

/** Calls `advance` 1 s after `active` became true, unless it turns false before; a new `round` starts the second anew. */
export function useAutoAdvance({
  active,
  round,
  advance,
}: {
  active: boolean;
  round: number;
  advance: () => void;
}): void {
  const onTimeout = useEffectEvent(advance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round is what restarts the wait
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => onTimeout(), AFTER_ANSWER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [active, round]);
}
