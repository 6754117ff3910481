import * as z from "zod/mini";
import { CONTENT_ID } from "../rules/content-id.ts";

/** The body of every error. `field` names the part of the request that was wrong. */
export const errorBody = z.strictObject({
  message: z.string(),
  field: z.optional(z.string()),
  /** The id under which a 5xx is in the log. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** A content id in a path, read as a number. */
export const contentIdParam = z.pipe(
  z.string().check(z.regex(CONTENT_ID, "The id must be a positive whole number")),
  z.transform(Number),
);

export const count = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const isoInstant = z.iso.datetime();

/** A date on the learner's own calendar, YYYY-MM-DD. */
export const localDay = z.iso.date();

/** Makes a submit safe to repeat: the same id gets the stored result (docs/product.md#attempts). */
export const attemptId = z.uuid("The attempt id must be a UUID");

/** One line of an XP breakdown. */
export const xpPart = z.strictObject({ reason: z.string(), amount: z.int() });
export type XpPart = z.infer<typeof xpPart>;

export const MAX_ANSWER_CHARS = 200;
export const answerText = z.string().check(z.maxLength(MAX_ANSWER_CHARS, "The answer is too long"));
