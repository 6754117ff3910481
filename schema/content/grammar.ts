import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { difficulty, grammarCategory } from "#schema/terms/grammar-category.ts";
import { EXERCISES_PER_TOPIC } from "#schema/terms/grammar-topic.ts";

export { EXERCISES_PER_TOPIC };
/** Stands in a question where the answer goes. */
export const GAP = "___";

const text = z.string().check(z.trim(), z.minLength(1));

/** HTML, code, links and headings: the page draws only paragraphs, bold, italics, lists and tables. */
const BEYOND_THE_SUBSET = /[<>`]|\]\(|^\s*#/mu;

const markdown = text.check(
  z.refine((value) => !BEYOND_THE_SUBSET.test(value), "only paragraphs, bold, italics, lists and tables are possible"),
);

/** What leads a learner to a wrong answer: wrong answer → misconception, in English. */
const tempts = z.record(text, text);

const shared = {
  difficulty,
  /** German with exactly one gap `___`; a hint in brackets may follow: "Amira ___ in Köln. (wohnen, present)". */
  question: text,
  correctAnswer: text,
  /** Why the right answer is right, and where the most tempting wrong one would be. */
  explanation: text,
  tempts,
};

export const contentChoiceExercise = z.strictObject({
  type: z.literal("multiple-choice"),
  ...shared,
  options: z.array(text).check(z.length(4)),
});
export type ContentChoiceExercise = z.infer<typeof contentChoiceExercise>;

export const contentGapExercise = z.strictObject({
  type: z.literal("fill-blank"),
  ...shared,
  /** Everything else that a native speaker could rightly type here. */
  acceptedAnswers: z.optional(z.array(text).check(z.minLength(1))),
});
export type ContentGapExercise = z.infer<typeof contentGapExercise>;

export const contentExercise = z.discriminatedUnion("type", [contentChoiceExercise, contentGapExercise]);
export type ContentExercise = z.infer<typeof contentExercise>;

export const contentExample = z.strictObject({ german: text, english: text });
export type ContentExample = z.infer<typeof contentExample>;

/** Shape of content/grammar/<level>/NN-slug.yaml: one topic with its explanation, examples and exercises. */
export const contentGrammarTopic = z.strictObject({
  level: cefrLevel,
  /** Place in its level: the order in which topics unlock. */
  order: z.int().check(z.minimum(1), z.maximum(99)),
  slug: text.check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  /** English, with the German term in brackets. */
  title: text,
  category: grammarCategory,
  /** Words that find the topic in the library's search, English and German. */
  search: z.array(text).check(z.minLength(1)),
  /** The rule in one breath. */
  summary: text,
  /** English in a subset of Markdown: paragraphs, bold, italics, lists, tables. */
  explanation: markdown,
  examples: z.array(contentExample).check(z.minLength(5)),
  exercises: z.array(contentExercise).check(z.length(EXERCISES_PER_TOPIC)),
});
export type ContentGrammarTopic = z.infer<typeof contentGrammarTopic>;
