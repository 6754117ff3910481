import * as z from "zod/mini";

/**
 * When a learner sees corrections: under every message, only those of grammar that their level knows, or not before the report at the end.
 * Everything is corrected and kept in each of them.
 */
export const CORRECTION_MODES = ["every-message", "my-level", "at-end"] as const;

export const correctionMode = z.enum(CORRECTION_MODES);
export type CorrectionMode = z.infer<typeof correctionMode>;

export const DEFAULT_CORRECTION_MODE: CorrectionMode = "every-message";
