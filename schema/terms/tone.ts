import * as z from "zod/mini";

/** How the tutor addresses the learner (spec 2). */
export const TONES = ["professional", "friendly", "slang"] as const;

/** What is said of an unknown tone (spec 5). */
export const tone = z.enum(TONES);
export type Tone = z.infer<typeof tone>;

export const DEFAULT_TONE: Tone = "professional";

/** Label shown for each tone (spec 2). */
export const TONE_LABELS: Readonly<Record<Tone, string>> = {
  professional: "Formal",
  friendly: "Informal",
  slang: "Very Informal",
};
