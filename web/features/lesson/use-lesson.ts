import { useQuery } from "@tanstack/react-query";
import type { Lesson, LessonListItem } from "#schema/api/curriculum.ts";
import type { LessonAddress } from "#schema/rules/lesson-address.ts";
import { lessonStates } from "#schema/rules/lesson-state.ts";
import { ApiError } from "../../lib/api-error.ts";
import { lessonQuery, subchaptersQuery } from "../../lib/curriculum-queries.ts";

export type OpenedLesson =
  | { status: "loading" }
  | { status: "not-found" }
  | { status: "failed"; error: unknown; retry: () => void }
  /** `first`: the lesson of the chapter that has to be completed first. */
  | { status: "locked"; lesson: Lesson; first: LessonListItem | null }
  | { status: "open"; lesson: Lesson };

/** The lesson of an address with its lock, which only the list of its chapter can tell. Both are fetched at once. */
export function useLesson(address: LessonAddress): OpenedLesson {
  const lesson = useQuery(lessonQuery(address.id));
  const list = useQuery(subchaptersQuery(address.chapterId));
  if (lesson.error instanceof ApiError && lesson.error.status === 404) return { status: "not-found" };
  if (lesson.isError) return { status: "failed", error: lesson.error, retry: () => void lesson.refetch() };
  // Without the list the lesson counts as open; the server refuses a locked one anyway.
  if (!lesson.data || list.isPending) return { status: "loading" };
  const opened = withLock(lesson.data, list.data ?? []);
  // Right after the previous lesson was completed, a stale list may still say locked.
  return opened.status === "locked" && list.isFetching ? { status: "loading" } : opened;
}

function withLock(lesson: Lesson, list: readonly LessonListItem[]): OpenedLesson {
  const places = lessonStates(list.map(({ id, progress }) => ({ id, isCompleted: progress?.isCompleted ?? false })));
  if (places.find(({ id }) => id === lesson.id)?.state !== "locked") return { status: "open", lesson };
  const current = places.find(({ isCurrent }) => isCurrent);
  return { status: "locked", lesson, first: list.find(({ id }) => id === current?.id) ?? null };
}
