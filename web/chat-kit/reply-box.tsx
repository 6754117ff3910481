import type { ReactNode } from "react";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

// Apart from the bubble, because the landing page shows a first line before it loads the rest.

/** The look of the quiet buttons below a message. */
export const bubbleTool =
  "inline-flex min-h-target items-center gap-[6px] rounded-chip px-1 text-sm font-strong text-ink-soft hover:text-ink [&_.lucide]:size-[17px]";

/** The outline around the tutor's words. */
export function ReplyBox({ lang, children }: { lang: string; children: ReactNode }) {
  return (
    <p
      lang={lang}
      className="hyphenate w-fit max-w-[min(94%,580px)] rounded-card rounded-bl-[4px] border-2 border-line bg-surface px-4 py-3 text-[1.125rem] whitespace-pre-line"
    >
      <VisuallyHidden lang="en">Tutor: </VisuallyHidden>
      {children}
    </p>
  );
}
