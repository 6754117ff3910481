import type { LessonListItem, LevelProgress } from "#schema/api/curriculum.ts";
import { chapterProgress, DEFAULT_LESSONS_PER_CHAPTER, lessonStates } from "#schema/rules/lesson-state.ts";
import type { PathLesson } from "../../ui/lesson-path.tsx";

/**
 * The stones of a chapter (spec 4). Only one stone of the level is the next one and stands out; the first open lessons of
 * other chapters may be started too. Without `nextLessonId` each chapter shows its own next one.
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

export interface ChapterStanding {
  completed: number;
  total: number;
  percent: number;
  isComplete: boolean;
}

/** How far a chapter is: from its list once that is loaded, else from the level's counts, else 0 of 5 (spec 4). */
export function chapterStanding(
  chapterId: number,
  lessons: readonly LessonListItem[] | undefined,
  level: LevelProgress | undefined,
): ChapterStanding {
  const counted = level?.chapters.find((chapter) => chapter.chapterId === chapterId);
  const completed = lessons
    ? lessons.filter(({ progress }) => progress?.isCompleted).length
    : (counted?.completed ?? 0);
  const total = lessons?.length ?? counted?.total ?? DEFAULT_LESSONS_PER_CHAPTER;
  return { completed, total, ...chapterProgress(completed, total) };
}
