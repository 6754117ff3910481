import * as z from "zod/mini";
import { cefrLevel } from "#schema/terms/cefr-schema.ts";
import { tone } from "#schema/terms/tone.ts";
import { topic } from "#schema/terms/topic.ts";

const text = z.string().check(z.trim(), z.minLength(1));

/** How a conversation opens. */
export const contentStarter = z.strictObject({
  topic,
  tone,
  emoji: text,
  /** What the learner picks it by, in English. */
  title: text.check(z.maxLength(40)),
  /** The tutor's first words in German, at the level; they end with a question. */
  prompt: text.check(z.maxLength(240)),
  /** The same in English. */
  translation: text,
});
export type ContentStarter = z.infer<typeof contentStarter>;

/** Shape of content/conversation-starters/<level>.yaml. */
export const contentStarters = z.strictObject({
  level: cefrLevel,
  starters: z.array(contentStarter).check(z.minLength(1), z.maxLength(99)),
});
