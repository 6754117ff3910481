import { clsx } from "clsx";
import { LoaderCircle } from "lucide-react";

/** A spinning ring with a label for screen readers. Prefer a skeleton where the shape of the content is known. */
export function Spinner({ label = "Loading...", className }: { label?: string; className?: string }) {
  return (
    <output className={clsx("inline-grid place-items-center text-ink-faint", className)}>
      <LoaderCircle className="size-[32px] animate-turn" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
