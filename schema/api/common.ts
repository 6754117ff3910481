import * as z from "zod/mini";

/** The one shape of every error body. `field` names the part of the request that was wrong. */
export const errorBody = z.strictObject({
  message: z.string(),
  field: z.optional(z.string()),
  /** Names a 5xx in the log. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** A content id in a path: digits only, read as an integer (spec 5). */
export const contentIdParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/, "The id must be a positive whole number")),
  z.transform(Number),
);

/** A whole number of at least zero. */
export const count = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** An instant as ISO text. */
export const isoInstant = z.iso.datetime();

/** A local day as YYYY-MM-DD. */
export const localDay = z.iso.date();

/** Makes a submit safe to repeat (design 5). */
export const attemptId = z.uuid("The attempt id must be a UUID");

/** One line of an XP breakdown. */
export const xpPart = z.strictObject({ reason: z.string(), amount: z.int() });
export type XpPart = z.infer<typeof xpPart>;

/** Longest text that any answer field takes. */
export const MAX_ANSWER_CHARS = 200;
export const answerText = z.string().check(z.maxLength(MAX_ANSWER_CHARS, "The answer is too long"));
