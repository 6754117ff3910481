// Without zod: the browser's first pages need the words, not the schema (budgets W1).

/** The six levels of the Common European Framework, easiest first (spec 9). */
export const CEFR_LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];

/** English title of each level (spec 9). */
export const CEFR_TITLES: Readonly<Record<CefrLevel, string>> = {
  A1: "Beginner",
  A2: "Elementary",
  B1: "Intermediate",
  B2: "Upper Intermediate",
  C1: "Advanced",
  C2: "Mastery",
};
