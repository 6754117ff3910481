import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api-client.ts";
import { keys } from "../../lib/query-keys.ts";

/** A lesson with its words. */
export function lessonQuery(id: number) {
  return queryOptions({
    queryKey: keys.lesson(id),
    queryFn: ({ signal }) => call("GET /api/curriculum/subchapter/:id", { params: { id }, signal }),
  });
}
