import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AdverbResult } from "#schema/api/quizzes.ts";
import { adverbQuizTitle } from "../../lib/quiz-results-storage.ts";
import { newAttemptId } from "../../quiz-kit/attempt-id.ts";
import { submitAttempt } from "../../quiz-kit/submit-attempt.ts";
import { UnsavedNote } from "../../quiz-kit/unsaved-note.tsx";
import { useSubmission } from "../../quiz-kit/use-submit-once.ts";
import { toast } from "../../ui/toast-store.ts";
import { Earned } from "./earned.tsx";

/** Sends a learner's result to the server, once per attempt, and says how that went. Shows what it earned. */
export function SaveToAccount({ result }: { result: AdverbResult }) {
  const client = useQueryClient();
  const [attemptId] = useState(() => result.attemptId ?? newAttemptId());
  const { submission, retry } = useSubmission({
    attemptId,
    submit: async () => {
      const saved = await submitAttempt(client, {
        attemptId,
        title: adverbQuizTitle(result.level),
        submit: { call: "POST /api/quiz/submit", body: result },
      });
      toast({ title: "Quiz Saved", description: "Your quiz results have been saved to your account!" });
      return saved;
    },
    onError: () => toast({ variant: "destructive", title: "Error", description: "Failed to save quiz results." }),
  });
  if (submission.status === "failed") return <UnsavedNote onRetry={retry} refusal={submission.refusal} />;
  return submission.status === "saved" ? <Earned award={submission.result} /> : null;
}
