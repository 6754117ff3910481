import type { QueryClient } from "@tanstack/react-query";
import type { QuizSubmitResult } from "#schema/api/quizzes.ts";
import { type StudyModeType, studyModeType } from "#schema/terms/quiz-type.ts";
import { storedItem } from "../../../../lib/storage.ts";
import type { RunMode } from "../../../../quiz-kit/question-run.ts";
import { submitAttempt } from "../../../../quiz-kit/submit-attempt.ts";
import type { QuizSetting } from "../queries.ts";
import type { WordAnswer } from "../quiz/word-quiz.ts";

/** A missed word goes to the back of the queue, whatever the form. */
export const STUDY_MODES: Readonly<Record<StudyModeType, RunMode>> = {
  flashcards: { step: "turned", missed: "to-the-back" },
  "multiple-choice": { step: "instant", missed: "to-the-back" },
  "fill-in-blank": { step: "checked", missed: "to-the-back" },
  gender: { step: "instant", missed: "to-the-back" },
};

/** The forms in the order of the start panel. */
export const STUDY_FORMS = ["flashcards", "multiple-choice", "fill-in-blank", "gender"] as const;

/** The form that was studied last in this browser. */
export const lastForm = storedItem("local", "study-mode-form", studyModeType);

/**
 * Submits a finished study mode and shows what it earned: every word with the answer that mastered it. Throws the ApiError, or
 * whatever fetch throws.
 */
export function submitStudy(
  client: QueryClient,
  { type, direction, filters }: QuizSetting,
  attemptId: string,
  answers: readonly WordAnswer[],
): Promise<QuizSubmitResult> {
  const body = {
    quizType: `vocabulary-study-mode-${direction}-${type}` as const,
    level: filters.level,
    category: filters.category,
    score: answers.length,
    totalQuestions: answers.length,
    answers: answers.map(({ questionId, answer }) => ({ questionId, answer })),
  };
  return submitAttempt(client, {
    attemptId,
    title: "Study Mode",
    submit: { call: "POST /api/quiz/submit", body },
  });
}
