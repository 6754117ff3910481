import * as z from "zod/mini";

/** Kinds of daily challenge. */
export const CHALLENGE_TYPES = ["lessons", "vocab", "grammar", "conversation"] as const;
export const challengeType = z.enum(CHALLENGE_TYPES);
export type ChallengeType = z.infer<typeof challengeType>;
