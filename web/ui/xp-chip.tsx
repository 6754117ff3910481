import { clsx } from "clsx";
import { Zap } from "lucide-react";

/** "+33 XP": an amber pill with a bolt. */
export function XpChip({ xp, className }: { xp: number; className?: string }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 rounded-round bg-accent py-[3px] pr-3 pl-2 text-sm font-heavy whitespace-nowrap text-on-accent",
        className,
      )}
    >
      <Zap className="size-4 fill-current" />+{xp} XP
    </span>
  );
}
