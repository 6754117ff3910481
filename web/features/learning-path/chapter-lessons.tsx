import { Link } from "@tanstack/react-router";
import type { Chapter } from "#schema/api/curriculum.ts";
import { DEFAULT_LESSONS_PER_CHAPTER } from "#schema/rules/lesson-state.ts";
import { Button } from "../../ui/button.tsx";
import { LessonPath, type PathLesson } from "../../ui/lesson-path.tsx";
import { Loading, SkeletonStone } from "../../ui/skeleton.tsx";
import { pathLessons } from "./path-lessons.ts";
import { useChapterLessons } from "./use-learning-path.ts";

export interface ChapterLessonsProps {
  chapter: Chapter;
  /** The next lesson of the level; null when all are completed, undefined while unknown. */
  nextLessonId: number | null | undefined;
  homeIsFetching: boolean;
}

export function ChapterLessons({ chapter, nextLessonId, homeIsFetching }: ChapterLessonsProps) {
  const lessons = useChapterLessons(chapter.id, homeIsFetching);
  if (lessons.data) {
    return <LessonPath lessons={pathLessons(lessons.data, nextLessonId)} link={lessonLink} />;
  }
  if (lessons.isError) return <LessonsError onRetry={() => void lessons.refetch()} />;
  return <LessonsLoading />;
}

function lessonLink({ id }: PathLesson) {
  return <Link to="/lesson/$id" params={{ id: String(id) }} />;
}

function LessonsError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-4 text-center">
      <p>The lessons of this chapter could not be loaded.</p>
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

/** As high as the path, so that nothing moves when it loads. */
function LessonsLoading() {
  return (
    <Loading label="Loading lessons..." className="@container">
      <div className="mx-auto flex h-[560px] max-w-[264px] flex-col justify-between py-[23px] even:*:self-end @min-[504px]:h-[380px] @min-[504px]:max-w-[504px] @min-[504px]:flex-row @min-[504px]:items-center @min-[656px]:max-w-[656px]">
        {Array.from({ length: DEFAULT_LESSONS_PER_CHAPTER }, (_, index) => (
          <SkeletonStone key={index} />
        ))}
      </div>
    </Loading>
  );
}
