import { queryOptions } from "@tanstack/react-query";
import type { ConjugationQuestion } from "#schema/api/conjugation.ts";
import { CONJUGATION_QUIZ_QUESTIONS } from "#schema/rules/conjugation-quiz.ts";
import { TENSES, type Tense } from "#schema/terms/conjugation.ts";
import { call } from "../../../lib/api-client.ts";

/** What a quiz asks. */
export interface QuizSubject {
  /** An infinitive; null for all verbs. */
  verb: string | null;
  /** Null for all tenses. */
  tense: Tense | null;
}

/** The questions of a quiz, which the server draws. `draw` names a draw of this screen: another one brings other questions. */
export function questionsQuery(subject: QuizSubject, draw: string, isLearner: boolean) {
  return queryOptions({
    queryKey: ["conjugation-quiz", draw],
    queryFn: async ({ signal }) => {
      const drawn = await drawQuestions(subject, signal);
      if (drawn.length > 0 || !isLearner) return drawn;
      // The server has none of them yet. Two tabs that fill it at the same time do no harm.
      const tenseGroups = subject.tense === null ? [...TENSES] : [subject.tense];
      await call("POST /api/conjugation-questions/populate", { body: { tenseGroups }, signal });
      return drawQuestions(subject, signal);
    },
    // Questions are for one run: nobody comes back to them.
    gcTime: 0,
  });
}

function drawQuestions({ verb, tense }: QuizSubject, signal: AbortSignal): Promise<ConjugationQuestion[]> {
  return call("GET /api/conjugation-questions/random", {
    query: { verb: verb ?? undefined, tense: tense ?? undefined, limit: String(CONJUGATION_QUIZ_QUESTIONS) },
    signal,
  });
}
