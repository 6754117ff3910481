import { type ReactNode, useRef } from "react";
import type { Streak } from "#schema/api/gamification.ts";
import { streakState } from "../lib/streak-state.ts";
import { Card } from "../ui/card.tsx";
import { Igel } from "../ui/igel.tsx";
import { StreakBadge } from "../ui/streak-badge.tsx";
import { XpChip } from "../ui/xp-chip.tsx";
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
  /** The verdict on the whole, e.g. "Great Job!". */
  title: string;
  text: string;
  passed: boolean;
  score: number;
  total: number;
  percentage: number;
  /** Every question, in the order of the answers below. */
  stones: readonly ResultStone[];
  /** What became of the result; left out where nothing is submitted, e.g. for a visitor. */
  save?: SubmissionState<Reward>;
  /** The ways on. One of them is the primary button. */
  actions: ReactNode;
  /** Cards below: XP, practice, answers. */
  children: ReactNode;
}

/** What came out of a quiz that has the page to itself, what it earned, and the ways on. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { title, text, passed, score, total, percentage, stones, save, actions, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useStartAtTop(heading);
  return (
    <div className="column grid gap-5 py-5">
      <Card asChild>
        <section className="grid justify-items-center gap-5 text-center">
          {passed ? <Igel tiles={3} className="w-[148px]" /> : null}
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="text-ink-soft">{text}</p>
          </div>
          <p className="flex items-baseline gap-3 leading-none font-black tracking-[-0.03em]">
            <b className="text-[3.5rem] font-black">
              {score}/{total}
            </b>
            <span className="text-xl tracking-[-0.01em] text-ink-soft">{percentage}%</span>
          </p>
          <ResultStones stones={stones} />
          {save ? <Earned {...save} /> : null}
          {actions}
        </section>
      </Card>
      <div className="grid gap-4 min-[900px]:grid-cols-2">{children}</div>
    </div>
  );
}

/** XP and streak once the server has answered; until then, whether it has. */
function Earned({ submission, retry }: SubmissionState<Reward>) {
  if (submission.status === "failed") return <UnsavedNote onRetry={retry} />;
  return (
    <output className="flex min-h-[37px] flex-wrap items-center justify-center gap-x-3 gap-y-2">
      {submission.status === "saving" ? (
        <span className="text-sm text-ink-soft">Saving your result...</span>
      ) : (
        <Rewards {...submission.result} />
      )}
    </output>
  );
}

function Rewards({ xpAwarded, streak }: Reward) {
  return (
    <>
      <span className="sr-only">Your result is saved.</span>
      {xpAwarded > 0 ? <XpChip xp={xpAwarded} /> : null}
      {streak && streak.currentStreak > 0 ? (
        <StreakBadge days={streak.currentStreak} state={streakState(streak)} />
      ) : null}
    </>
  );
}
