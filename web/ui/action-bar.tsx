import type { ReactNode } from "react";

/** The screen's one action: rests on the navigation bar. `note` stands left of it on wide screens. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="fixed inset-x-0 bottom-[calc(var(--nav-height)+env(safe-area-inset-bottom))] z-(--layer-nav) border-t-2 border-line bg-surface pt-3 pb-4">
      <div className="column flex items-center justify-between gap-4 *:last:flex-1 md:*:last:min-w-[300px] md:*:last:flex-none">
        <span className="text-sm text-ink-soft max-sm:sr-only">{note}</span>
        {children}
      </div>
    </div>
  );
}
