import * as z from "zod/mini";

/** Languages the conversations offer (spec 1); German is the product's focus and the default. */
export const LANGUAGES = ["german", "french", "spanish", "italian"] as const;

export const language = z.enum(LANGUAGES);
export type Language = z.infer<typeof language>;

export const DEFAULT_LANGUAGE: Language = "german";
