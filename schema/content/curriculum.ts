import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { gender } from "#schema/terms/gender-schema.ts";
import { partOfSpeech } from "#schema/terms/part-of-speech.ts";
import { auxiliary, verbType } from "#schema/terms/verb-type.ts";

const text = z.string().check(z.trim(), z.minLength(1));

/**
 * One word of a lesson, one line of a chapter file (content/README.md#a-word).
 * `sentence` marks the taught word with asterisks: "Ich *stehe* um sieben *auf*."
 */
export const contentWord = z.strictObject({
  /** Lemma: noun without article, infinitive, reflexive verbs with `sich`. */
  word: text,
  pos: partOfSpeech,
  /** Nouns only; `pl` for plural-only nouns. */
  gender: z.optional(gender),
  /** Nouns only: the plural form without article, or the explicit word `none`. */
  plural: z.optional(text),
  /** English glosses; the first is the one that quizzes use. */
  en: z.array(text).check(z.minLength(1)),
  /** Verbs only. */
  verb: z.optional(verbType),
  aux: z.optional(auxiliary),
  /** Separable prefix, e.g. `auf` for aufstehen. */
  prefix: z.optional(text),
  /** Case or government, e.g. `+ Dat.` or `warten auf + Akk.`. */
  case: z.optional(text),
  /** Further German spellings that count as this word. */
  accepted: z.optional(z.array(text)),
  /** Feminine form of a noun for people, e.g. `Lehrerin` for Lehrer (never an entry of its own). */
  feminine: z.optional(text),
  /** Tells homographs apart, e.g. `building` for Schloss. */
  sense: z.optional(text),
  sentence: text,
  translation: text,
});
export type ContentWord = z.infer<typeof contentWord>;

export const contentLesson = z.strictObject({
  title: text,
  /** What one can do afterwards (CEFR can-do), in English. */
  description: text,
  /** The word drawn on the walked path. A longer one would not fit between two stones. */
  trail: text.check(z.maxLength(10)),
  words: z.array(contentWord).check(z.length(15)),
});
export type ContentLesson = z.infer<typeof contentLesson>;

/** Shape of content/curriculum/<level>/NN-slug.yaml: one chapter with its five lessons. */
export const contentChapter = z.strictObject({
  level: cefrLevel,
  chapter: z.int().check(z.minimum(1), z.maximum(10)),
  title: text,
  /** A few lower-case words on what it covers, in English. */
  description: text,
  /** One line: what one can do at its end, in English. */
  goal: text,
  icon: z.enum(["BookOpen", "Award", "Play"]),
  lessons: z.array(contentLesson).check(z.length(5)),
});
export type ContentChapter = z.infer<typeof contentChapter>;
