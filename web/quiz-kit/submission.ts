/** Where the result of a finished quiz is on its way to the server. */
export type Submission<Result> =
  /** `tries` counts the submits of this attempt, from 1. */
  { status: "saving"; tries: number } | { status: "failed"; tries: number } | { status: "saved"; result: Result };

export type SubmissionEvent<Result> =
  | { type: "saved"; result: Result }
  | { type: "save-failed" }
  | { type: "save-retried" };

/** A result that nothing has been sent of yet. */
export const FIRST_TRY = { status: "saving", tries: 1 } as const;

/** Once saved, a result stays saved: a late failure of an earlier try cannot undo it. */
export function submissionReducer<Result>(
  submission: Submission<Result>,
  event: SubmissionEvent<Result>,
): Submission<Result> {
  if (submission.status === "saved") return submission;
  switch (event.type) {
    case "saved":
      return { status: "saved", result: event.result };
    case "save-failed":
      return submission.status === "saving" ? { status: "failed", tries: submission.tries } : submission;
    case "save-retried":
      return submission.status === "failed" ? { status: "saving", tries: submission.tries + 1 } : submission;
    default:
      return event satisfies never;
  }
}
