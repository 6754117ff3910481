import * as z from "zod/mini";
import { GENDERS, type Gender } from "./genders.ts";

export { DEFINITE_ARTICLES, GENDER_NAMES, GENDERS, type Gender } from "./genders.ts";

export const gender = z.enum(GENDERS);

/** Every spelling of a gender that the calls accept, mapped to the stored one. */
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
