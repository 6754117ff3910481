import type { ReactNode } from "react";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { streakState } from "../../lib/streak-state.ts";
import { StreakBadge } from "../../ui/streak-badge.tsx";
import { Curriculum } from "./curriculum.tsx";
import { GamificationCard } from "./gamification-card.tsx";
import { Hero } from "./hero.tsx";
import { LibraryCards } from "./library-cards.tsx";
import { useContinueLearning } from "./use-continue-learning.ts";
import { type LearningPathData, useLearningPath } from "./use-learning-path.ts";
import { useOpenChapters } from "./use-open-chapters.ts";

export interface LearningPathScreenProps {
  /** The level of the open tab. */
  level: CefrLevel;
  onLevelChange: (level: CefrLevel) => void;
  /** Above everything else, e.g. that a result is not saved yet. */
  notice?: ReactNode;
  /** The league part of the gamification card. */
  league?: ReactNode;
}

/** The signed-in home. */
export function LearningPathScreen({ level, onLevelChange, notice, league }: LearningPathScreenProps) {
  usePageTitle("Learning Path");
  const data = useLearningPath(level);
  const openChapters = useOpenChapters(level, data.chapters.data?.[0]?.id ?? null);
  const continueLearning = useContinueLearning({ level, data, openChapters, onLevelChange });
  return (
    <div className="column grid gap-5 py-5 lg:grid-cols-[minmax(0,1fr)_344px] lg:items-start lg:gap-6">
      <div className="grid min-w-0 gap-5">
        <PathHeading progress={data.progress.data} streak={data.streak.data} />
        {notice}
        <Hero onContinue={continueLearning} />
        <LibraryCards words={data.progress.data?.vocabularyCount} grammarRules={data.grammarRuleCount} />
        <Curriculum level={level} onLevelChange={onLevelChange} data={data} openChapters={openChapters} />
      </div>
      <aside aria-label="Your progress" className="lg:sticky lg:top-[calc(var(--header-height)+24px)]">
        <GamificationCard
          xp={data.xp}
          dailyProgress={data.dailyProgress.data}
          streak={data.streak.data}
          league={league}
        />
      </aside>
    </div>
  );
}

interface PathHeadingProps {
  progress: LearningPathData["progress"]["data"];
  streak: LearningPathData["streak"]["data"];
}

function PathHeading({ progress, streak }: PathHeadingProps) {
  return (
    <div>
      {/* Badge and line have their room while they load, so that nothing moves when they come. */}
      <div className="flex min-h-[36px] items-center justify-between gap-x-3">
        <h1>Learning Path</h1>
        {streak && streak.currentStreak > 0 ? (
          <StreakBadge days={streak.currentStreak} state={streakState(streak)} />
        ) : null}
      </div>
      <p className="min-h-[1.5em] text-ink-soft">
        {progress === undefined ? null : (
          <>
            Current level: <b>{progress.cefrLevel}</b> · <b>{progress.vocabularyCount}</b>{" "}
            {progress.vocabularyCount === 1 ? "word" : "words"} learned
          </>
        )}
      </p>
    </div>
  );
}
