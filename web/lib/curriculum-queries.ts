import { type QueryClient, queryOptions } from "@tanstack/react-query";
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

/** Marks vocabulary and the count of words learned, which the home shows too, as outdated. */
export function refreshVocabulary(client: QueryClient): void {
  for (const queryKey of [keys.vocabulary, keys.progress, keys.home]) {
    void client.invalidateQueries({ queryKey, refetchType: "none" });
  }
}
