import * as z from "zod/mini";

/** Parts of speech that content may use. `phrase` stands for a fixed expression of several words. */
export const PARTS_OF_SPEECH = [
  "noun",
  "verb",
  "adjective",
  "adverb",
  "pronoun",
  "article",
  "preposition",
  "conjunction",
  "numeral",
  "particle",
  "interjection",
  "phrase",
] as const;

export const partOfSpeech = z.enum(PARTS_OF_SPEECH);
export type PartOfSpeech = z.infer<typeof partOfSpeech>;
