import type { LessonWord } from "#schema/api/curriculum.ts";
import { passes, percent } from "#schema/rules/grading.ts";
import { leftToPractice } from "../../quiz-kit/practice.ts";
import { countRight } from "../../quiz-kit/question-run.ts";
import type { FinishedQuiz } from "./lesson-machine.ts";

export interface WordOutcome {
  word: LessonWord;
  answer: string | null;
  correct: boolean;
  correctAnswer: string;
}

/** What the results screen shows. */
export interface QuizOutcome {
  score: number;
  total: number;
  percentage: number;
  passed: boolean;
  /** In the order of the lesson. */
  words: readonly WordOutcome[];
}

/** The result of a finished quiz: the server's once it has answered, because it grades; the browser's own count until then. */
export function outcomeOf(finished: FinishedQuiz, words: readonly LessonWord[]): QuizOutcome {
  const result = finished.save.status === "saved" && finished.save.result.graded ? finished.save.result : null;
  const verdicts = result?.results ?? finished.answers;
  const byWord = new Map<number, { answer: string | null; correct: boolean }>(
    verdicts.map((item) => [item.wordId, item]),
  );
  const score = result?.score ?? countRight(finished.answers);
  const total = result?.totalQuestions ?? finished.run.questions.length;
  return {
    score,
    total,
    percentage: result?.percentage ?? percent(score, total),
    passed: result?.passed ?? passes(score, total),
    words: words.map((word) => {
      const verdict = byWord.get(word.id);
      return {
        word,
        answer: verdict?.answer ?? null,
        correct: verdict?.correct ?? false,
        correctAnswer: word.translation,
      };
    }),
  };
}

/** Words left to practice: those missed in the quiz that no practice got right so far. */
export function wordsToPractice(finished: FinishedQuiz, outcome: QuizOutcome): LessonWord[] {
  const missed = outcome.words.filter(({ correct }) => !correct).map(({ word }) => word);
  const practiced = finished.practiced ?? [];
  return leftToPractice(
    missed,
    practiced.map(({ wordId, correct }) => ({ id: wordId, correct })),
  );
}
