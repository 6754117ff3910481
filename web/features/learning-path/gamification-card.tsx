import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Check, Flame, Snowflake } from "lucide-react";
import type { ReactNode } from "react";
import type { DailyProgress, Streak, XpSummary } from "#schema/api/gamification.ts";
import { ApiError, withOfflineHint } from "../../lib/api-error.ts";
import { Card, CardSection } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Spinner } from "../../ui/spinner.tsx";

export interface GamificationCardProps {
  xp: UseQueryResult<XpSummary>;
  dailyProgress: DailyProgress | undefined;
  streak: Streak | undefined;
  /** The league section, below the others. */
  league?: ReactNode;
}

export function GamificationCard({ xp, dailyProgress, streak, league }: GamificationCardProps) {
  if (xp.data) {
    return (
      <Card className="grid gap-5">
        <LevelPart xp={xp.data} />
        {streak ? <FreezeLine streak={streak} /> : null}
        {dailyProgress && dailyProgress.challenges.length > 0 ? <DailyChallengesPart progress={dailyProgress} /> : null}
        {league}
      </Card>
    );
  }
  if (xp.isError) return <GamificationError error={xp.error} />;
  return (
    <Card className="grid min-h-[160px] place-items-center">
      <Spinner label="Loading your progress..." />
    </Card>
  );
}

function GamificationError({ error }: { error: Error }) {
  const message = error instanceof ApiError ? error.serverMessage : withOfflineHint(error, "Failed to load data");
  return (
    <Card role="alert" className="grid gap-1">
      <h2 className="text-lg">Error loading gamification data</h2>
      <p className="text-sm text-ink-soft">{message || "Failed to load data"}</p>
    </Card>
  );
}

function LevelPart({ xp }: { xp: XpSummary }) {
  const { level, totalXp, currentXP, xpToNextLevel, totalXPForNextLevel } = xp;
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1">
      <span
        aria-hidden="true"
        className="row-span-2 mb-[5px] grid h-[60px] w-[64px] place-items-center rounded-[50%] border-[3px] border-accent-edge bg-accent text-xl font-black text-on-accent shadow-[0_5px_0_var(--accent-edge)]"
      >
        {level}
      </span>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2>Level {level}</h2>
        <span className="text-sm text-ink-soft">
          <b>{totalXp}</b> XP total
        </span>
      </div>
      <div className="grid gap-2">
        <ProgressBar label={`Progress to level ${level + 1}`} value={currentXP} max={totalXPForNextLevel} />
        <span className="text-sm text-ink-soft">
          {xpToNextLevel} XP to level {level + 1}
        </span>
      </div>
    </div>
  );
}

/** Whether a streak freeze is available, used or needed today (docs/product.md#streaks). Without a streak there is nothing to save. */
function FreezeLine({ streak }: { streak: Streak }): ReactNode {
  const { status, currentStreak, streakFreezeAvailable, freezeReturnsInDays: days } = streak;
  const atRisk = status === "at-risk";
  if (!atRisk && streakFreezeAvailable && currentStreak === 0) return null;
  return (
    <p className={clsx("flex gap-2 text-sm", atRisk ? "text-accent-text" : "text-ink-soft")}>
      {atRisk ? <Flame /> : <Snowflake />}
      {atRisk
        ? "You missed yesterday. Practice today, and the freeze saves your streak."
        : streakFreezeAvailable
          ? "Streak freeze ready: it saves one missed day."
          : `Streak freeze used. Back after ${days} more ${days === 1 ? "day" : "days"} of practice.`}
    </p>
  );
}

function DailyChallengesPart({ progress }: { progress: DailyProgress }) {
  return (
    <CardSection
      title="Daily challenges"
      aside={<span className="text-sm text-ink-soft">{progress.completionPercentage}%</span>}
    >
      <ul className="grid gap-3">
        {progress.challenges.map(({ type, title, progress: done, totalRequired, isCompleted }) => (
          <li key={type} className="grid grid-cols-[auto_1fr_auto] items-center gap-3 text-sm">
            <DailyChallengeMark done={isCompleted} />
            <b className={clsx("font-strong", isCompleted && "text-ink-soft")}>
              {type === "conversation" ? (
                <Link to="/chat" className="-my-2 inline-flex min-h-target items-center text-inherit underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </b>
            <span className="text-ink-soft">
              {done}/{totalRequired}
              {isCompleted ? <span className="sr-only"> complete</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function DailyChallengeMark({ done }: { done: boolean }) {
  return (
    <span
      className={clsx(
        "grid size-[28px] place-items-center rounded-round border-2 [&_.lucide]:size-4 [&_.lucide]:stroke-[3.5]",
        done ? "border-ink bg-ink text-on-ink" : "border-line-control text-transparent",
      )}
    >
      <Check />
    </span>
  );
}
