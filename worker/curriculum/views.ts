import type { Lesson, LessonListItem, LevelProgress } from "#schema/api/curriculum.ts";
import { nextLesson } from "#schema/rules/lesson-state.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { ChapterContent, LessonContent, LevelContent } from "./content.ts";
import type { LessonProgressRow } from "./store.ts";

/** A lesson as the browser gets it. */
export function publicLesson(lesson: LessonContent): Lesson {
  const { orderIndex: _order, previousLessonId: _previous, accepted: _accepted, ...shown } = lesson;
  return shown;
}

/** A chapter's lessons with the learner's progress. */
export function publicLessonList(
  { lessons }: ChapterContent,
  progress: readonly LessonProgressRow[],
): LessonListItem[] {
  const byLesson = new Map(progress.map((row) => [row.subchapterId, row]));
  return lessons.map(({ id, chapterId, subchapterNumber, title, description, trailWord, orderIndex }) => {
    const row = byLesson.get(id);
    return {
      id,
      chapterId,
      subchapterNumber,
      title,
      description,
      trailWord,
      orderIndex,
      progress: row ? { isCompleted: row.isCompleted, score: row.quizScore, totalQuestions: row.totalQuestions } : null,
    };
  });
}

/** Counts of a level and the lesson to go on with. */
export function publicLevelProgress(
  level: CefrLevel,
  content: LevelContent,
  progress: readonly LessonProgressRow[],
): LevelProgress {
  const completed = new Set(progress.filter((row) => row.isCompleted).map((row) => row.subchapterId));
  const chapters = content.chapters.map(({ chapter, lessons }) => ({
    id: chapter.id,
    lessons: lessons.map(({ id }) => ({ id, isCompleted: completed.has(id) })),
  }));
  const counts = chapters.map(({ id, lessons }) => ({
    chapterId: id,
    completed: lessons.filter((lesson) => lesson.isCompleted).length,
    total: lessons.length,
  }));
  return {
    level,
    completedLessons: counts.reduce((sum, chapter) => sum + chapter.completed, 0),
    totalLessons: counts.reduce((sum, chapter) => sum + chapter.total, 0),
    chapters: counts,
    nextLessonId: nextLesson(chapters)?.lessonId ?? null,
  };
}
