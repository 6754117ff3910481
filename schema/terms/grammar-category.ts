import * as z from "zod/mini";

/** Categories of grammar topics. The tutor links a correction to a topic by this slug. */
export const GRAMMAR_CATEGORIES = [
  "articles",
  "cases",
  "nouns",
  "pronouns",
  "verbs",
  "tenses",
  "modal-verbs",
  "word-order",
  "prepositions",
  "adjectives",
  "connectors",
  "negation",
  "passive",
  "subjunctive",
  "style",
] as const;

export const grammarCategory = z.enum(GRAMMAR_CATEGORIES);
export type GrammarCategory = z.infer<typeof grammarCategory>;

export { EXERCISES_PER_TOPIC } from "./grammar-topic.ts";

/** Kinds of grammar exercise. */
export const EXERCISE_TYPES = ["multiple-choice", "fill-blank"] as const;
export const exerciseType = z.enum(EXERCISE_TYPES);
export type ExerciseType = z.infer<typeof exerciseType>;

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export const difficulty = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof difficulty>;
