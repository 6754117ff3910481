import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import type { AdverbResult } from "#schema/api/quizzes.ts";
import { gradeAdverbQuiz } from "#schema/rules/grading.ts";
import { HttpError } from "../http/http-error.ts";
import { type Quiz, rewardedAttempt } from "./quiz.ts";

/** The public adverb quiz: five questions a level, always the same. */
export const adverbQuiz: Quiz<AdverbResult> = {
  grade: ({ level, answers }) => {
    const questions = ADVERB_QUIZ.filter((question) => question.level === level);
    const verdict = gradeAdverbQuiz(questions, answers);
    if (!verdict.ok) throw new HttpError(400, "An answer does not belong to this quiz", { field: "answers" });
    const answered = verdict.results.some(({ selectedAnswer }) => selectedAnswer !== null);
    return { ...verdict, answered };
  },
  attempt: (request, grade, caller) => {
    const { level } = request;
    const subject = { subjectId: null, level, sourceId: level, description: `Adverb quiz ${level}` };
    return rewardedAttempt(request, subject, grade, caller);
  },
};
