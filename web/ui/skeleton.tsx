import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A placeholder shape. Its classes give it width and height. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx("block animate-breathe bg-sunken", className ?? "h-4 rounded-chip")} />;
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 2, className }: { lines?: number; className?: string }) {
  return (
    <span className={clsx("grid gap-[10px]", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx("h-4 rounded-[8px]", line === lines - 1 ? "w-3/5" : "w-[90%]")} />
      ))}
    </span>
  );
}

export function SkeletonStone() {
  return <Skeleton className="h-[66px] w-[72px] rounded-[50%]" />;
}

/**
 * Wraps the placeholders of something that loads: screen readers hear `label` and nothing of the shapes. `data-loading` tells
 * the rest of the app that the page is not complete yet.
 */
export function Loading({ label, className, children }: { label: string; className?: string; children?: ReactNode }) {
  return (
    <div data-loading="" className={className}>
      <output className="sr-only">{label}</output>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}
