import { useEffect, useEffectEvent } from "react";
import { XpChip } from "../../ui/xp-chip.tsx";

/** How long '+n XP' floats over the page. */
export const XP_FLOAT_MS = 2_000;

/** '+n XP' floating up. Clicks pass through to the page below. */
export function FloatingXp({ amount, onEnd }: { amount: number; onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), XP_FLOAT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[30dvh] z-(--layer-dialog) grid justify-items-center"
    >
      <span className="animate-xp-float">
        <XpChip xp={amount} className="px-4 py-2 text-lg shadow-float" />
      </span>
    </div>
  );
}
