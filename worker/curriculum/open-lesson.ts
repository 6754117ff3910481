import { isLessonOpen } from "#schema/rules/lesson-state.ts";
import type { Database } from "../db/database.ts";
import { HttpError } from "../http/http-error.ts";
import { type LessonContent, lessonContent } from "./content.ts";
import type { LessonProgressRow } from "./store.ts";

/** The lesson, or 404. */
export async function requireLesson(db: Database, id: number, now: Date): Promise<LessonContent> {
  const found = await lessonContent(db, id, now);
  if (!found) throw new HttpError(404, "Lesson not found");
  return found;
}

/** The lessons whose progress decides whether this one is open. */
export function lessonsToAsk(lesson: LessonContent): number[] {
  return lesson.previousLessonId === null ? [lesson.id] : [lesson.id, lesson.previousLessonId];
}

/** 403 while the lesson before it is not completed. The browser only shows the lock; this is the lock. */
export function requireOpen(lesson: LessonContent, progress: readonly LessonProgressRow[]): void {
  const completed = (id: number | null) => progress.some((row) => row.subchapterId === id && row.isCompleted);
  const open = isLessonOpen({
    isFirst: lesson.previousLessonId === null,
    previousCompleted: completed(lesson.previousLessonId),
    completed: completed(lesson.id),
  });
  if (!open) throw new HttpError(403, "Complete the lesson before this one first");
}
