import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { keys } from "./query-keys.ts";

/** Lessons of a chapter with the learner's progress: the stones of the path, and what a locked lesson waits for. */
export function subchaptersQuery(chapterId: number) {
  return queryOptions({
    queryKey: keys.subchapters(chapterId),
    queryFn: ({ signal }) =>
      call("GET /api/curriculum/chapter/:chapterId/subchapters", { params: { chapterId }, signal }),
  });
}

/** A lesson with its words. */
export function lessonQuery(id: number) {
  return queryOptions({
    queryKey: keys.lesson(id),
    queryFn: ({ signal }) => call("GET /api/curriculum/subchapter/:id", { params: { id }, signal }),
  });
}
