import type { CurrentUser } from "#schema/api/auth.ts";
import {
  type Chapter,
  chapter,
  type LessonListItem,
  type LevelProgress,
  levelProgress,
} from "#schema/api/curriculum.ts";
import { type Home, home } from "#schema/api/home.ts";
import { CEFR_LEVELS, type CefrLevel } from "#schema/terms/cefr.ts";
import { makeChapterList } from "./make-lesson.ts";
import { makeStreak, makeXp } from "./make-results.ts";

export const MARA: CurrentUser = {
  id: "fY8_Q4-PT0Oa",
  email: "mara@example.org",
  firstName: "Mara",
  lastName: "Muster",
  profileImageUrl: null,
};

/** Chapter `number` of a level: A1, 2 → 102. */
export function makeChapter(level: CefrLevel, number: number): Chapter {
  return chapter.parse({
    id: (CEFR_LEVELS.indexOf(level) + 1) * 100 + number,
    cefrLevel: level,
    chapterNumber: number,
    title: `Kapitel ${number}`,
    description: `topics of chapter ${number}`,
    goal: "You can do something.",
    iconName: "BookOpen",
    orderIndex: number,
    chapterOrder: number,
    lessonCount: 5,
  });
}

/** Progress of a level, from the number of completed lessons in each chapter. */
export function makeLevelProgress(level: CefrLevel, completed: readonly number[]): LevelProgress {
  const first = CEFR_LEVELS.indexOf(level) + 1;
  const open = completed.findIndex((count) => count < 5);
  return levelProgress.parse({
    level,
    completedLessons: completed.reduce((sum, count) => sum + count, 0),
    totalLessons: completed.length * 5,
    chapters: completed.map((count, index) => ({ chapterId: first * 100 + index + 1, completed: count, total: 5 })),
    nextLessonId: open === -1 ? null : (first * 100 + open + 1) * 100 + (completed[open] ?? 0) + 1,
  });
}

export interface MakeHome extends Partial<Omit<Home, "lessons">> {
  /** Completed lessons of each chapter of the level. */
  completed?: readonly number[];
  lessons?: { chapterId: number; lessons: LessonListItem[] }[];
}

/** The home of a learner at A1 with two chapters and nothing done yet. It carries the lessons of the first chapter and of the next lesson's. */
export function makeHome({ completed = [0, 0], ...overrides }: MakeHome = {}): Home {
  const level = overrides.level ?? "A1";
  const progress = makeLevelProgress(level, completed);
  const listed = new Set([
    progress.chapters[0]?.chapterId,
    progress.nextLessonId && Math.floor(progress.nextLessonId / 100),
  ]);
  return home.parse({
    user: MARA,
    xp: makeXp(),
    streak: makeStreak(),
    dailyProgress: {
      completionPercentage: 0,
      challenges: [{ type: "lessons", title: "Complete 2 lessons", progress: 0, totalRequired: 2, isCompleted: false }],
    },
    progress: { language: "german", cefrLevel: "A1", vocabularyCount: 0 },
    grammarRuleCount: 0,
    level,
    chapters: completed.map((_, index) => makeChapter(level, index + 1)),
    levelProgress: progress,
    membership: { optedOut: false, tier: null },
    lessons: progress.chapters
      .filter(({ chapterId }) => listed.has(chapterId))
      .map(({ chapterId, completed: count }) => ({ chapterId, lessons: makeChapterList(chapterId, count) })),
    league: null,
    ...overrides,
  });
}
