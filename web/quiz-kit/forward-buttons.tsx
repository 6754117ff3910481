import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import { type Dispatch, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../ui/button.tsx";
import {
  canGoBack,
  canGoOn,
  type GivenAnswer,
  isLast,
  type QuestionRun,
  type RunEvent,
  type RunMode,
} from "./question-run.ts";

/** What the forward button says. */
export interface ForwardLabels {
  /** Shows the verdict, or goes on where there is none. */
  check: string;
  continue: string;
  /** On the last question, where they differ. */
  checkLast?: string;
  continueLast?: string;
}

export const FORWARD_LABELS: ForwardLabels = { check: "Check", continue: "Continue" };

/** The label for where a run stands. */
export function forwardLabel(
  run: Pick<QuestionRun<unknown, GivenAnswer>, "index" | "questions" | "feedback">,
  labels: ForwardLabels,
): string {
  const { check, checkLast = check, continueLast = labels.continue } = labels;
  if (isLast(run)) return run.feedback ? continueLast : checkLast;
  return run.feedback ? labels.continue : check;
}

export interface ForwardButtonsProps {
  run: QuestionRun<unknown, GivenAnswer>;
  mode: RunMode;
  send: Dispatch<RunEvent>;
  labels: ForwardLabels;
  /** Small ones stand in a card. */
  size?: "sm" | "md";
  /**
   * Whether the forward button takes the focus when it comes, so that Enter goes on at once: what was pressed before is disabled
   * or has done its part.
   */
  takesFocus?: boolean;
}

/** Previous, where a run offers it, and the one primary button: Check, then Continue. */
export function ForwardButtons({ run, mode, send, labels, size = "md", takesFocus = false }: ForwardButtonsProps) {
  return (
    <>
      {mode.previous ? (
        <Button size={size} disabled={!canGoBack(mode, run)} onClick={() => send({ type: "went-back" })}>
          {size === "sm" ? null : <ArrowLeft />} Previous
        </Button>
      ) : null}
      <ForwardButton
        size={size}
        disabled={!canGoOn(run)}
        takesFocus={takesFocus}
        onForward={() => send({ type: "advanced" })}
        className={clsx(size === "md" && "sm:ml-auto")}
      >
        {forwardLabel(run, labels)}
      </ForwardButton>
    </>
  );
}

interface ForwardButtonProps {
  size: "sm" | "md";
  disabled: boolean;
  takesFocus: boolean;
  onForward: () => void;
  className: string;
  children: ReactNode;
}

function ForwardButton({ size, disabled, takesFocus, onForward, className, children }: ForwardButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Button
      ref={button}
      data-forward=""
      size={size}
      variant="primary"
      disabled={disabled}
      className={className}
      onClick={onForward}
      onKeyDown={keepPressSingle}
    >
      {children}
    </Button>
  );
}

/** Holding Enter must not run through a verdict that the same press has just brought up. */
function keepPressSingle(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
