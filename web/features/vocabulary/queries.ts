import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { BankWord, VocabularyWord } from "#schema/api/vocabulary.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { learnerIdOf } from "../../lib/learner-id.ts";
import { keys } from "../../lib/query-keys.ts";
import { refreshVocabulary } from "../../lib/refresh-vocabulary.ts";

const GERMAN = { language: "german" } as const;

/** The learner's whole collection: the screen filters it itself. Empty for somebody who is signed out. */
export function collectionQuery() {
  return queryOptions({
    queryKey: [...keys.vocabulary, "german"],
    queryFn: async ({ signal }): Promise<VocabularyWord[]> => {
      try {
        return await call("GET /api/vocabulary/:language", { params: GERMAN, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return [];
        throw error;
      }
    },
  });
}

/** The categories of the learner's words. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: [...keys.vocabulary, "german", "categories"],
    queryFn: ({ signal }) => call("GET /api/vocabulary/:language/categories", { params: GERMAN, signal }),
  });
}

/** The words that a visitor may see: at most a hundred. */
export function bankQuery(partOfSpeech: PartOfSpeech | undefined) {
  return queryOptions({
    queryKey: ["/api/vocabulary-bank", "german", partOfSpeech ?? null],
    queryFn: ({ signal }): Promise<BankWord[]> =>
      call("GET /api/vocabulary-bank/:language", { params: GERMAN, query: { partOfSpeech, limit: "100" }, signal }),
  });
}

/** The verb-prefix test that comes next, with how many were passed. Null where there are none. */
export function verbTestQuery() {
  return queryOptions({
    queryKey: keys.verbTest,
    queryFn: ({ signal }) => call("GET /api/vocabulary/verb-test", { signal }),
  });
}

/** What the learner has reached, which the home page asks for as well. */
export function progressQuery() {
  return queryOptions({
    queryKey: keys.progress,
    queryFn: ({ signal }) => call("GET /api/progress/:language", { params: GERMAN, signal }),
  });
}

/** How many words *Add 20 Words* adds. */
export const ADDED_AT_ONCE = 20;

export interface WordsToAdd {
  level: CefrLevel;
  partOfSpeech: PartOfSpeech | undefined;
}

/** Adds the next words of a level to the collection, and shows them. */
export function addWordsMutation(client: QueryClient) {
  return {
    mutationFn: ({ level, partOfSpeech }: WordsToAdd) =>
      call("POST /api/vocabulary/add-batch", {
        body: { ...GERMAN, cefrLevel: level, count: ADDED_AT_ONCE, partOfSpeech },
        learnerId: learnerIdOf(client) ?? undefined,
      }),
    onSuccess: async () => {
      refreshVocabulary(client);
      await client.refetchQueries({ queryKey: keys.vocabulary, type: "active" });
    },
  };
}
