import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { contentWord } from "./curriculum.ts";

const text = z.string().check(z.trim(), z.minLength(1));

/** Words of one theme. Learners see the title as the category of its words, in German. */
export const contentBankGroup = z.strictObject({
  title: text,
  words: z.array(contentWord).check(z.minLength(1)),
});
export type ContentBankGroup = z.infer<typeof contentBankGroup>;

/** Shape of content/bank/<level>.yaml: the words of a level beyond its lessons. */
export const contentBank = z.strictObject({
  level: cefrLevel,
  groups: z.array(contentBankGroup).check(z.minLength(1)),
});
export type ContentBank = z.infer<typeof contentBank>;
