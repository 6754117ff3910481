import { type Dispatch, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useOwnHeader } from "../lib/frame.ts";
import { ActionBar } from "../ui/action-bar.tsx";
import { Switch } from "../ui/switch.tsx";
import { useAutoAdvance, verdictTimeMs } from "./auto-advance.ts";
import { FORWARD_LABELS, ForwardButtons, type ForwardLabels } from "./forward-buttons.tsx";
import { useKeepClearOfSheet } from "./keep-clear-of-sheet.ts";
import { KeysDialog, keyHints } from "./keys-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { QuestionProvider } from "./question-context.tsx";
import {
  type GivenAnswer,
  givenInView,
  isFirstMistake,
  progressOf,
  type QuestionRun,
  type RunEvent,
  type RunMode,
} from "./question-run.ts";
import { QuizHeader } from "./quiz-header.tsx";
import { useGermanSpeech } from "./speech.ts";
import { useHeld } from "./use-held.ts";
import type { LeaveGuard } from "./use-leave-guard.ts";
import { useQuizKeys } from "./use-quiz-keys.ts";
import { Verdict, type VerdictContent } from "./verdict.tsx";
import { useWaitAfterMistake } from "./wait-after-mistake.ts";
import { WaitOffer } from "./wait-offer.tsx";

export interface QuizScreenProps {
  /** Not finished. */
  run: QuestionRun<unknown, GivenAnswer>;
  mode: RunMode;
  send: Dispatch<RunEvent>;
  leave: LeaveGuard;
  /** Instead of 'Question X of N', e.g. "12 of 20 mastered". */
  position?: string;
  /** Beside the position of the question, e.g. the level. */
  note?: ReactNode;
  /** What the quiz is called. In an instant quiz the setting to wait after a mistake takes its place. */
  name?: string;
  /** Above the prompt, e.g. "Translate to English:". */
  instruction: ReactNode;
  /** The question itself: the heading of the page. */
  prompt: ReactNode;
  /** Below the prompt, e.g. a translation. */
  hint?: ReactNode;
  /** What P says, in German, and what the list of keys calls it, e.g. "the word". */
  listen?: { text: string; name: string };
  /** What to say about the answer in view; shown when the run shows the verdict. */
  verdict: VerdictContent | null;
  labels?: ForwardLabels;
  /** How many options the keys 1 to 4 choose from; left out for a typed answer. */
  optionCount?: number;
  /** The input: OptionInput or TypedInput. */
  children: ReactNode;
}

/** A quiz that has the page to itself, one question at a time: header, prompt, input, verdict, keys, and the way out. */
export function QuizScreen({
  run,
  mode,
  send,
  leave,
  position,
  note,
  name,
  listen,
  verdict,
  labels,
  optionCount,
  ...slots
}: QuizScreenProps) {
  const [waits, setWaits] = useWaitAfterMistake();
  const [keysShown, setKeysShown] = useState(false);
  const speak = useGermanSpeech();
  const bar = useRef<HTMLDivElement>(null);
  useOwnHeader(true);

  const instant = mode.step === "instant";
  const given = givenInView(run);
  const correct = given?.correct ?? false;
  const dialogOpen = leave.asking || keysShown;
  const held = useHeld(bar, instant && run.feedback);
  const listens = listen !== undefined && speak !== null;
  useAutoAdvance({
    active: instant && run.feedback && !dialogOpen && !held && (correct || !waits),
    delayMs: verdictTimeMs({ correct, toRead: verdict?.toRead ?? "" }),
    advance: () => send({ type: "advanced" }),
  });
  useQuizKeys({
    active: !dialogOpen,
    onForward: () => send({ type: "advanced" }),
    onListen: listens ? () => speak(listen.text) : undefined,
    onLeave: leave.leave,
    onShowKeys: () => setKeysShown(true),
  });
  const { question, total, done } = progressOf(mode, run);
  const buttons = (
    <ForwardButtons
      // Another button for every question and step: the focus must come to each Continue anew.
      key={`${run.pastRounds.length} ${run.index} ${String(run.feedback)}`}
      run={run}
      mode={mode}
      send={send}
      labels={labels ?? FORWARD_LABELS}
      takesFocus={run.feedback}
    />
  );

  return (
    <>
      <QuizHeader
        question={question}
        total={total}
        answered={done}
        position={position}
        note={note}
        onLeave={leave.leave}
        onShowKeys={() => setKeysShown(true)}
      >
        {instant ? <Switch label="Wait after a mistake" checked={waits} onCheckedChange={setWaits} /> : name}
      </QuizHeader>
      <div className="flex min-h-[calc(100dvh-var(--quiz-header-height)-var(--nav-height))] flex-col">
        <QuestionProvider run={run} mode={mode} send={send} keysActive={!dialogOpen}>
          <Question key={`${run.pastRounds.length} ${run.index}`} bar={bar} sheetShown={run.feedback} {...slots} />
        </QuestionProvider>
        {/*
         * Sticky, so that it stays in view and yet takes its room at the end: every answer can be scrolled above it. The room of an
         * ordinary verdict is kept free on wide screens, or the question would jump when one comes.
         */}
        <div
          ref={bar}
          className="pointer-events-none sticky bottom-[calc(var(--nav-height)+env(safe-area-inset-bottom))] z-(--layer-sheet) flex flex-col justify-end *:pointer-events-auto short:static md:not-short:min-h-[190px]"
        >
          <Verdict
            correct={correct}
            content={run.feedback ? verdict : null}
            placement="sheet"
            action={
              <>
                {instant && isFirstMistake(run) ? <WaitOffer waits={waits} onChange={setWaits} /> : null}
                {buttons}
              </>
            }
          />
          {instant || run.feedback ? null : (
            <ActionBar narrow>
              <div className="flex justify-end gap-3 *:last:flex-1 md:*:last:flex-none md:*:last:min-w-[240px]">
                {buttons}
              </div>
            </ActionBar>
          )}
        </div>
      </div>
      <KeysDialog
        open={keysShown}
        onOpenChange={setKeysShown}
        hints={keyHints({ optionCount, checks: mode.step === "checked", listen: listens ? listen.name : null })}
      />
      <LeaveDialog open={leave.asking} onStay={leave.stay} onLeave={leave.confirm} />
    </>
  );
}

interface QuestionProps extends Pick<QuizScreenProps, "instruction" | "prompt" | "hint" | "children"> {
  /** What stays at the bottom of the window. */
  bar: RefObject<HTMLElement | null>;
  sheetShown: boolean;
}

function Question({ instruction, prompt, hint, bar, sheetShown, children }: QuestionProps) {
  const instructionId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLDivElement>(null);
  // A new question is read out with the keyboard in front of its options, or begins in the field where the answer is typed.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    const field = input.current?.querySelector<HTMLElement>("[data-question-start]");
    (field ?? heading.current)?.focus({ preventScroll: true });
  }, []);
  useKeepClearOfSheet(input, bar, sheetShown);
  return (
    <div className="mx-auto grid w-full max-w-quiz grow content-start gap-3 px-gutter pt-1 pb-4 md:content-center md:gap-5 md:pt-0">
      <div className="grid gap-1 md:gap-3">
        <p className="font-strong text-ink-soft" id={instructionId}>
          {instruction}
        </p>
        <h1 ref={heading} tabIndex={-1} className="outline-none" aria-describedby={instructionId}>
          {prompt}
        </h1>
        {hint === undefined ? null : <p className="text-ink-soft">{hint}</p>}
      </div>
      <div ref={input}>{children}</div>
    </div>
  );
}
