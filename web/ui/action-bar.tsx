import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface ActionBarProps {
  /** Stands left of the action on wide screens, unless the bar is narrow. */
  note?: ReactNode;
  /** As wide as a quiz instead of the page, and in the flow: `QuizScreen` keeps it in view together with the verdict. */
  narrow?: boolean;
  children: ReactNode;
}

/** The screen's one action: rests on the navigation bar. On a short screen it stands at the end of the content. */
export function ActionBar({ note, narrow = false, children }: ActionBarProps) {
  return (
    <div
      data-toast-free=""
      className={clsx(
        "border-t-2 border-line bg-surface pt-3 pb-4 short:border-0 short:bg-transparent",
        !narrow &&
          "fixed inset-x-0 bottom-[calc(var(--nav-height)+env(safe-area-inset-bottom))] z-(--layer-nav) short:static short:py-0",
      )}
    >
      <div
        className={clsx(
          "flex items-center justify-between gap-4 *:last:flex-1",
          narrow ? "mx-auto max-w-quiz px-gutter" : "column md:*:last:min-w-[300px] md:*:last:flex-none short:w-full",
        )}
      >
        {narrow ? null : <span className="text-sm text-ink-soft max-sm:sr-only">{note}</span>}
        {children}
      </div>
    </div>
  );
}
