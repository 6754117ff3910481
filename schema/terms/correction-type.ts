import * as z from "zod/mini";

/** Kinds of correction that the tutor makes. */
export const CORRECTION_TYPES = ["grammar", "spelling", "word-order", "vocabulary", "other"] as const;
export const correctionType = z.enum(CORRECTION_TYPES);
export type CorrectionType = z.infer<typeof correctionType>;

/** Who wrote a message of a conversation. */
export const MESSAGE_ROLES = ["user", "assistant"] as const;
export const messageRole = z.enum(MESSAGE_ROLES);
export type MessageRole = z.infer<typeof messageRole>;
