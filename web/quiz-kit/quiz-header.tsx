import { Keyboard, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../ui/icon-button.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { Tooltip, TooltipProvider } from "../ui/tooltip.tsx";

export interface QuizHeaderProps {
  /** Counted from 1. */
  question: number;
  total: number;
  /** Questions that are dealt with: what the bar shows. */
  answered: number;
  /** Instead of 'Question X of N', e.g. "12 of 20 mastered". */
  position?: string;
  onLeave: () => void;
  onShowKeys: () => void;
  /** After the position, e.g. the level. */
  note?: ReactNode;
  /** On the right: a setting, or the name of the quiz. */
  children?: ReactNode;
}

/** Replaces the app's header while a quiz runs: close, progress and keys, with the position of the question below. */
export function QuizHeader({
  question,
  total,
  answered,
  position = `Question ${question} of ${total}`,
  onLeave,
  onShowKeys,
  note,
  children,
}: QuizHeaderProps) {
  return (
    <TooltipProvider>
      <header
        data-toast-free=""
        className="sticky top-0 z-(--layer-header) min-h-(--quiz-header-height) bg-paper short:static"
      >
        <div className="mx-auto grid max-w-quiz grid-cols-[auto_1fr_auto] items-center gap-x-3 px-gutter pt-2">
          <Tooltip text="Leave the quiz (Esc)" side="bottom">
            <IconButton label="Leave the quiz" onClick={onLeave}>
              <X />
            </IconButton>
          </Tooltip>
          <ProgressBar label={position} value={answered} max={total} />
          <Tooltip text="Show the keys (?)" side="bottom">
            <IconButton label="Show the keys" onClick={onShowKeys}>
              <Keyboard />
            </IconButton>
          </Tooltip>
          <div className="col-span-full flex min-h-target flex-wrap items-center justify-between gap-x-3 text-xs font-strong whitespace-nowrap text-ink-soft sm:text-sm">
            <span>
              {position}
              {note === undefined ? null : (
                <>
                  {" · "}
                  <b>{note}</b>
                </>
              )}
            </span>
            {children}
          </div>
        </div>
      </header>
    </TooltipProvider>
  );
}
