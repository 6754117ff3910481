import { passes, percent } from "#schema/rules/grading.ts";
import { countRight, type GivenAnswer } from "./question-run.ts";
import type { Submission } from "./submission.ts";

/** What came out of a finished quiz. */
export interface Outcome {
  score: number;
  total: number;
  percentage: number;
  passed: boolean;
}

/** The part of a submit's answer that says how the server graded. `score` is null when it could not grade the answers. */
export interface ServerGrade {
  score: number | null;
  totalQuestions: number;
  passed: boolean;
}

/**
 * The outcome of a finished quiz: the server's once it has answered, because it grades; the browser's own count until then, and
 * for a visitor. `answers` are those of `scoredPass`, one for every question. `isPass` is the rule of a quiz that does not pass at
 * 70 %, such as an unlock test.
 */
export function quizOutcome(
  answers: readonly Pick<GivenAnswer, "correct">[],
  submission: Submission<ServerGrade> | undefined,
  isPass: (score: number, total: number) => boolean = passes,
): Outcome {
  const grade = submission?.status === "saved" ? submission.result : null;
  if (grade === null || grade.score === null) {
    const [score, total] = [countRight(answers), answers.length];
    return { score, total, percentage: percent(score, total), passed: isPass(score, total) };
  }
  const { score, totalQuestions: total, passed } = grade;
  return { score, total, percentage: percent(score, total), passed };
}
