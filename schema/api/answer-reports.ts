import * as z from "zod/mini";
import { MAX_REPORTED_CHARS } from "#schema/rules/answer-reports.ts";
import { LARGEST_WORD_KEY } from "#schema/rules/word-key.ts";
import { askedFor, reportedKind } from "#schema/terms/answer-report.ts";
import { endpoint } from "./endpoint.ts";

/** "My answer is right too": which question, and what was typed. */
export const answerReport = z.strictObject({
  kind: reportedKind,
  /** The id of the word in its lesson, or its key. */
  id: z.int().check(z.minimum(1), z.maximum(LARGEST_WORD_KEY)),
  askedFor,
  answer: z
    .string()
    .check(z.minLength(1, "The answer is empty"), z.maxLength(MAX_REPORTED_CHARS, "The answer is too long")),
});
export type AnswerReport = z.infer<typeof answerReport>;

export const answerReportsApi = {
  "POST /api/answer-reports": endpoint({
    access: "learner",
    body: answerReport,
    /** `kept` is false for an answer that is right already, that looks personal, or of which there are enough. */
    response: z.strictObject({ kept: z.boolean() }),
  }),
};
