import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";

/** Questions of the prefix test of one base verb. */
export const QUESTIONS_PER_PREFIX_TEST = 10;

const text = z.string().check(z.trim(), z.minLength(1));

/** A prefix without a hyphen: `an`, `be`, `zurück`. */
const prefix = z.string().check(z.regex(/^[a-zäöü]+$/));

export const contentPrefixQuestion = z.strictObject({
  level: cefrLevel,
  /**
   * German with exactly one gap `___` for the prefix, either a word of its own ("Der Zug kommt um acht ___.") or joined
   * to its verb ("Wann wird er ___kommen?"). The English of it all may follow in brackets, where it decides the answer.
   */
  question: text,
  options: z.array(prefix).check(z.length(4)),
  /** Index of the right option, counted from 0. */
  correctAnswer: z.int().check(z.minimum(0), z.maximum(3)),
  /** What the right verb means, and what the most tempting wrong one would mean here. English. */
  explanation: text,
});
export type ContentPrefixQuestion = z.infer<typeof contentPrefixQuestion>;

/** Shape of content/verb-prefixes/<verb>.yaml: one base verb and the questions about its prefixes. */
export const contentPrefixTest = z.strictObject({
  /** The base verb, an infinitive: `kommen`. */
  verb: z.string().check(z.regex(/^[a-zäöüß]+n$/)),
  /** English: `to come`. */
  baseMeaning: text,
  testTitle: text,
  questions: z.array(contentPrefixQuestion).check(z.length(QUESTIONS_PER_PREFIX_TEST)),
});
export type ContentPrefixTest = z.infer<typeof contentPrefixTest>;
