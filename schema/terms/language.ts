import * as z from "zod/mini";

/** Languages that conversations offer. Everything else in the app is German. */
export const LANGUAGES = ["german", "french", "spanish", "italian"] as const;

export const language = z.enum(LANGUAGES);
export type Language = z.infer<typeof language>;

export const DEFAULT_LANGUAGE: Language = "german";
