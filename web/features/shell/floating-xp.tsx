import { useEffect, useEffectEvent } from "react";
import { XpChip } from "../../ui/xp-chip.tsx";

/** How long '+n XP' floats over the page. */
export const XP_FLOAT_MS = 2_000;

/** '+n XP' floating up between the header and the results, where it covers no text. Clicks pass through to the page below. */
export function FloatingXp({ amount, onEnd }: { amount: number; onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), XP_FLOAT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+6px)] z-(--layer-dialog) grid justify-items-center short:top-[60px]"
    >
      <span className="animate-xp-float">
        <XpChip xp={amount} className="px-3 text-md shadow-float" />
      </span>
    </div>
  );
}
