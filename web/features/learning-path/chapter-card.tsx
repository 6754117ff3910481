import { useQuery } from "@tanstack/react-query";
import type { Chapter, LevelProgress } from "#schema/api/curriculum.ts";
import { subchaptersQuery } from "../../lib/curriculum-queries.ts";
import { Tag } from "../../ui/badges.tsx";
import { CollapsibleCard } from "../../ui/collapsible-card.tsx";
import { ChapterLessons } from "./chapter-lessons.tsx";
import { chapterCompletion } from "./path-lessons.ts";
import { chapterAnchor } from "./use-continue-learning.ts";

export interface ChapterCardProps {
  chapter: Chapter;
  levelProgress: LevelProgress | undefined;
  homeIsFetching: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A chapter that unfolds to show its lessons. A closed one loads nothing. */
export function ChapterCard({ chapter, levelProgress, homeIsFetching, open, onOpenChange }: ChapterCardProps) {
  // The header counts the lessons once the open card has loaded them, but never loads them itself.
  const { data: lessons } = useQuery({ ...subchaptersQuery(chapter.id), enabled: false });
  const completion = chapterCompletion(chapter.id, lessons, levelProgress);
  return (
    <CollapsibleCard
      id={chapterAnchor(chapter.id)}
      number={chapter.chapterNumber}
      title={chapter.title}
      subtitle={chapter.description}
      open={open}
      onOpenChange={onOpenChange}
      progress={open || completion.completed > 0 ? completion.percent : undefined}
      state={completion.isComplete ? <Tag tone="ink">Complete</Tag> : <LessonCount {...completion} />}
    >
      <p className="mb-4 px-3 text-ink-soft sm:mb-2 sm:pr-0 sm:pl-[60px]">{chapter.goal}</p>
      <ChapterLessons chapter={chapter} nextLessonId={levelProgress?.nextLessonId} homeIsFetching={homeIsFetching} />
    </CollapsibleCard>
  );
}

function LessonCount({ completed, total }: { completed: number; total: number }) {
  return (
    <span>
      {completed}/{total}
      <span className="sr-only"> lessons completed</span>
    </span>
  );
}
