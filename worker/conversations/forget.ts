import { and, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { conversations, grammaticalIssues } from "#schema/db/index.ts";
import type { Retention } from "#schema/rules/retention.ts";
import type { Database } from "../db/database.ts";

function isOneOf(column: SQLiteColumn, userIds: readonly string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))`;
}

/** Deletes the conversations of some learners in which nothing was said for long, with their messages. */
export function forgetConversations(db: Database, userIds: readonly string[], { conversationsFrom }: Retention) {
  const { userId, updatedAt } = conversations;
  return db.delete(conversations).where(and(isOneOf(userId, userIds), lt(updatedAt, conversationsFrom)));
}

/** Deletes mistakes that were not made again for long. */
export function forgetMistakes(db: Database, userIds: readonly string[], { mistakesFrom }: Retention) {
  const { userId, lastEncountered } = grammaticalIssues;
  return db.delete(grammaticalIssues).where(and(isOneOf(userId, userIds), lt(lastEncountered, mistakesFrom)));
}
