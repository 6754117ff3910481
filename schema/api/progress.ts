import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { language } from "#schema/terms/language.ts";
import { count } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Progress in a language. */
export const languageProgress = z.strictObject({
  language,
  /** The highest level in which a lesson was passed; A1 before that. */
  cefrLevel,
  vocabularyCount: count,
});
export type LanguageProgress = z.infer<typeof languageProgress>;

export const progressApi = {
  "GET /api/progress/:language": endpoint({
    access: "learner",
    params: z.strictObject({ language }),
    response: languageProgress,
  }),
};
