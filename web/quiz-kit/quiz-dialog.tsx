import { clsx } from "clsx";
import { Keyboard, X } from "lucide-react";
import {
  createContext,
  type Dispatch,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "../ui/dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { FORWARD_LABELS, ForwardButtons, type ForwardLabels } from "./forward-buttons.tsx";
import { KeysDialog, keyHints } from "./keys-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { QuestionProvider } from "./question-context.tsx";
import {
  type GivenAnswer,
  givenInView,
  progressOf,
  type QuestionRun,
  type RunEvent,
  type RunMode,
  reviewOf,
} from "./question-run.ts";
import { ReviewHead, reviewText } from "./review-head.tsx";
import type { LeaveGuard } from "./use-leave-guard.ts";
import { useQuizKeys } from "./use-quiz-keys.ts";
import { Verdict, type VerdictContent } from "./verdict.tsx";

type Leave = () => void;

/** Says what closing the dialog does while a question is in view; null: it closes at once. */
const CloseContext = createContext<(leave: Leave | null) => void>(() => undefined);

export interface QuizDialogProps {
  title: string;
  /** Closes it, when there is nothing to lose. */
  onClose: () => void;
  /** What the quiz shows now: that it is loading, a `DialogQuestion`, its results. */
  children: ReactNode;
}

/**
 * A quiz that stands over a page: its window, which stays open while its content changes. The content takes the focus when it comes.
 * On a phone it fills the screen.
 */
export function QuizDialog({ title, onClose, children }: QuizDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = useRef<Leave | null>(null);
  const closeBy = useCallback((next: Leave | null) => {
    leave.current = next;
  }, []);
  function close(): void {
    (leave.current ?? onClose)();
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : close())}>
      <DialogContent
        size="quiz"
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
      >
        <div className="flex min-w-0 flex-col gap-3 px-4 pt-4 sm:px-5 sm:pt-5">
          <div className="-mt-2 -mr-2 flex items-center gap-1">
            <DialogTitle ref={heading} tabIndex={-1} className="mr-auto outline-none">
              {title}
            </DialogTitle>
            <DialogClose asChild>
              <IconButton label="Close the quiz">
                <X />
              </IconButton>
            </DialogClose>
          </div>
          <CloseContext value={closeBy}>{children}</CloseContext>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The buttons at the end of the dialog, in view however long what stands above them is. */
export function QuizDialogActions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-toast-free=""
      className={clsx(
        "sticky bottom-0 z-(--layer-raised) -mx-1 mt-auto gap-3 bg-surface px-1 pt-2 pb-4 sm:pb-5 short:static",
        className,
      )}
    >
      {children}
    </div>
  );
}

export interface DialogQuestionProps {
  /** Not finished. */
  run: QuestionRun<unknown, GivenAnswer>;
  mode: RunMode;
  send: Dispatch<RunEvent>;
  leave: LeaveGuard;
  /** Above the prompt. */
  instruction: ReactNode;
  prompt: ReactNode;
  /** Below the prompt, e.g. how many words are asked for. */
  hint?: ReactNode;
  /** What to say about the answer in view; shown when the run shows the verdict. */
  verdict: VerdictContent | null;
  labels?: ForwardLabels;
  /** What a question is called where missed ones come again, e.g. "forms". */
  questionsName?: string;
  /** How many options the keys 1 to 4 choose from; left out for a typed answer. */
  optionCount?: number;
  /** The input: OptionInput or TypedInput. */
  children: ReactNode;
}

/** A question in a `QuizDialog`: progress, prompt, input, verdict, keys, and the question before leaving. */
export function DialogQuestion({
  run,
  mode,
  send,
  leave,
  verdict,
  labels = FORWARD_LABELS,
  questionsName = "questions",
  optionCount,
  ...slots
}: DialogQuestionProps) {
  const [keysShown, setKeysShown] = useState(false);
  const closeBy = use(CloseContext);
  const verdictArea = useRef<HTMLDivElement>(null);
  const place = `${run.pastRounds.length} ${run.index}`;
  const dialogOpen = leave.asking || keysShown;

  const askFirst = leave.leave;
  useEffect(() => {
    closeBy(askFirst);
    return () => closeBy(null);
  }, [closeBy, askFirst]);
  useQuizKeys({
    active: !dialogOpen,
    onForward: () => send({ type: "advanced" }),
    onShowKeys: () => setKeysShown(true),
  });
  // Where the window is too low for both, the verdict is read before the button is looked for.
  useEffect(() => {
    if (run.feedback) verdictArea.current?.scrollIntoView({ block: "nearest" });
  }, [run.feedback]);

  const { question, total } = progressOf(mode, run);
  const review = reviewOf(run);
  const position = review ? reviewText(review, questionsName) : `Question ${question} of ${total}`;
  return (
    <>
      {/* There before it says anything: the beginning of the review is read out. */}
      <output className="empty:sr-only">{review ? <ReviewHead {...review} /> : null}</output>
      <div className="flex min-h-target items-center justify-between gap-3 text-sm font-strong text-ink-soft">
        {position}
        <IconButton label="Show the keys" onClick={() => setKeysShown(true)} className="-mr-2">
          <Keyboard />
        </IconButton>
      </div>
      <ProgressBar
        label={position}
        size="sm"
        value={review ? review.right : question}
        max={review ? review.missed : total}
        className="-mt-2 flex-none"
      />
      <QuestionProvider run={run} mode={mode} send={send} keysActive={!dialogOpen}>
        {/* Remounted for each question, so that the focus comes to its field, and hover of the last one does not carry over. */}
        <Question key={place} {...slots} />
      </QuestionProvider>
      <div ref={verdictArea} className="scroll-mb-[96px]">
        <Verdict
          correct={givenInView(run)?.correct ?? false}
          content={run.feedback ? verdict : null}
          placement="card"
        />
      </div>
      <QuizDialogActions className="flex *:last:flex-1">
        <ForwardButtons
          // Another button for every question and step: the focus must come to each Continue anew.
          key={`${place} ${String(run.feedback)}`}
          run={run}
          mode={mode}
          send={send}
          labels={labels}
          takesFocus={run.feedback}
        />
      </QuizDialogActions>
      <KeysDialog
        open={keysShown}
        onOpenChange={setKeysShown}
        hints={keyHints({ optionCount, checks: mode.step === "checked", listen: null })}
      />
      <LeaveDialog open={leave.asking} onStay={leave.stay} onLeave={leave.confirm} />
    </>
  );
}

function Question({
  instruction,
  prompt,
  hint,
  children,
}: Pick<DialogQuestionProps, "instruction" | "prompt" | "hint" | "children">) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const field = input.current?.querySelector<HTMLElement>("[data-question-start]");
    (field ?? heading.current)?.focus({ preventScroll: true });
    // What was scrolled for the last verdict begins at its top again.
    heading.current?.closest("[role=dialog]")?.scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <div className="grid gap-1">
        <p id={`${id}-instruction`} className="font-strong text-ink-soft">
          {instruction}
        </p>
        <h3 id={`${id}-prompt`} ref={heading} tabIndex={-1}>
          {prompt}
        </h3>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      {/* Named by the question: the focus goes straight to the field, and a screen reader would else not say what is asked. */}
      <fieldset ref={input} aria-labelledby={`${id}-instruction ${id}-prompt ${id}-hint`} className="min-w-0">
        {children}
      </fieldset>
    </>
  );
}
