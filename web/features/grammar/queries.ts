import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { GrammarExercise, GrammarTopic } from "#schema/api/grammar.ts";
import { call } from "../../lib/api-client.ts";
import { keys } from "../../lib/query-keys.ts";

const libraryKey = [...keys.grammar, "library"];

/** The cards of every topic; for a visitor, those of A1. */
export function libraryQuery() {
  return queryOptions({
    queryKey: [...libraryKey, "cards"],
    queryFn: ({ signal }) => call("GET /api/grammar/library", { query: {}, signal }),
  });
}

export function topicQuery(id: number) {
  return queryOptions({
    queryKey: [...libraryKey, id],
    queryFn: ({ signal }) => call("GET /api/grammar/library/:id", { params: { id }, signal }),
  });
}

/** Refused for a locked topic. */
export function exercisesQuery(id: number) {
  return queryOptions({
    queryKey: [...libraryKey, id, "exercises"],
    queryFn: ({ signal }) => call("GET /api/grammar/library/:id/exercises", { params: { id }, signal }),
  });
}

/** Shows at once what an answer changes on the page of its topic; the library's list is asked for again when it is next shown. */
export function showAnswered(
  client: QueryClient,
  topicId: number,
  answered: Pick<GrammarExercise, "id" | "lastAnswerRight"> &
    Pick<GrammarTopic, "exercisesCompleted" | "exercisesCorrect">,
): void {
  const { id, lastAnswerRight, exercisesCompleted, exercisesCorrect } = answered;
  client.setQueryData(
    topicQuery(topicId).queryKey,
    (topic) => topic && { ...topic, exercisesCompleted, exercisesCorrect },
  );
  client.setQueryData(exercisesQuery(topicId).queryKey, (exercises) =>
    exercises?.map((exercise) => (exercise.id === id ? { ...exercise, lastAnswerRight } : exercise)),
  );
  void client.invalidateQueries({ queryKey: libraryQuery().queryKey, refetchType: "none" });
}
