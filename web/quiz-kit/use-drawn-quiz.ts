import { useState } from "react";
import { type Random, seededRandom } from "#schema/rules/random.ts";
import { newAttemptId } from "./attempt-id.ts";
import type { DrawnQuiz } from "./question-run.ts";

/**
 * Draws the questions of a quiz once, for a new attempt; `again` draws them anew for another attempt, as Try Again does. Needs the
 * data that `draw` draws from, so it stands in a component that renders once they are there: when they are fetched anew in the
 * middle of a quiz, its questions stay. Give `drawn.attemptId` as the `key` to the component that calls `useQuestionRun`.
 */
export function useDrawnQuiz<Question>(draw: (random: Random) => readonly Question[]): {
  drawn: DrawnQuiz<Question>;
  again: () => void;
} {
  function drawQuiz(): DrawnQuiz<Question> {
    const attemptId = newAttemptId();
    return { attemptId, questions: draw(seededRandom(attemptId)) };
  }
  const [drawn, setDrawn] = useState(drawQuiz);
  return { drawn, again: () => setDrawn(drawQuiz()) };
}
