import type { LessonWord } from "#schema/api/curriculum.ts";
import { type Outcome, quizOutcome } from "../../quiz-kit/outcome.ts";
import { leftToPractice } from "../../quiz-kit/practice.ts";
import type { FinishedQuiz } from "./lesson-machine.ts";

export interface WordOutcome {
  word: LessonWord;
  answer: string | null;
  correct: boolean;
  correctAnswer: string;
}

/** What the results screen shows. */
export interface LessonOutcome extends Outcome {
  /** In the order of the lesson. */
  words: readonly WordOutcome[];
}

/** The outcome of a lesson's quiz and of each word. A server that got no answers has not graded: then the browser's count stays. */
export function outcomeOf({ save, answers }: FinishedQuiz, words: readonly LessonWord[]): LessonOutcome {
  const graded = save.status === "saved" && save.result.graded ? save : undefined;
  const verdicts = graded?.result.results ?? answers;
  const byWord = new Map<number, { answer: string | null; correct: boolean }>(
    verdicts.map((item) => [item.wordId, item]),
  );
  return {
    ...quizOutcome(answers, graded),
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
export function wordsToPractice(finished: FinishedQuiz, outcome: LessonOutcome): LessonWord[] {
  const missed = outcome.words.filter(({ correct }) => !correct).map(({ word }) => word);
  const practiced = finished.practiced ?? [];
  return leftToPractice(
    missed,
    practiced.map(({ wordId, correct }) => ({ id: wordId, correct })),
  );
}
