// Without zod, which would make the first pages of the browser heavier: the schema is in cefr-schema.ts.

/** The six levels of the Common European Framework, easiest first. */
export const CEFR_LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];

export const CEFR_TITLES: Readonly<Record<CefrLevel, string>> = {
  A1: "Beginner",
  A2: "Elementary",
  B1: "Intermediate",
  B2: "Upper Intermediate",
  C1: "Advanced",
  C2: "Mastery",
};
