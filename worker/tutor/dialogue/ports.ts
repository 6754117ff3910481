import type { PartOfSpeech } from "#schema/terms/part-of-speech.ts";
import type { Edit, TaughtWord, WordMeaning } from "../turn.ts";

/** How the tutor addresses the learner: one person with du or Sie, several with ihr. */
export type Address = "du" | "Sie" | "ihr";

/** One way to read a word as it stands in a text. */
export interface WordReading {
  lemma: string;
  partOfSpeech: PartOfSpeech;
  /** Verbs only. */
  form: "finite" | "infinitive" | "participle" | null;
  /** Finite verbs only. */
  person: 1 | 2 | 3 | null;
  number: "singular" | "plural" | null;
}

/** What the dialogue needs to know about German words. The German engine provides it; tests use a table. */
export interface Morphology {
  /** All readings of a word form; empty when it is unknown. */
  readings(word: string): readonly WordReading[];
  /** A finite form of the first person in the second: ("bin", "du") → "bist". Null when that is not certain. */
  inSecondPerson(form: string, address: Address): string | null;
  /** The other way around: ("bist", "du") → "bin", ("habt", "ihr") → "haben". */
  inFirstPerson(form: string, address: Address): string | null;
  /** The dictionary entry of a lemma, for chips and translations. */
  entry(lemma: string): TaughtWord | null;
  /** Why a text is probably wrong although nobody corrected it, or null. */
  doubtIn(text: string): string | null;
  /** The noun that a word is a form of, with all its genders (der/das Joghurt); null for any other word. */
  noun(
    word: string,
  ): { lemma: string; genders: readonly ("m" | "f" | "n")[]; plural: string | null; genitive: string | null } | null;
  /** What a word means where it stands; `sentence` may be null. */
  meaning(word: string, sentence: string | null): WordMeaning;
  /** The German lemma that we teach for an English word. */
  inGerman(english: string): string | null;
  /** The text with every mistake corrected that the engine is sure of. */
  corrected(text: string): string;
  /** Those corrections, each with its reason. */
  edits(text: string): readonly Edit[];
  /** "gehen" → "ist gegangen"; null where the lexicon does not know whether "haben" or "sein" is right. */
  perfect(infinitive: string): string | null;
}

/** The part of the German engine's analysis that a reply depends on. */
export interface Corrected {
  edits: readonly Edit[];
  /** The message with all edits made. */
  corrected: string;
}
