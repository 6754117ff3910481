// Without zod, which would make the first pages of the browser heavier: the schema is in gender-schema.ts.

/** Gender of a noun as stored. `pl` marks a noun that has only a plural, such as Eltern. */
export const GENDERS = ["m", "f", "n", "pl"] as const;
export type Gender = (typeof GENDERS)[number];

/** Nominative definite article of each gender. */
export const DEFINITE_ARTICLES: Readonly<Record<Gender, "der" | "die" | "das">> = {
  m: "der",
  f: "die",
  n: "das",
  pl: "die",
};

/** English name of each gender: what a screen reader says at the gender chip. */
export const GENDER_NAMES: Readonly<Record<Gender, string>> = {
  m: "masculine",
  f: "feminine",
  n: "neuter",
  pl: "plural only",
};
