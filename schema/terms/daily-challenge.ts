import * as z from "zod/mini";

/** Kinds of daily challenge. */
export const DAILY_CHALLENGE_TYPES = ["lessons", "vocab", "grammar", "conversation"] as const;
export const dailyChallengeType = z.enum(DAILY_CHALLENGE_TYPES);
export type DailyChallengeType = z.infer<typeof dailyChallengeType>;
