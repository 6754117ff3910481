import { comparable, nounLemmas, verbLemmas } from "./dictionaries.ts";

/** Endings of adjectives, of comparatives and superlatives, and of nouns that the dictionary lacks. */
const ENDINGS = ["", "er", "ere", "st", "est"].flatMap((degree) =>
  ["", "e", "n", "s", "en", "em", "er", "es"].map((ending) => degree + ending),
);

/**
 * What a German word could be a form of, in lower case and with ss for ß: the dictionaries' nouns and verbs, and the
 * bare adjective for an ending. Guesses too much rather than too little.
 */
export function lemmasOf(word: string): string[] {
  const form = comparable(word);
  const stems = ENDINGS.filter((ending) => ending !== "" && form.endsWith(ending)).map((ending) =>
    form.slice(0, -ending.length),
  );
  return [...new Set([form, ...nounLemmas(form), ...verbLemmas(form), ...stems.filter((stem) => stem.length > 1)])];
}
