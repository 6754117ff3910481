import * as z from "zod/mini";
import { count } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const word = z.string().check(z.minLength(1), z.maxLength(60));

export const conjugationQuestion = z.strictObject({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  questionType: z.string(),
  verb: z.string(),
  tense: z.string(),
});
export type ConjugationQuestion = z.infer<typeof conjugationQuestion>;

export const conjugationApi = {
  "GET /api/conjugation-questions/random": endpoint({
    access: "visitor",
    query: z.strictObject({
      verb: z.optional(word),
      tense: z.optional(word),
      limit: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))),
    }),
    response: z.array(conjugationQuestion),
  }),
  "POST /api/conjugation-questions/populate": endpoint({
    access: "learner",
    body: z.strictObject({ tenseGroups: z.array(word).check(z.maxLength(10)) }),
    response: z.strictObject({ count }),
  }),
};
