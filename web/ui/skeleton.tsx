import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A sunken shape of the thing to come. Give it width and height by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx("block animate-breathe bg-sunken", className ?? "h-4 rounded-chip")} />;
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 2, className }: { lines?: number; className?: string }) {
  return (
    <span className={clsx("grid gap-[10px]", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx("h-4 rounded-[8px]", line === lines - 1 ? "w-3/5" : "w-[90%]")} />
      ))}
    </span>
  );
}

/** A lesson stone to come. */
export function SkeletonStone() {
  return <Skeleton className="h-[66px] w-[72px] rounded-[50%]" />;
}

/** Wraps the shapes of a screen or part that loads: says `label` to screen readers, the shapes stay silent. */
export function Loading({ label, className, children }: { label: string; className?: string; children?: ReactNode }) {
  return (
    <div className={className}>
      <output className="sr-only">{label}</output>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}
