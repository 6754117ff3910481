import { queryOptions } from "@tanstack/react-query";
import { DEFAULT_LANGUAGE } from "#schema/terms/language.ts";
import type { QuizDirection, StudyModeType } from "#schema/terms/quiz-type.ts";
import { call } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";
import type { WordFilters } from "../address.ts";

/** What a quiz asks, and of which words. */
export interface QuizSetting {
  type: StudyModeType;
  direction: QuizDirection;
  filters: WordFilters;
}

/**
 * Up to `count` questions, which the server draws. `draw` names a draw of this screen: another one brings other questions. Refused (403)
 * for visitors beyond A1.
 */
export function drawnWordsQuery({ type, direction, filters }: QuizSetting, count: number, draw: string) {
  return queryOptions({
    queryKey: ["vocabulary-quiz", draw],
    queryFn: ({ signal }) =>
      call("POST /api/vocabulary/quiz/generate", {
        body: { language: DEFAULT_LANGUAGE, filters, quizType: type, direction, count },
        signal,
      }),
    // Questions are for one run: nobody comes back to them.
    gcTime: 0,
  });
}

/** The learner's nouns that have a plural. */
export function pluralNounsQuery() {
  return queryOptions({
    queryKey: [...keys.vocabulary, DEFAULT_LANGUAGE, "plural"],
    queryFn: ({ signal }) =>
      call("GET /api/vocabulary/:language/plural", { params: { language: DEFAULT_LANGUAGE }, signal }),
  });
}
