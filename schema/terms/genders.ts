// Without zod: the browser's first pages need the words, not the schema (budgets W1).

/** Grammatical gender of a noun as stored; `pl` marks a plural-only noun (design 5). */
export const GENDERS = ["m", "f", "n", "pl"] as const;
export type Gender = (typeof GENDERS)[number];

/** Nominative definite article of each gender. */
export const DEFINITE_ARTICLES: Readonly<Record<Gender, "der" | "die" | "das">> = {
  m: "der",
  f: "die",
  n: "das",
  pl: "die",
};

/** English name of each gender, for hidden text beside the chip (look: Gender chip). */
export const GENDER_NAMES: Readonly<Record<Gender, string>> = {
  m: "masculine",
  f: "feminine",
  n: "neuter",
  pl: "plural only",
};
