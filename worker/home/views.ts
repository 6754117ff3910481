import type { LanguageProgress } from "#schema/api/progress.ts";
import type { Language } from "#schema/terms/language.ts";
import type { TrackingRow } from "./store.ts";

/** Progress in a language; a language never practiced starts at A1 with no word. */
export function publicProgress(language: Language, row: TrackingRow | undefined): LanguageProgress {
  return { language, cefrLevel: row?.cefrLevel ?? "A1", vocabularyCount: row?.vocabularyCount ?? 0 };
}
