import { and, eq } from "drizzle-orm";
import { progressTracking } from "#schema/db/index.ts";
import type { Language } from "#schema/terms/language.ts";
import type { Database } from "../db/database.ts";

export type TrackingRow = Pick<typeof progressTracking.$inferSelect, "cefrLevel" | "vocabularyCount">;

/** The learner's row of a language: at most one. */
export function trackingOf(db: Database, userId: string, language: Language) {
  return db
    .select({ cefrLevel: progressTracking.cefrLevel, vocabularyCount: progressTracking.vocabularyCount })
    .from(progressTracking)
    .where(and(eq(progressTracking.userId, userId), eq(progressTracking.language, language)));
}
