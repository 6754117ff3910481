import { useEffect, useEffectEvent } from "react";

/** Time between an answer and the next question, or the results. */
export const AFTER_ANSWER_DELAY_MS = 1_000;

/** What a verdict may say in that time, in characters: as much as a mistake in any lesson of A1. */
export const CHARACTERS_OF_FIRST_SECOND = 120;
/** A reading pace for a sentence in a foreign language and its translation, after a mistake. */
const CHARACTERS_PER_SECOND = 15;

/**
 * How long a verdict stays, in milliseconds, when the next question comes by itself. A right answer takes a second. After a mistake
 * the learner reads `toRead`, and a long text takes longer: the examples of C1 and C2 cannot be read in a second.
 */
export function verdictTimeMs({ correct, toRead }: { correct: boolean; toRead: string }): number {
  const beyond = toRead.length - CHARACTERS_OF_FIRST_SECOND;
  if (correct || beyond <= 0) return AFTER_ANSWER_DELAY_MS;
  return AFTER_ANSWER_DELAY_MS + Math.ceil(beyond / CHARACTERS_PER_SECOND) * 1_000;
}

export interface AutoAdvanceOptions {
  /** False while nothing may go on by itself, e.g. while the verdict is held. */
  active: boolean;
  delayMs: number;
  advance: () => void;
}

/** Calls `advance` once `active` has been true for `delayMs` without a break: a pause starts the full time again. */
export function useAutoAdvance({ active, delayMs, advance }: AutoAdvanceOptions): void {
  const onTimeout = useEffectEvent(advance);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => onTimeout(), delayMs);
    return () => clearTimeout(timer);
  }, [active, delayMs]);
}
