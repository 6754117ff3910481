import * as z from "zod/mini";

/** Languages that conversations offer. Everything else in the app is German. */
export const LANGUAGES = ["german", "french", "spanish", "italian"] as const;

export const language = z.enum(LANGUAGES);
export type Language = z.infer<typeof language>;

export const DEFAULT_LANGUAGE: Language = "german";

export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = {
  german: "German",
  french: "French",
  spanish: "Spanish",
  italian: "Italian",
};

/** The value of the `lang` attribute that text in a language carries. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  german: "de",
  french: "fr",
  spanish: "es",
  italian: "it",
};
