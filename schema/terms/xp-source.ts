import * as z from "zod/mini";

/** What XP came from: the `source` of a ledger row. */
export const XP_SOURCES = [
  "lesson",
  "double-xp-challenge",
  "adverb",
  "grammar-quiz",
  "grammar-unlock",
  "vocabulary-quiz",
  "study-mode",
  "conjugation",
  "plural",
  "verb-prefix",
  "conversation",
  "daily-challenges",
] as const;

export const xpSource = z.enum(XP_SOURCES);
export type XpSource = z.infer<typeof xpSource>;
