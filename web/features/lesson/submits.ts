import type { QueryClient } from "@tanstack/react-query";
import type { DoubleXpResult, Lesson, LessonQuizResult } from "#schema/api/curriculum.ts";
import { call } from "../../lib/api-client.ts";
import { refreshAfterXp } from "../../lib/gamification-queries.ts";
import { learnerIdOf } from "../../lib/learner-id.ts";
import { refreshVocabulary } from "../../lib/refresh-vocabulary.ts";
import { celebrateXp } from "../../lib/xp-feedback.ts";
import { countRight } from "../../quiz-kit/question-run.ts";
import { submitAttempt } from "../../quiz-kit/submit-attempt.ts";
import { doubleXpEntries } from "./double-xp.ts";
import type { DoubleXpEntries, FinishedQuiz } from "./lesson-machine.ts";

/** Puts the words of the lesson into the learner's vocabulary: the condition for starting its quiz. */
export function addVocabularyMutation(client: QueryClient, lessonId: number) {
  return {
    mutationFn: () =>
      call("POST /api/curriculum/subchapter/:id/add-vocabulary", {
        params: { id: lessonId },
        body: undefined,
        learnerId: learnerIdOf(client) ?? undefined,
      }),
    onSuccess: () => refreshVocabulary(client),
  };
}

/** Submits a finished quiz and shows what it earned. Throws the ApiError, or whatever fetch throws. */
export function submitQuiz(
  client: QueryClient,
  lesson: Pick<Lesson, "id" | "title">,
  { run, answers }: Pick<FinishedQuiz, "run" | "answers">,
): Promise<LessonQuizResult> {
  return submitAttempt(client, {
    attemptId: run.attemptId,
    title: lesson.title,
    submit: {
      call: "POST /api/curriculum/subchapter/:id/quiz",
      lessonId: lesson.id,
      body: {
        score: countRight(answers),
        totalQuestions: run.questions.length,
        addToVocabulary: true,
        answers: answers.map(({ wordId, answer }) => ({ wordId, answer })),
      },
    },
  });
}

/** Sends the words that were remembered; on success shows what they earned. */
export function doubleXpMutation(client: QueryClient, lessonId: number) {
  return {
    mutationFn: ({ attemptId, inputs }: DoubleXpEntries) =>
      call("POST /api/curriculum/subchapter/:id/double-xp-challenge", {
        params: { id: lessonId },
        body: { words: doubleXpEntries(inputs), attemptId },
        learnerId: learnerIdOf(client) ?? undefined,
      }),
    onSuccess: (result: DoubleXpResult) => {
      refreshAfterXp(client, result);
      celebrateXp({ xpAwarded: result.xpEarned, xp: result.xp });
    },
  };
}
