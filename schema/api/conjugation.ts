import * as z from "zod/mini";
import { PERSONS } from "#schema/terms/conjugation.ts";
import { count } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const word = z.string().check(z.minLength(1), z.maxLength(60));

/** Most questions that come at once. */
export const CONJUGATION_LIMIT = 50;

export const conjugationQuestion = z.strictObject({
  id: z.int(),
  /** With a gap `___` for each word of the answer: `ich ___ ___`. */
  question: z.string(),
  /** The form to show, without its pronoun. */
  answer: z.string(),
  /** Further right forms. */
  accepted: z.array(z.string()),
  questionType: z.string(),
  /** The infinitive. */
  verb: z.string(),
  /** The name of the tense: `Simple Past`. */
  tense: z.string(),
  person: z.enum(PERSONS),
});
export type ConjugationQuestion = z.infer<typeof conjugationQuestion>;

export const conjugationApi = {
  "GET /api/conjugation-questions/random": endpoint({
    access: "visitor",
    query: z.strictObject({
      /** An infinitive. */
      verb: z.optional(word),
      /** `simple-past` or `Simple Past`. */
      tense: z.optional(word),
      /** At most so many: 1 to CONJUGATION_LIMIT; 20 when left out. */
      limit: z.optional(
        z.pipe(
          z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
          z.int().check(z.minimum(1), z.maximum(CONJUGATION_LIMIT)),
        ),
      ),
    }),
    response: z.array(conjugationQuestion),
  }),
  /** Stores the questions of these tenses that are missing; gives how many were stored. */
  "POST /api/conjugation-questions/populate": endpoint({
    access: "learner",
    body: z.strictObject({ tenseGroups: z.array(word).check(z.maxLength(10)) }),
    response: z.strictObject({ count }),
  }),
};
