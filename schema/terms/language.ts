import * as z from "zod/mini";
import { LANGUAGES } from "./language-names.ts";

export { DEFAULT_LANGUAGE, LANGUAGE_LABELS, LANGUAGE_TAGS, LANGUAGES, type Language } from "./language-names.ts";
export const language = z.enum(LANGUAGES);
