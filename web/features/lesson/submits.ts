import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import type { ChallengeResult, Lesson, LessonQuizResult } from "#schema/api/curriculum.ts";
import { call } from "../../lib/api-client.ts";
import { refreshAfterXp } from "../../lib/gamification-queries.ts";
import { keys } from "../../lib/query-keys.ts";
import { celebrateXp } from "../../lib/xp-feedback.ts";
import { challengeEntries } from "./challenge.ts";
import { type Challenge, type FinishedQuiz } from "./lesson-machine.ts";

/** Puts the words of the lesson into the learner's vocabulary: the condition for starting its quiz (spec 4). */
export function addVocabularyMutation(client: QueryClient, lessonId: number) {
  return {
    mutationFn: () =>
      call("POST /api/curriculum/subchapter/:id/add-vocabulary", { params: { id: lessonId }, body: undefined }),
    onSuccess: () => refreshVocabulary(client),
  };
}

/**
 * Submits a finished quiz (spec 7) and shows what it earned. Safe to repeat: the attempt id tells the server that it is the
 * same one. Runs outside of React, so that it ends well when the learner has gone on meanwhile. Throws the ApiError.
 */
export async function submitQuiz(
  client: QueryClient,
  lesson: Pick<Lesson, "id">,
  { run, answers }: Pick<FinishedQuiz, "run" | "answers">,
): Promise<LessonQuizResult> {
  const submit = new MutationObserver(client, {
    mutationFn: () =>
      call("POST /api/curriculum/subchapter/:id/quiz", {
        params: { id: lesson.id },
        body: {
          score: answers.filter(({ correct }) => correct).length,
          totalQuestions: run.questions.length,
          addToVocabulary: true,
          answers: answers.map(({ wordId, answer }) => ({ wordId, answer })),
          attemptId: run.attemptId,
        },
      }),
  });
  const result = await submit.mutate();
  refreshVocabulary(client);
  refreshAfterXp(client, result);
  celebrateXp({ xpAwarded: result.xpAwarded, xp: result.xp });
  return result;
}

/** Sends the words that were remembered (spec 5, 7); on success shows what they earned. */
export function challengeMutation(client: QueryClient, lessonId: number) {
  return {
    mutationFn: ({ attemptId, inputs }: Challenge) =>
      call("POST /api/curriculum/subchapter/:id/double-xp-challenge", {
        params: { id: lessonId },
        body: { words: challengeEntries(inputs), attemptId },
      }),
    onSuccess: (result: ChallengeResult) => {
      refreshAfterXp(client, result);
      celebrateXp({ xpAwarded: result.xpEarned, xp: result.xp });
    },
  };
}

/** Marks vocabulary and the count of words learned as old; the home shows that count too. */
function refreshVocabulary(client: QueryClient): void {
  for (const queryKey of [keys.vocabulary, keys.progress, keys.home]) {
    void client.invalidateQueries({ queryKey, refetchType: "none" });
  }
}
