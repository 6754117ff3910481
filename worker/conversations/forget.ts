import { and, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { conversations, grammaticalIssues, turns } from "#schema/db/index.ts";
import type { Retention } from "#schema/rules/retention.ts";
import type { Database } from "../db/database.ts";

function isOneOf(column: SQLiteColumn, userIds: readonly string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))`;
}

/** Deletes the conversations of some learners in which nothing was said for long, with their turns. Only of those that began so long ago the last turn is read. */
export function forgetConversations(db: Database, userIds: readonly string[], { conversationsFrom }: Retention) {
  const { id, userId, createdAt } = conversations;
  const saidLast = sql`(SELECT coalesce(latest.replied_at, latest.created_at) FROM ${turns} AS latest
    WHERE latest.conversation_id = ${id} ORDER BY latest.id DESC LIMIT 1)`;
  const isSilent = sql`coalesce(${saidLast}, 0) < ${conversationsFrom.getTime()}`;
  return db.delete(conversations).where(and(isOneOf(userId, userIds), lt(createdAt, conversationsFrom), isSilent));
}

/** Deletes mistakes that were not made again for long. */
export function forgetMistakes(db: Database, userIds: readonly string[], { mistakesFrom }: Retention) {
  const { userId, lastEncountered } = grammaticalIssues;
  return db.delete(grammaticalIssues).where(and(isOneOf(userId, userIds), lt(lastEncountered, mistakesFrom)));
}
