import { ADVERB_QUIZ } from "#content/built-in/adverb-quiz.ts";
import type { AdverbResult } from "#schema/api/quizzes.ts";
import type { AdverbQuestion } from "#schema/content/adverb-quiz.ts";
import { gradeAdverbQuiz } from "#schema/rules/grading.ts";
import type { Quiz } from "./quiz.ts";

/** The public adverb quiz: five questions a level, always the same. */
export const adverbQuiz: Quiz<AdverbResult, AdverbQuestion[]> = {
  content: ({ level }) => ADVERB_QUIZ.filter((question) => question.level === level),
  grade: ({ answers }, questions) => {
    const verdict = gradeAdverbQuiz(questions, answers);
    return verdict.ok ? { ...verdict, results: verdict.results.map(({ selectedAnswer }) => selectedAnswer) } : verdict;
  },
  answered: ({ answers }) => answers.some(({ selectedAnswer }) => selectedAnswer !== null),
  subject: ({ level }) => ({ subjectId: null, level, sourceId: level, description: `Adverb quiz ${level}` }),
};
