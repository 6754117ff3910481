import * as z from "zod/mini";

/** How the tutor addresses the learner: `professional` says Sie, the others du. */
export const TONES = ["professional", "friendly", "slang"] as const;

export const tone = z.enum(TONES);
export type Tone = z.infer<typeof tone>;

export const DEFAULT_TONE: Tone = "professional";

export const TONE_LABELS: Readonly<Record<Tone, string>> = {
  professional: "Formal",
  friendly: "Informal",
  slang: "Very Informal",
};
