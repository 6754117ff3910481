import { and, between, eq, sql } from "drizzle-orm";
import {
  grammarRules,
  progressTracking,
  unlockedGrammarLevels,
  unlockedGrammarTopics,
  userGrammarProgress,
  users,
} from "#schema/db/index.ts";
import type { IdRange } from "#schema/rules/content-id.ts";
import type { GrammarUnlocks } from "#schema/rules/grammar-unlocks.ts";
import type { CefrLevel } from "#schema/terms/cefr.ts";
import { DEFAULT_LANGUAGE, type Language } from "#schema/terms/language.ts";
import type { Results, Statement } from "../db/batch.ts";
import type { Database } from "../db/database.ts";

export type ProgressRow = typeof userGrammarProgress.$inferSelect;
type UnlockMethod = (typeof unlockedGrammarLevels.$inferInsert)["unlockMethod"];

/** What a learner's quizzes have opened. `unlocksIn` reads it out of the rows. */
export function unlocksOf(db: Database, userId: string) {
  return {
    levels: db
      .select({ cefrLevel: unlockedGrammarLevels.cefrLevel, unlockedAt: unlockedGrammarLevels.unlockedAt })
      .from(unlockedGrammarLevels)
      .where(eq(unlockedGrammarLevels.userId, userId)),
    topics: db
      .select({ topicId: unlockedGrammarTopics.topicId, unlockedAt: unlockedGrammarTopics.unlockedAt })
      .from(unlockedGrammarTopics)
      .where(eq(unlockedGrammarTopics.userId, userId)),
  };
}

export type UnlockRows = Results<ReturnType<typeof unlocksOf>>;

export function unlocksIn({ levels, topics }: UnlockRows): GrammarUnlocks {
  return {
    levels: new Set(levels.map(({ cefrLevel }) => cefrLevel)),
    topics: new Set(topics.map(({ topicId }) => topicId)),
  };
}

/** When the account began, which opened the first level: one row. */
export function accountOf(db: Database, userId: string) {
  return db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
}

/** The learner's progress in a topic (one row at most), in those whose ids lie in a range, or in all. */
export function progressIn(db: Database, userId: string, topics?: number | IdRange) {
  const { grammarLibraryId } = userGrammarProgress;
  const [first, last] = typeof topics === "number" ? [topics, topics] : (topics ?? [0, Number.MAX_SAFE_INTEGER]);
  return db
    .select()
    .from(userGrammarProgress)
    .where(and(eq(userGrammarProgress.userId, userId), between(grammarLibraryId, first, last)));
}

/** Stores a learner's progress in a topic: the whole row, decided by the caller. */
export function upsertProgress(db: Database, row: ProgressRow) {
  const { userId: _user, grammarLibraryId: _topic, ...set } = row;
  return db
    .insert(userGrammarProgress)
    .values(row)
    .onConflictDoUpdate({ target: [userGrammarProgress.userId, userGrammarProgress.grammarLibraryId], set });
}

export function insertLevel(
  db: Database,
  row: {
    userId: string;
    cefrLevel: CefrLevel;
    unlockedAt: Date;
    unlockMethod: UnlockMethod;
    quizResultId: string | null;
  },
): Statement {
  return db.insert(unlockedGrammarLevels).values(row).onConflictDoNothing();
}

/** Opens topics in one statement with one parameter for all of them: D1 takes at most a hundred. */
export function insertTopics(
  db: Database,
  topics: readonly number[],
  { userId, unlockedAt, unlockMethod }: { userId: string; unlockedAt: Date; unlockMethod: UnlockMethod },
): Statement {
  return db
    .insert(unlockedGrammarTopics)
    .select(
      sql`SELECT ${userId}, value, ${unlockedAt.getTime()}, ${unlockMethod} FROM json_each(${JSON.stringify(topics)}) WHERE true`,
    )
    .onConflictDoNothing();
}

/** The level that the learner works at: at most one row. */
export function trackedLevelOf(db: Database, userId: string) {
  return db
    .select({ cefrLevel: progressTracking.cefrLevel })
    .from(progressTracking)
    .where(and(eq(progressTracking.userId, userId), eq(progressTracking.language, DEFAULT_LANGUAGE)));
}

/** How often the learner did without a mistake, by category. */
export function masteredOf(db: Database, userId: string, language: Language) {
  return db
    .select({ rule: grammarRules.rule, timesMastered: grammarRules.timesMastered })
    .from(grammarRules)
    .where(and(eq(grammarRules.userId, userId), eq(grammarRules.language, language)));
}
