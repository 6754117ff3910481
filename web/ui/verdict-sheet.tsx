import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";

const sheet = cva("block", {
  variants: {
    tone: { right: "border-correct bg-correct-soft", wrong: "border-wrong bg-wrong-soft" },
    placement: {
      /** As wide as the window; slides up. A long verdict scrolls inside, because it must leave room for the answers above it. */
      sheet:
        "max-h-[calc((100dvh-var(--quiz-header-height)-var(--nav-height))*0.75)] animate-sheet-in overflow-y-auto overscroll-contain border-t-[3px] short:max-h-none",
      /** Stands in the page, e.g. inside a card. */
      card: "rounded-control border-2",
    },
  },
});

/** What is said lines up with the question above it. */
const frames = { sheet: "mx-auto max-w-quiz bg-inherit px-gutter py-3 sm:py-4", card: "p-4" } as const;

const tones = {
  right: {
    text: "text-correct",
    disc: "bg-correct text-on-correct",
    icon: <Check className="size-[24px] stroke-[3.25]" />,
  },
  wrong: { text: "text-wrong", disc: "bg-wrong text-on-wrong", icon: <X className="size-[24px] stroke-[3.25]" /> },
} as const;

export interface VerdictSheetProps {
  placement?: keyof typeof frames;
  /** null while there is nothing to say: the live region stays, so that the verdict is announced when it comes. */
  tone: "right" | "wrong" | null;
  /** The big line, e.g. "Correct!" or "Correct answer: letter". */
  title?: ReactNode;
  /** The small line above: the name of the case, e.g. "Not yet", "Right word, wrong case". */
  kicker?: ReactNode;
  /** Further lines, e.g. an example or an explanation. Phrasing content only. */
  children?: ReactNode;
  /** The one primary button, and what stands left of it. It stays in view while the lines above it scroll. */
  action?: ReactNode;
}

/**
 * The verdict on an answer: icon, word, right answer, further lines, one primary button. Its words never blame.
 * <output> is the live region (role=status) and may only hold phrasing content, hence the spans.
 */
export function VerdictSheet({ tone, placement = "sheet", ...content }: VerdictSheetProps) {
  return (
    <output aria-label="Verdict" className="block">
      {tone === null ? null : (
        <span data-toast-free="" className={sheet({ tone, placement })}>
          <VerdictContent tone={tone} className={frames[placement]} {...content} />
        </span>
      )}
    </output>
  );
}

interface VerdictContentProps extends Omit<VerdictSheetProps, "placement" | "tone"> {
  tone: "right" | "wrong";
  className: string;
}

function VerdictContent({ tone, className, title, kicker, children, action }: VerdictContentProps) {
  return (
    <span className={clsx("grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2", className)}>
      <span className={`grid size-[40px] place-items-center rounded-round ${tones[tone].disc}`}>
        {tones[tone].icon}
      </span>
      <span className={`hyphenate text-lg leading-tight font-heavy tracking-[-0.01em] ${tones[tone].text}`}>
        {kicker === undefined ? null : <small className="relative mb-px block text-sm tracking-normal">{kicker}</small>}
        {title}
      </span>
      {children ? (
        <span className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-1 leading-[1.4]">{children}</span>
      ) : null}
      {action === undefined ? null : (
        <span className="sticky bottom-0 col-span-full -mb-3 pb-3 sm:-mb-4 sm:pb-4 flex items-center justify-between gap-3 bg-inherit *:last:flex-1 sm:*:last:min-w-[240px] sm:*:last:flex-none">
          {action}
        </span>
      )}
    </span>
  );
}
