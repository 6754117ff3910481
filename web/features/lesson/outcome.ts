import type { LessonWord } from "#schema/api/curriculum.ts";
import { passes, percent } from "#schema/rules/grading.ts";
import type { FinishedQuiz } from "./lesson-machine.ts";

export interface WordOutcome {
  word: LessonWord;
  answer: string | null;
  correct: boolean;
  correctAnswer: string;
}

/** What the results show. */
export interface QuizOutcome {
  score: number;
  total: number;
  percentage: number;
  passed: boolean;
  /** In the order of the lesson. */
  words: readonly WordOutcome[];
}

/** The result of a finished quiz: the server's once it has answered (design 5), the browser's own count until then. */
export function outcomeOf(finished: FinishedQuiz, words: readonly LessonWord[]): QuizOutcome {
  const result = finished.save.status === "saved" && finished.save.result.graded ? finished.save.result : null;
  const verdicts = result?.results ?? finished.answers;
  const byWord = new Map<number, { answer: string | null; correct: boolean }>(
    verdicts.map((item) => [item.wordId, item]),
  );
  const score = result?.score ?? finished.answers.filter(({ correct }) => correct).length;
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

/** Words still to practise: those missed in the quiz, less those that the last practice got right. */
export function wordsToPractice(finished: FinishedQuiz, outcome: QuizOutcome): LessonWord[] {
  const learned = new Set(finished.practiced?.filter(({ correct }) => correct).map(({ wordId }) => wordId));
  return outcome.words.filter(({ correct, word }) => !correct && !learned.has(word.id)).map(({ word }) => word);
}
