import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { attemptsOnScreen, isUnsaved, onUnsavedChange } from "../lib/unsaved.ts";
import { refusalOf } from "./refusal.ts";
import { FIRST_TRY, type Submission, type SubmissionEvent, submissionReducer } from "./submission.ts";

export interface SubmitOnceOptions<Result> {
  attemptId: string;
  /** Null while there is nothing to submit. */
  submission: Submission<Result> | null;
  /** Sends the attempt; rejects when it could not be saved. Null when it is not submitted, such as a visitor's. */
  submit: (() => Promise<Result>) | null;
  /** Hears how each try went, wherever the learner is by then. */
  onSettled: (attemptId: string, event: SubmissionEvent<Result>) => void;
  /** For the toast or the log of a failure. */
  onError?: (error: unknown) => void;
}

/**
 * Sends a finished quiz once, and once more for every 'Try again'. When the background or another tab has sent it meanwhile, fetches
 * the server's answer. For quizzes that keep the submission in their own state.
 */
export function useSubmitOnce<Result>(options: SubmitOnceOptions<Result>): void {
  const { attemptId, submission, submit } = options;
  const sent = useRef("");
  const key = submit !== null && submission?.status === "saving" ? `${attemptId}:${submission.tries}` : null;
  const send = useEffectEvent(() => {
    const { onSettled, onError } = options;
    submit?.().then(
      (result) => onSettled(attemptId, { type: "saved", result }),
      (error: unknown) => {
        onError?.(error);
        onSettled(attemptId, { type: "save-failed", refusal: refusalOf(error) ?? undefined });
      },
    );
  });
  useEffect(() => {
    // React may run an effect twice; the key says whether this try is already on its way.
    if (key === null || sent.current === key) return;
    sent.current = key;
    send();
  }, [key]);
  useEffect(() => {
    if (attemptId === "") return;
    attemptsOnScreen.add(attemptId);
    return () => void attemptsOnScreen.delete(attemptId);
  }, [attemptId]);
  const waits = submit !== null && submission?.status === "failed" && submission.refusal === undefined;
  useEffect(() => {
    if (!waits) return;
    let waited = isUnsaved(attemptId);
    return onUnsavedChange(() => {
      const stillWaits = isUnsaved(attemptId);
      if (waited && !stillWaits) send();
      waited = stillWaits;
    });
  }, [attemptId, waits]);
}

export interface SubmissionState<Result> {
  submission: Submission<Result>;
  retry: () => void;
}

export type SubmissionOptions<Result> = Pick<SubmitOnceOptions<Result>, "attemptId" | "submit" | "onError">;

/**
 * As `useSubmitOnce`, for results that are shown by the component that submits them. Without `submit` it gives null, which
 * `ResultsScreen` takes as well.
 */
export function useSubmission<Result>(
  options: SubmissionOptions<Result> & { submit: () => Promise<Result> },
): SubmissionState<Result>;
export function useSubmission<Result>(options: SubmissionOptions<Result>): SubmissionState<Result> | null;
export function useSubmission<Result>({
  attemptId,
  submit,
  onError,
}: SubmissionOptions<Result>): SubmissionState<Result> | null {
  const [submission, send]: [Submission<Result>, Dispatch<SubmissionEvent<Result>>] = useReducer(
    submissionReducer<Result>,
    FIRST_TRY,
  );
  useSubmitOnce({ attemptId, submission, submit, onSettled: (_attempt, event) => send(event), onError });
  return submit === null ? null : { submission, retry: () => send({ type: "save-retried" }) };
}
