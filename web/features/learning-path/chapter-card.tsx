import { useQuery } from "@tanstack/react-query";
import type { Chapter, LevelProgress } from "#schema/api/curriculum.ts";
import { subchaptersQuery } from "../../lib/curriculum-queries.ts";
import { Tag } from "../../ui/badges.tsx";
import { CollapsibleCard } from "../../ui/collapsible-card.tsx";
import { ChapterLessons } from "./chapter-lessons.tsx";
import { chapterStanding } from "./path-lessons.ts";
import { chapterAnchor } from "./use-continue-learning.ts";

export interface ChapterCardProps {
  chapter: Chapter;
  levelProgress: LevelProgress | undefined;
  homeIsFetching: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A chapter that unfolds to its lessons; closed it loads nothing (spec 4). */
export function ChapterCard({ chapter, levelProgress, homeIsFetching, open, onOpenChange }: ChapterCardProps) {
  // A list that an open card loads also counts in its head; the head itself asks for nothing.
  const { data: lessons } = useQuery({ ...subchaptersQuery(chapter.id), enabled: false });
  const standing = chapterStanding(chapter.id, lessons, levelProgress);
  return (
    <CollapsibleCard
      id={chapterAnchor(chapter.id)}
      number={chapter.chapterNumber}
      title={chapter.title}
      subtitle={chapter.description}
      open={open}
      onOpenChange={onOpenChange}
      progress={open || standing.completed > 0 ? standing.percent : undefined}
      state={standing.isComplete ? <Tag tone="ink">Complete</Tag> : <LessonCount {...standing} />}
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
