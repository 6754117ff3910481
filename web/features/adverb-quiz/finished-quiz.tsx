import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { AdverbResult } from "#schema/api/quizzes.ts";
import { call } from "../../lib/api-client.ts";
import { refreshAfterXp } from "../../lib/queries.ts";
import { pendingQuizResult } from "../../lib/quiz-results-storage.ts";
import { celebrateXp } from "../../lib/xp-feedback.ts";
import { toast } from "../../ui/toast-store.ts";
import { QuizResultsDialog } from "./quiz-results-dialog.tsx";
import { SaveResultsDialog } from "./save-results-dialog.tsx";

export interface FinishedQuizProps {
  result: AdverbResult;
  signedIn: boolean;
  onClose: () => void;
}

/**
 * What happens at the end (spec 4): a learner's result goes to the server, a visitor's waits in local storage with an
 * invitation to sign up. The results are shown to both.
 */
export function FinishedQuiz({ result, signedIn, onClose }: FinishedQuizProps) {
  const [inviting, setInviting] = useState(!signedIn);
  useKeepResult(result, signedIn);
  return (
    <QuizResultsDialog result={result} onClose={onClose}>
      {inviting ? <SaveResultsDialog result={result} onClose={() => setInviting(false)} /> : null}
    </QuizResultsDialog>
  );
}

/** Saves or stores the result of this attempt, once. */
function useKeepResult(result: AdverbResult, signedIn: boolean): void {
  const client = useQueryClient();
  const { mutate: save } = useMutation({
    mutationFn: (body: AdverbResult) => call("POST /api/quiz/submit", { body }),
    onSuccess: (saved) => {
      refreshAfterXp(client, saved);
      celebrateXp(saved);
      toast({ title: "Quiz Saved", description: "Your quiz results have been saved to your account!" });
    },
    onError: () => toast({ variant: "destructive", title: "Error", description: "Failed to save quiz results." }),
  });
  const kept = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (kept.current === result.attemptId) return;
    kept.current = result.attemptId;
    if (signedIn) save(result);
    else pendingQuizResult.write(result);
  }, [result, signedIn, save]);
}
