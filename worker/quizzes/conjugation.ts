import type { ItemResult } from "#schema/api/quizzes.ts";
import { CONJUGATION_QUIZ_QUESTIONS, type FormQuestion, isRightForm } from "#schema/rules/conjugation-quiz.ts";
import { gradeAnswers } from "#schema/rules/grading.ts";
import { conjugationQuestions } from "../conjugation/index.ts";
import type { Statements } from "../db/batch.ts";
import { HttpError } from "../http/http-error.ts";
import { isAnswer } from "./answers.ts";
import type { Quiz } from "./quiz.ts";

/** The forms that the answers name, each once, in their order. */
type Asked = readonly FormQuestion[];

/** Typed verb forms. Of an answer an attempt keeps the question alone: its id, which is negative where the answer was not right. */
export const conjugationQuiz: Quiz<ItemResult & { quizType: "conjugation" }, Asked, Statements, number> = {
  content: ({ answers }) => {
    const questions = conjugationQuestions();
    const ids = new Set(answers.map(({ questionId }) => Number(questionId)));
    return [...ids].flatMap((id) => questions.find(id) ?? []);
  },
  refuse: ({ answers, totalQuestions }) => {
    const most = CONJUGATION_QUIZ_QUESTIONS;
    if (answers.length === 0 || answers.length > most)
      throw new HttpError(400, `A quiz has 1 to ${most} questions`, { field: "answers" });
    if (answers.length !== totalQuestions)
      throw new HttpError(400, "The quiz has another number of questions", { field: "totalQuestions" });
  },
  grade: ({ answers }, asked) => {
    const given = answers.map(({ questionId, answer }) => ({ id: Number(questionId), answer }));
    const verdict = gradeAnswers(asked, given, isRightForm);
    if (!verdict.ok) return verdict;
    return { ...verdict, results: verdict.results.map(({ item: { id }, correct }) => (correct ? id : -id)) };
  },
  answered: ({ answers }) => answers.some(({ answer }) => isAnswer(answer)),
  subject: () => ({ subjectId: null, level: null, sourceId: "conjugation", description: "Conjugation quiz" }),
};
