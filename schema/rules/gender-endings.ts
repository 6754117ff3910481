import type { Gender } from "#schema/terms/gender.ts";

/** Endings that tell the gender of a noun, the weak ones too: how far each holds is counted. */
const ENDINGS: readonly (readonly [Gender, string])[] = [
  ["f", "ung heit keit schaft ion tät ei ik ur enz anz ie in e"],
  ["n", "chen lein ment um ma"],
  ["m", "ling ismus ist or ant ent ig ich er"],
];

/** Longest first: Dokument ends in -ment, not in -ent. */
const BY_LENGTH = ENDINGS.flatMap(([gender, endings]) =>
  endings.split(" ").map((ending) => ({ ending, gender })),
).toSorted((one, other) => other.ending.length - one.ending.length);

/** A rule is worth telling from so many nouns on, and where it holds for at least so many of a hundred. */
const MIN_NOUNS = 8;
const MIN_PERCENT = 80;

const MAX_EXAMPLES = 3;
const MAX_EXCEPTIONS = 2;

export interface Noun {
  word: string;
  gender: Gender;
}

/** An ending with all nouns that have it, in their order. */
export interface EndingNouns {
  ending: string;
  gender: Gender;
  nouns: readonly Noun[];
  /** How many of them have this gender. */
  right: number;
}

/** What is told after a mistake: shapes and numbers as in schema/api/vocabulary.ts. */
export interface GenderRule {
  ending: string;
  gender: Gender;
  nouns: number;
  right: number;
  examples: Noun[];
  exceptions: Noun[];
}

/** The ending of a noun that tells something, the longest one; undefined for the others. A word that is all ending, such as Ei, has none. */
function endingOf(word: string) {
  const letters = word.toLowerCase();
  return BY_LENGTH.find(({ ending }) => letters.length > ending.length && letters.endsWith(ending));
}

/**
 * Every ending with the nouns that have it: those that only look like it count too, because a learner sees no difference between the -chen
 * of Mädchen and that of Kuchen. Plural-only nouns have no gender.
 */
export function nounsByEnding(nouns: readonly Noun[]): EndingNouns[] {
  const withEnding = nouns.filter(({ gender }) => gender !== "pl").map((noun) => ({ noun, rule: endingOf(noun.word) }));
  return BY_LENGTH.map((rule) => {
    const own = withEnding.filter((one) => one.rule === rule).map(({ noun }) => noun);
    return { ...rule, nouns: own, right: own.filter(({ gender }) => gender === rule.gender).length };
  });
}

/** The rule that gives this noun its gender; null where its ending tells nothing, too little, or the wrong thing. */
export function genderRuleFor(noun: Noun, endings: readonly EndingNouns[]): GenderRule | null {
  const { ending, gender } = endingOf(noun.word) ?? {};
  const found = endings.find((one) => one.ending === ending);
  if (!found || gender !== noun.gender) return null;
  const { nouns, right } = found;
  if (nouns.length < MIN_NOUNS || right * 100 < MIN_PERCENT * nouns.length) return null;
  const others = nouns.filter(({ word }) => word !== noun.word).map((one) => ({ word: one.word, gender: one.gender }));
  return {
    ending: `-${ending}`,
    gender,
    nouns: nouns.length,
    right,
    examples: others.filter((one) => one.gender === gender).slice(0, MAX_EXAMPLES),
    exceptions: others.filter((one) => one.gender !== gender).slice(0, MAX_EXCEPTIONS),
  };
}
