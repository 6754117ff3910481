import type { QueryClient } from "@tanstack/react-query";
import type { DoubleXpResult, Lesson, LessonQuizResult } from "#schema/api/curriculum.ts";
import { call } from "../../lib/api-client.ts";
import { refreshAfterXp } from "../../lib/gamification-queries.ts";
import { keys } from "../../lib/query-keys.ts";
import { celebrateXp } from "../../lib/xp-feedback.ts";
import { countRight } from "../../quiz-kit/question-run.ts";
import { submitAttempt } from "../../quiz-kit/submit-attempt.ts";
import { doubleXpEntries } from "./double-xp.ts";
import type { DoubleXpEntries, FinishedQuiz } from "./lesson-machine.ts";

/** Puts the words of the lesson into the learner's vocabulary: the condition for starting its quiz. */
export function addVocabularyMutation(client: QueryClient, lessonId: number) {
  return {
    mutationFn: () =>
      call("POST /api/curriculum/subchapter/:id/add-vocabulary", { params: { id: lessonId }, body: undefined }),
    onSuccess: () => refreshVocabulary(client),
  };
}

/** Submits a finished quiz and shows what it earned. Throws the ApiError. */
export async function submitQuiz(
  client: QueryClient,
  lesson: Pick<Lesson, "id">,
  { run, answers }: Pick<FinishedQuiz, "run" | "answers">,
): Promise<LessonQuizResult> {
  const result = await submitAttempt(client, () =>
    call("POST /api/curriculum/subchapter/:id/quiz", {
      params: { id: lesson.id },
      body: {
        score: countRight(answers),
        totalQuestions: run.questions.length,
        addToVocabulary: true,
        answers: answers.map(({ wordId, answer }) => ({ wordId, answer })),
        attemptId: run.attemptId,
      },
    }),
  );
  refreshVocabulary(client);
  return result;
}

/** Sends the words that were remembered; on success shows what they earned. */
export function doubleXpMutation(client: QueryClient, lessonId: number) {
  return {
    mutationFn: ({ attemptId, inputs }: DoubleXpEntries) =>
      call("POST /api/curriculum/subchapter/:id/double-xp-challenge", {
        params: { id: lessonId },
        body: { words: doubleXpEntries(inputs), attemptId },
      }),
    onSuccess: (result: DoubleXpResult) => {
      refreshAfterXp(client, result);
      celebrateXp({ xpAwarded: result.xpEarned, xp: result.xp });
    },
  };
}

/** Marks vocabulary and the count of words learned, which the home shows too, as outdated. */
function refreshVocabulary(client: QueryClient): void {
  for (const queryKey of [keys.vocabulary, keys.progress, keys.home]) {
    void client.invalidateQueries({ queryKey, refetchType: "none" });
  }
}
