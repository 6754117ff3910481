import { type RefObject, useEffect, useState } from "react";
import type { AdverbResult } from "#schema/api/quizzes.ts";
import { lazyComponent } from "../../lib/lazy-component.tsx";
import { pendingQuizResult } from "../../lib/quiz-results-storage.ts";
import { PartFailed } from "../../ui/part-failed.tsx";
import { QuizResultsDialog } from "./quiz-results-dialog.tsx";
import { SaveResultsDialog } from "./save-results-dialog.tsx";

// Only for learners: it brings the query cache, which the landing page does without.
const SaveToAccount = lazyComponent(async () => (await import("./save-to-account.tsx")).SaveToAccount, {
  failed: PartFailed,
});

export interface FinishedQuizProps {
  result: AdverbResult;
  signedIn: boolean;
  onClose: () => void;
  /** See `QuizResultsDialog`. */
  returnTo: RefObject<HTMLElement | null>;
}

/**
 * The end of the quiz: a learner's result goes to the server; a visitor's waits in local storage, with an invitation to sign up.
 * Both see the results.
 */
export function FinishedQuiz({ result, signedIn, onClose, returnTo }: FinishedQuizProps) {
  const [inviting, setInviting] = useState(!signedIn);
  useEffect(() => {
    if (!signedIn) pendingQuizResult.write(result);
  }, [result, signedIn]);
  return (
    <QuizResultsDialog
      result={result}
      onClose={onClose}
      returnTo={returnTo}
      earned={signedIn ? <SaveToAccount result={result} /> : null}
    >
      {inviting ? <SaveResultsDialog result={result} onClose={() => setInviting(false)} /> : null}
    </QuizResultsDialog>
  );
}
