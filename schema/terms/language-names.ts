// Without zod, which would make the landing page heavier: the schema is in language.ts.

/** Languages that conversations offer. Everything else in the app is German. */
export const LANGUAGES = ["german", "french", "spanish", "italian"] as const;
export type Language = (typeof LANGUAGES)[number];

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
