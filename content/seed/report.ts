import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { conversationStarters } from "#schema/db/conversations.ts";
import {
  curriculumChapters,
  curriculumSubchapters,
  curriculumWords,
  germanVocabularyBank,
} from "#schema/db/curriculum.ts";
import { conjugationQuestions, grammarExercises, grammarLibrary } from "#schema/db/grammar.ts";
import { verbPrefixQuestions, verbPrefixTests } from "#schema/db/vocabulary.ts";

const SEEDED_TABLES: readonly SQLiteTable[] = [
  curriculumChapters,
  curriculumSubchapters,
  curriculumWords,
  germanVocabularyBank,
  conversationStarters,
  grammarLibrary,
  grammarExercises,
  conjugationQuestions,
  verbPrefixTests,
  verbPrefixQuestions,
];

/** A row of SNAPSHOT_QUERIES. */
export interface SnapshotRow {
  table: string;
  id: number;
  /** Every column of the row as one text: it differs when the row does. */
  contents: string;
}

export interface TableChanges {
  inserted: number;
  updated: number;
  deleted: number;
}

/**
 * SQL for everything that a seed may change, one query a table: D1 takes at most five terms in a compound SELECT. Run all of them before
 * and after, and pass all rows of both times to seedChanges.
 */
export const SNAPSHOT_QUERIES: readonly string[] = SEEDED_TABLES.map((table) => {
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table)).map((column) => `"${column.name}"`);
  return `SELECT '${name}' AS "table", "id", json_array(${columns.join(", ")}) AS "contents" FROM "${name}"`;
});

/** What a seed did to each table, found by comparing the rows before and after it. */
export function seedChanges(
  before: readonly SnapshotRow[],
  after: readonly SnapshotRow[],
): Record<string, TableChanges> {
  const changes: Record<string, TableChanges> = {};
  for (const table of SEEDED_TABLES) changes[getTableName(table)] = { inserted: 0, updated: 0, deleted: 0 };
  const old = new Map(before.map((row) => [`${row.table} ${row.id}`, row]));
  for (const row of after) {
    const key = `${row.table} ${row.id}`;
    const counts = changes[row.table];
    const was = old.get(key);
    old.delete(key);
    if (!counts || was?.contents === row.contents) continue;
    counts[was ? "updated" : "inserted"] += 1;
  }
  for (const row of old.values()) {
    const counts = changes[row.table];
    if (counts) counts.deleted += 1;
  }
  return changes;
}

/** The changes for the console, one line a table. */
export function describeChanges(changes: Readonly<Record<string, TableChanges>>): string {
  const lines = Object.entries(changes)
    .filter(([, { inserted, updated, deleted }]) => inserted + updated + deleted > 0)
    .map(([table, { inserted, updated, deleted }]) => `${table}: ${inserted} new, ${updated} changed, ${deleted} gone`);
  return lines.join("\n") || "nothing changed";
}
