/** Where the result of a finished quiz is on its way to the server. */
export type Submission<Result> =
  /** `tries` counts the submits of this attempt, from 1. */
  | { status: "saving"; tries: number }
  /** `refusal`: the server's message if it will never accept the result, so that another try is pointless. */
  | { status: "failed"; tries: number; refusal?: string }
  | { status: "saved"; result: Result };

export type SubmissionEvent<Result> =
  | { type: "saved"; result: Result }
  | { type: "save-failed"; refusal?: string }
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
      // A failed result may turn out to be refused when the background sends it again.
      if (submission.status === "failed" && event.refusal === undefined) return submission;
      return { status: "failed", tries: submission.tries, refusal: event.refusal };
    case "save-retried":
      return submission.status === "failed" ? { status: "saving", tries: submission.tries + 1 } : submission;
    default:
      return event satisfies never;
  }
}
