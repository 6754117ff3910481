import type { LessonListItem, LevelProgress } from "#schema/api/curriculum.ts";
import { chapterProgress, DEFAULT_LESSONS_PER_CHAPTER, lessonStates } from "#schema/rules/lesson-state.ts";
import type { PathLesson } from "../../ui/lesson-path.tsx";

/**
 * The stones of a chapter. Only one stone of the level stands out as the next one, though other chapters have open lessons
 * too. As long as `nextLessonId` is undefined, each chapter highlights its own next lesson.
 */
export function pathLessons(lessons: readonly LessonListItem[], nextLessonId: number | null | undefined): PathLesson[] {
  const places = lessonStates(lessons.map(({ id, progress }) => ({ id, isCompleted: progress?.isCompleted ?? false })));
  return lessons.map((lesson, index) => {
    const place = places[index];
    const { id, title, progress, trailWord } = lesson;
    return { id, title, words: [trailWord], ...stoneOf(place?.state ?? "locked", progress, isNext()) };

    function isNext(): boolean {
      return (place?.isCurrent ?? false) && (nextLessonId === undefined || nextLessonId === id);
    }
  });
}

function stoneOf(
  state: "completed" | "available" | "locked",
  progress: LessonListItem["progress"],
  isNext: boolean,
): Pick<PathLesson, "state" | "score"> {
  if (state === "locked") return { state };
  if (state === "available") return { state: isNext ? "current" : "available" };
  const { score, totalQuestions } = progress ?? { score: 0, totalQuestions: 0 };
  return { state: score === totalQuestions ? "crown" : "complete", score: `${score}/${totalQuestions}` };
}

export interface ChapterCompletion {
  completed: number;
  total: number;
  percent: number;
  isComplete: boolean;
}

/** How much of a chapter is done: from its lessons once loaded, else from the level's counts, else 0 of 5. */
export function chapterCompletion(
  chapterId: number,
  lessons: readonly LessonListItem[] | undefined,
  level: LevelProgress | undefined,
): ChapterCompletion {
  const counted = level?.chapters.find((chapter) => chapter.chapterId === chapterId);
  const completed = lessons
    ? lessons.filter(({ progress }) => progress?.isCompleted).length
    : (counted?.completed ?? 0);
  const total = lessons?.length ?? counted?.total ?? DEFAULT_LESSONS_PER_CHAPTER;
  return { completed, total, ...chapterProgress(completed, total) };
}
