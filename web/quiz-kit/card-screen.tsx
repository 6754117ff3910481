import { clsx } from "clsx";
import { Check, X } from "lucide-react";
import { type Dispatch, type ReactNode, useEffect, useRef, useState } from "react";
import { useOwnHeader } from "../lib/frame.ts";
import { ActionBar } from "../ui/action-bar.tsx";
import { Button } from "../ui/button.tsx";
import { KeysDialog, keyHints } from "./keys-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { type GivenAnswer, progressOf, type QuestionRun, type RunEvent, type RunMode } from "./question-run.ts";
import { QuizHeader } from "./quiz-header.tsx";
import { useGermanSpeech } from "./speech.ts";
import type { LeaveGuard } from "./use-leave-guard.ts";
import { useQuizKeys } from "./use-quiz-keys.ts";

/** What a learner says about a card: the answers of a `turned` run, in the order of the buttons and of their keys. */
export const JUDGMENTS = ["not-yet", "known"] as const;
export type Judgment = (typeof JUDGMENTS)[number];

export interface CardScreenProps {
  /** Not finished, with the mode `turned`. */
  run: QuestionRun<unknown, GivenAnswer>;
  mode: RunMode;
  send: Dispatch<RunEvent>;
  leave: LeaveGuard;
  /** Instead of 'Question X of N'. */
  position?: string;
  /** Beside the position, e.g. the level. */
  note?: ReactNode;
  /** What the practice is called. */
  name?: string;
  /** What P says, in German, and what the list of keys calls it; left out while it would give the answer away. */
  listen?: { text: string; name: string };
  /** Above the word on the front, e.g. "Do you know it?". */
  instruction: ReactNode;
  /** What the card asks: the heading of the page, on both sides. */
  prompt: ReactNode;
  /** At the heading on both sides, e.g. a button to listen. */
  aside?: ReactNode;
  /** Below the heading on the back: the answer. */
  back: ReactNode;
  /** Below the card. */
  children?: ReactNode;
}

/**
 * A run of cards that has the page to itself. A press anywhere on the card, the button, Enter and Space turn it over; then the learner
 * says whether they knew it, with two buttons of equal weight or the keys 1 and 2.
 */
export function CardScreen({
  run,
  mode,
  send,
  leave,
  position,
  note,
  name,
  listen,
  children,
  ...faces
}: CardScreenProps) {
  const [keysShown, setKeysShown] = useState(false);
  const speak = useGermanSpeech();
  useOwnHeader(true);
  const isTurned = run.feedback;
  const listens = listen !== undefined && speak !== null;
  function turn(): void {
    send({ type: "advanced" });
  }
  function judge(answer: Judgment | undefined): void {
    if (answer !== undefined) send({ type: "answered", answer });
  }
  useQuizKeys({
    active: !leave.asking && !keysShown,
    // On the back, Enter and Space have no say: the app does not lean on either answer.
    ...(isTurned ? { onOption: (index: number) => judge(JUDGMENTS[index]) } : { onForward: turn, onSpace: turn }),
    onListen: listens ? () => speak(listen.text) : undefined,
    onLeave: leave.leave,
    onShowKeys: () => setKeysShown(true),
  });
  const { question, total, done } = progressOf(mode, run);
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
        {name}
      </QuizHeader>
      <div className="flex min-h-[calc(100dvh-var(--quiz-header-height)-var(--nav-height))] flex-col">
        <div className="mx-auto grid w-full max-w-quiz grow grid-rows-[1fr_auto] gap-4 px-gutter pt-1 pb-4 md:content-center md:grid-rows-[auto_auto]">
          <Card key={run.index} isTurned={isTurned} onTurn={turn} {...faces} />
          {children}
        </div>
        <div className="sticky bottom-[calc(var(--nav-height)+env(safe-area-inset-bottom))] z-(--layer-sheet) short:static">
          <ActionBar narrow>
            <div className="flex justify-end gap-3">
              {isTurned ? (
                <Judgments onJudge={judge} />
              ) : (
                <Button data-forward="" variant="primary" className="flex-1 sm:max-w-[260px]" onClick={turn}>
                  Show the answer
                </Button>
              )}
            </div>
          </ActionBar>
        </div>
      </div>
      <KeysDialog
        open={keysShown}
        onOpenChange={setKeysShown}
        hints={keyHints({ isCard: true, listen: listens ? listen.name : null })}
      />
      <LeaveDialog open={leave.asking} onStay={leave.stay} onLeave={leave.confirm} />
    </>
  );
}

interface CardProps extends Pick<CardScreenProps, "instruction" | "prompt" | "aside" | "back"> {
  isTurned: boolean;
  onTurn: () => void;
}

function Card({ isTurned, onTurn, instruction, prompt, aside, back }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  // The button that turned it is gone; with the focus on the answer, a screen reader reads it out.
  useEffect(() => {
    if (isTurned) answer.current?.focus({ preventScroll: true });
  }, [isTurned]);
  return (
    <section className="relative grid min-h-[264px] content-center justify-items-center gap-3 rounded-sheet border-2 border-line bg-surface px-4 py-5 text-center max-[340px]:px-2">
      {isTurned ? null : (
        // For the mouse and the finger alone: the button below the card does the same for everybody else.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={onTurn}
          className="absolute inset-0 cursor-pointer rounded-sheet"
        />
      )}
      {isTurned ? null : <p className="font-strong text-ink-soft">{instruction}</p>}
      <div
        className={clsx(
          "flex max-w-full items-center justify-center gap-3",
          isTurned ? "flex-wrap gap-y-0" : "flex-col",
        )}
      >
        <h1 ref={heading} tabIndex={-1} className="max-w-full outline-none">
          {prompt}
        </h1>
        <div className="relative empty:hidden">{aside}</div>
      </div>
      {isTurned ? (
        <div ref={answer} tabIndex={-1} className="grid w-full justify-items-center gap-2 outline-none">
          {back}
        </div>
      ) : null}
    </section>
  );
}

function Judgments({ onJudge }: { onJudge: (judgment: Judgment) => void }) {
  return JUDGMENTS.map((judgment, index) => (
    <Button key={judgment} className="flex-1 max-[400px]:px-2" onClick={() => onJudge(judgment)}>
      <span
        aria-hidden="true"
        className="grid size-[32px] flex-none place-items-center rounded-[9px] border-2 border-line-control text-sm leading-none text-ink-soft max-[400px]:hidden"
      >
        {index + 1}
      </span>
      {judgment === "known" ? <Check /> : <X />}
      {judgment === "known" ? "I knew it" : "Not yet"}
    </Button>
  ));
}
