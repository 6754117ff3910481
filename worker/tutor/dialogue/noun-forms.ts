import type { Tone } from "#schema/terms/tone.ts";
import { dativePlural } from "../german/paradigm.ts";

/** Whose something is, as the tutor says it. */
export type Owner = "dein" | "euer" | "Ihr";

export interface NounForms {
  nominative: string;
  dative: string;
  accusative: string;
  /** With "ein"; a plural stands alone. */
  indefinite: string;
  /** Without an article. */
  bare: string;
}

const ENDINGS = { m: ["", "em", "en"], f: ["e", "er", "e"], n: ["", "em", ""], pl: ["e", "en", "e"] } as const;
const ARTICLES = {
  m: ["der", "dem", "den"],
  f: ["die", "der", "die"],
  n: ["das", "dem", "das"],
  pl: ["die", "den", "die"],
} as const;

/** Who owns what stands behind this word of the learner's: to the tutor, "unser Chor" is "euer Chor"; null behind any other word. */
export function ownerOf(determiner: string, tone: Tone): Owner | null {
  if (!/^(?:mein|unse?r)/iu.test(determiner)) return null;
  return tone === "professional" ? "Ihr" : /^u/iu.test(determiner) ? "euer" : "dein";
}

/**
 * A noun with what stands before it: its owner, or else its article (`bare`: nothing). `gender` is `pl` for the plural form; `oblique` is its
 * dative and accusative where they have an ending of their own (Kollegen).
 */
export function nounForms(
  noun: string,
  gender: keyof typeof ENDINGS,
  owner: Owner | null,
  { oblique = noun, bare = false }: { oblique?: string; bare?: boolean } = {},
): NounForms {
  const [first, second, third] =
    owner === null
      ? ARTICLES[gender]
      : ENDINGS[gender].map((ending) => (owner === "euer" && ending !== "" ? "eur" : owner) + ending);
  const behind = (word: string | undefined, form: string): string => (bare ? form : `${word ?? ""} ${form}`);
  const many = gender === "pl";
  return {
    nominative: behind(first, noun),
    dative: behind(second, many ? dativePlural(noun) : oblique),
    accusative: behind(third, many ? noun : oblique),
    indefinite: many ? noun : `${gender === "f" ? "eine" : "ein"} ${noun}`,
    bare: noun,
  };
}

/** The ending in -n that some men have in every case but the nominative ("den Orthopäden"), read from their genitive; null for any other noun. */
export function weakForm(
  lemma: string,
  gender: string | undefined,
  genitive: string | null | undefined,
): string | null {
  if (gender !== "m" || /[ns]$/u.test(lemma)) return null;
  return /^.+n(?=s?$)/u.exec(genitive ?? "")?.[0] ?? null;
}
