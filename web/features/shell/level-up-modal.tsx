import { useEffect, useEffectEvent } from "react";
import { usePrefersReducedMotion } from "../../lib/reduced-motion.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "../../ui/dialog.tsx";
import { Igel } from "../../ui/igel.tsx";
import { throwConfetti } from "./confetti.ts";

/** The modal closes by itself after this time. */
export const LEVEL_UP_CLOSE_MS = 5_000;

/** Announces a new level, with confetti unless the system is set to reduce motion. */
export function LevelUpModal({ level, onClose }: { level: number; onClose: () => void }) {
  const still = usePrefersReducedMotion();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), LEVEL_UP_CLOSE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => (still ? undefined : throwConfetti()), [still]);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent className="justify-items-center text-center">
        <Igel tiles={3} className="w-[140px]" />
        <span
          aria-hidden="true"
          className="grid size-[88px] animate-hop place-items-center rounded-round border-[3px] border-accent-edge bg-accent text-2xl font-black text-on-accent shadow-[0_6px_0_var(--accent-edge)]"
        >
          {level}
        </span>
        <DialogTitle>
          <span className="text-2xl tracking-tighter">Level Up!</span>
        </DialogTitle>
        <DialogDescription>You reached level {level}.</DialogDescription>
        <Button variant="primary" wide onClick={onClose}>
          Continue
        </Button>
      </DialogContent>
    </Dialog>
  );
}
