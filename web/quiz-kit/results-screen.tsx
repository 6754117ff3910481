import { type ReactNode, useRef } from "react";
import type { Streak } from "#schema/api/gamification.ts";
import { PASS_PERCENT } from "#schema/rules/grading.ts";
import { streakState } from "../lib/streak-state.ts";
import { Card } from "../ui/card.tsx";
import { Igel } from "../ui/igel.tsx";
import { StreakBadge } from "../ui/streak-badge.tsx";
import { XpChip } from "../ui/xp-chip.tsx";
import type { Outcome } from "./outcome.ts";
import { type ResultStone, ResultStones } from "./result-stones.tsx";
import { UnsavedNote } from "./unsaved-note.tsx";
import { useStartAtTop } from "./use-start-at-top.ts";
import type { SubmissionState } from "./use-submit-once.ts";

/** The part of a submit's answer that is shown at once. A visitor has no streak. */
export interface Reward {
  xpAwarded: number;
  streak: Streak | null;
}

export interface ResultsScreenProps {
  /** See `quizOutcome`. */
  outcome: Outcome;
  /** The heading after a pass. */
  passedTitle?: string;
  /** What is said after a pass, e.g. "You've completed this lesson!". */
  passedText: string;
  /** What is said otherwise; to be given where another share than 70 % passes. */
  failedText?: string;
  /** What is said when the result is saved and brought no XP. */
  noXpText?: string;
  /** What is written large: the right answers, or their share. */
  scoreAs?: "count" | "percent";
  /** Every question, in the order of the answers below. */
  stones: readonly ResultStone[];
  /** What became of the result; null where nothing is submitted, e.g. for a visitor. */
  save: SubmissionState<Reward> | null;
  /** The ways on. One of them is the primary button. */
  actions: ReactNode;
  /** Cards below: XP, practice, answers. */
  children: ReactNode;
}

/** What came out of a quiz that has the page to itself, what it earned, and the ways on. */
export function ResultsScreen({
  outcome: { passed, score, total, percentage },
  passedTitle = "Great Job!",
  passedText,
  failedText = `You need ${PASS_PERCENT}% to pass`,
  noXpText = "No XP this time.",
  scoreAs = "count",
  stones,
  save,
  actions,
  children,
}: ResultsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useStartAtTop(heading);
  const scores = [`${score}/${total}`, `${percentage}%`];
  const [large, small] = scoreAs === "count" ? scores : scores.toReversed();
  return (
    <div className="column grid gap-5 py-5">
      <Card asChild>
        <section className="grid justify-items-center gap-5 text-center">
          {passed ? <Igel tiles={3} className="w-[148px]" /> : null}
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {passed ? passedTitle : "Keep Practicing!"}
            </h1>
            <p className="text-ink-soft">{passed ? passedText : failedText}</p>
          </div>
          <p className="flex items-baseline gap-3 leading-none font-black tracking-[-0.03em]">
            <b className="text-[3.5rem] font-black">{large}</b>
            <span className="text-xl tracking-[-0.01em] text-ink-soft">{small}</span>
          </p>
          <ResultStones stones={stones} />
          {save ? <Earned noXpText={noXpText} {...save} /> : null}
          {actions}
        </section>
      </Card>
      <div className="grid gap-4 min-[900px]:grid-cols-2">{children}</div>
    </div>
  );
}

/** XP and streak once the server has answered; until then, whether it has. */
export function Earned({
  submission,
  retry,
  noXpText = "No XP this time.",
}: SubmissionState<Reward> & { noXpText?: string }) {
  if (submission.status === "failed") return <UnsavedNote onRetry={retry} refusal={submission.refusal} />;
  return (
    <output className="flex min-h-[37px] flex-wrap items-center justify-center gap-x-3 gap-y-2">
      {submission.status === "saving" ? (
        <span className="text-sm text-ink-soft">Saving your result...</span>
      ) : (
        <Rewards noXpText={noXpText} {...submission.result} />
      )}
    </output>
  );
}

function Rewards({ xpAwarded, streak, noXpText }: Reward & { noXpText: string }) {
  return (
    <>
      <span className="sr-only">Your result is saved.</span>
      {xpAwarded > 0 ? <XpChip xp={xpAwarded} /> : <span className="text-sm text-ink-soft">{noXpText}</span>}
      {streak && streak.currentStreak > 0 ? (
        <StreakBadge days={streak.currentStreak} state={streakState(streak)} />
      ) : null}
    </>
  );
}
