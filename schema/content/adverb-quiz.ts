import * as z from "zod/mini";

/** Levels of the adverb quiz: C1 and C2 have none. */
export const ADVERB_QUIZ_LEVELS = ["A1", "A2", "B1", "B2"] as const;
export const adverbQuizLevel = z.enum(ADVERB_QUIZ_LEVELS);
export type AdverbQuizLevel = z.infer<typeof adverbQuizLevel>;

export const ADVERB_OPTION_VALUES = ["a", "b", "c", "d"] as const;
export const adverbOptionValue = z.enum(ADVERB_OPTION_VALUES);
export type AdverbOptionValue = z.infer<typeof adverbOptionValue>;

/** One question of the adverb quiz, as the browser's code carries it. */
export const adverbQuestion = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(20)),
  level: adverbQuizLevel,
  /** The task in English. */
  question: z.string().check(z.minLength(1)),
  /** German sentence with the blank written as `___`. */
  germanSentence: z.string().check(z.includes("___")),
  /** English translation with the decisive hint. */
  englishTranslation: z.string().check(z.minLength(1)),
  options: z
    .array(z.strictObject({ value: adverbOptionValue, label: z.string().check(z.minLength(1)) }))
    .check(z.length(4)),
  correctAnswer: adverbOptionValue,
  explanation: z.string().check(z.minLength(1)),
});
export type AdverbQuestion = z.infer<typeof adverbQuestion>;
