import * as z from "zod/mini";

/** Grammatical gender of a noun as stored; `pl` marks a plural-only noun (design 5). */
export const GENDERS = ["m", "f", "n", "pl"] as const;

export const gender = z.enum(GENDERS);
export type Gender = z.infer<typeof gender>;

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

/** Every spelling of a gender that the calls accept (spec 3, design 5), mapped to the stored one. */
const GENDER_SPELLINGS: Readonly<Record<string, Gender>> = {
  m: "m",
  der: "m",
  masculine: "m",
  f: "f",
  die: "f",
  feminine: "f",
  n: "n",
  das: "n",
  neuter: "n",
  pl: "pl",
  plural: "pl",
};

/** The stored gender for any accepted spelling, or null for anything else. */
export function genderFrom(spelling: string): Gender | null {
  const key = spelling.trim().toLowerCase();
  return Object.hasOwn(GENDER_SPELLINGS, key) ? (GENDER_SPELLINGS[key] ?? null) : null;
}
