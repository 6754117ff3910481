import { describe, expect, it } from "vitest";
import { FIRST_TRY, type Submission, type SubmissionEvent, submissionReducer } from "#web/quiz-kit/submission.ts";

const SAVED: SubmissionEvent<number> = { type: "saved", result: 7 };
const FAILED: SubmissionEvent<number> = { type: "save-failed" };
const RETRIED: SubmissionEvent<number> = { type: "save-retried" };

describe("a submission", () => {
  it.each<[string, SubmissionEvent<number>[], Submission<number>]>([
    ["is on its way at first", [], { status: "saving", tries: 1 }],
    ["is saved with the server's answer", [SAVED], { status: "saved", result: 7 }],
    ["fails", [FAILED], { status: "failed", tries: 1 }],
    ["is tried again when asked", [FAILED, RETRIED], { status: "saving", tries: 2 }],
    ["is not tried twice at a time", [FAILED, RETRIED, RETRIED], { status: "saving", tries: 2 }],
    ["is not tried again before it failed", [RETRIED], { status: "saving", tries: 1 }],
    ["can be saved late, after a failure", [FAILED, SAVED], { status: "saved", result: 7 }],
    ["stays saved", [SAVED, FAILED, RETRIED, { type: "saved", result: 8 }], { status: "saved", result: 7 }],
  ])("%s", (_what, events, expected) => {
    expect(events.reduce(submissionReducer<number>, FIRST_TRY)).toEqual(expected);
  });
});
