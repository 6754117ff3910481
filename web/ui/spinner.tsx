import { clsx } from "clsx";
import { LoaderCircle } from "lucide-react";

/** A turning ring with a hidden word. Skeletons are the rule; this is for places the spec names (leaderboard). */
export function Spinner({ label = "Loading...", className }: { label?: string; className?: string }) {
  return (
    <output className={clsx("inline-grid place-items-center text-ink-faint", className)}>
      <LoaderCircle className="size-[32px] animate-turn" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
