import { type Dispatch, Fragment, type ReactNode, useEffect, useRef } from "react";
import { Card } from "../ui/card.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { ForwardButtons, type ForwardLabels } from "./forward-buttons.tsx";
import { QuestionProvider } from "./question-context.tsx";
import {
  type GivenAnswer,
  givenInView,
  progressOf,
  type QuestionRun,
  type RunEvent,
  type RunMode,
} from "./question-run.ts";
import { useQuizKeys } from "./use-quiz-keys.ts";
import { Verdict, type VerdictContent } from "./verdict.tsx";

export interface QuizCardProps {
  /** Not finished. */
  run: QuestionRun<unknown, GivenAnswer>;
  mode: RunMode;
  send: Dispatch<RunEvent>;
  title: ReactNode;
  /** Above the prompt. */
  instruction: ReactNode;
  prompt: ReactNode;
  /** Below the prompt, e.g. a translation. */
  hint?: ReactNode;
  /** What to say about the answer in view; shown when the run shows the verdict. */
  verdict: VerdictContent | null;
  labels: ForwardLabels;
  /** The input: OptionInput or TypedInput. */
  children: ReactNode;
}

/**
 * A quiz that is a part of a page, such as the adverb quiz of the landing page. Its keys work while the focus is in the card or
 * nowhere. Brings neither dialogs nor tooltips, which the first page must not download.
 */
export function QuizCard({
  run,
  mode,
  send,
  title,
  instruction,
  prompt,
  hint,
  verdict,
  labels,
  children,
}: QuizCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const verdictArea = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const place = `${run.pastRounds.length} ${run.index}`;

  useQuizKeys({ active: true, area: card, onForward: () => send({ type: "advanced" }) });
  // Each question begins at the title, so that a screen reader notices that it changed, or in the field of a typed answer.
  useEffect(() => {
    if (place === "" || !card.current) return;
    const field = card.current.querySelector<HTMLElement>("[data-question-start]");
    (field ?? heading.current)?.focus({ preventScroll: true });
    const { top, bottom } = card.current.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) card.current.scrollIntoView({ block: "start" });
  }, [place]);
  // The verdict pushes the buttons down, possibly out of sight.
  useEffect(() => {
    if (!run.feedback) return;
    actions.current?.scrollIntoView({ block: "nearest" });
    // On a short screen both may not fit; the verdict is read first.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const area = verdictArea.current;
    if (area && area.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop))
      area.scrollIntoView({ block: "start" });
  }, [run.feedback]);

  const { question, total } = progressOf(mode, run);
  return (
    <Card ref={card} className="sm:p-6">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <h3 ref={heading} tabIndex={-1}>
            {title}
          </h3>
          <span className="text-sm text-ink-soft">
            Question {question} of {total}
          </span>
        </div>
        <ProgressBar decorative label="" size="sm" value={question} max={total} />
        <div className="grid gap-2">
          <p className="text-sm font-strong text-ink-soft">{instruction}</p>
          {prompt}
          {hint === undefined ? null : <p className="text-ink-soft">{hint}</p>}
        </div>
        <QuestionProvider run={run} mode={mode} send={send} keysActive area={card}>
          {/* Remounted for each question, so that focus and hover of the last one do not carry over. */}
          <Fragment key={place}>{children}</Fragment>
        </QuestionProvider>
        <div ref={verdictArea}>
          <Verdict
            correct={givenInView(run)?.correct ?? false}
            content={run.feedback ? verdict : null}
            placement="card"
          />
        </div>
        {/* The margin takes back most of the page's scroll padding, which would push the question out of sight. */}
        <div ref={actions} className="flex scroll-mb-[-80px] items-center short:scroll-mb-0 justify-between gap-3">
          <ForwardButtons run={run} mode={mode} send={send} labels={labels} size="sm" />
        </div>
      </div>
    </Card>
  );
}
