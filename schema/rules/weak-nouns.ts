import type { Gender } from "../terms/gender.ts";

/** Endings of foreign words that take -en in every case but the nominative: Student, Polizist, Soldat. Not Staat, whose -en is a plural. */
const WEAK_EN = /(?:[ae]nt|ist|(?<!a)at|lit|eut|[Mm]ensch|[Bb]är|[Hh]eld|[Vv]orfahr)$/u;
const WEAK_N = /(?:[Hh]err|[Nn]achbar|[Bb]auer)$/u;

/**
 * The accusative of a masculine noun that changes in it ("Studenten", den Studenten); null for every other noun.
 * Nouns in -e belong here, too (Junge, Name), and the adjectives among them (der Bekannte, den Bekannten) have the same form.
 */
export function weakAccusative({
  word,
  gender,
  plural,
}: {
  word: string;
  gender: Gender | null;
  plural: string | null;
}): string | null {
  if (gender !== "m" || plural === null) return null;
  if (WEAK_N.test(word)) return `${word}n`;
  if (plural === `${word}n` && /(?<!e)e$/u.test(word)) return plural;
  return plural === `${word}en` && WEAK_EN.test(word) ? plural : null;
}
