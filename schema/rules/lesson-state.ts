import { percent } from "./grading.ts";

/** Whether a lesson of a chapter is done, open or locked. */
export type LessonState = "completed" | "available" | "locked";

/** Lessons assumed in a chapter whose list is not loaded yet. */
export const DEFAULT_LESSONS_PER_CHAPTER = 5;

export interface LessonDone {
  id: number;
  isCompleted: boolean;
}

export interface LessonPlace {
  id: number;
  state: LessonState;
  /** The one to do next in this chapter: at most one lesson has it. */
  isCurrent: boolean;
}

/**
 * Whether a lesson may be entered: it is the first of its chapter, or the one before it is completed, or it
 * is completed itself. Chapters do not wait for each other: the first lesson of each is always open.
 */
export function isLessonOpen(lesson: { isFirst: boolean; previousCompleted: boolean; completed: boolean }): boolean {
  return lesson.isFirst || lesson.previousCompleted || lesson.completed;
}

/** State of every lesson of one chapter, which must come in their order. */
export function lessonStates(lessons: readonly LessonDone[]): LessonPlace[] {
  const places = lessons.map(({ id, isCompleted }, index): LessonPlace => {
    const previousCompleted = lessons[index - 1]?.isCompleted ?? false;
    const open = isLessonOpen({ isFirst: index === 0, previousCompleted, completed: isCompleted });
    return { id, state: isCompleted ? "completed" : open ? "available" : "locked", isCurrent: false };
  });
  const current = places.find((place) => place.state === "available");
  return places.map((place) => ({ ...place, isCurrent: place === current }));
}

/** Progress bar of a chapter: rounded percent, 'Complete' at 100. A chapter without lessons is not complete. */
export function chapterProgress(completed: number, total: number): { percent: number; isComplete: boolean } {
  const isComplete = total > 0 && completed >= total;
  // 99.6 % would round to a bar that says it is done.
  return { percent: isComplete ? 100 : Math.min(99, percent(completed, total)), isComplete };
}

/**
 * The lesson that 'Continue Learning' leads to, with its chapter: the first one not completed, chapter by
 * chapter. It is always open. Null when everything is completed.
 */
export function nextLesson(
  chapters: readonly { id: number; lessons: readonly LessonDone[] }[],
): { chapterId: number; lessonId: number } | null {
  for (const chapter of chapters) {
    const lesson = chapter.lessons.find(({ isCompleted }) => !isCompleted);
    if (lesson) return { chapterId: chapter.id, lessonId: lesson.id };
  }
  return null;
}
