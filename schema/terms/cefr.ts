import * as z from "zod/mini";

/** The six levels of the Common European Framework, easiest first (spec 9). */
export const CEFR_LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;

export const cefrLevel = z.enum(CEFR_LEVELS);
export type CefrLevel = z.infer<typeof cefrLevel>;

/** English title of each level (spec 9). */
export const CEFR_TITLES: Readonly<Record<CefrLevel, string>> = {
  A1: "Beginner",
  A2: "Elementary",
  B1: "Intermediate",
  B2: "Upper Intermediate",
  C1: "Advanced",
  C2: "Mastery",
};

/** The level after this one, or null after C2: the target of a level-up quiz (spec 4). */
export function nextCefrLevel(level: CefrLevel): CefrLevel | null {
  return CEFR_LEVELS[CEFR_LEVELS.indexOf(level) + 1] ?? null;
}
