import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { conversationStarters } from "#schema/db/conversations.ts";
import {
  curriculumChapters,
  curriculumSubchapters,
  curriculumWords,
  germanVocabularyBank,
} from "#schema/db/curriculum.ts";

import { grammarExercises, grammarLibrary } from "#schema/db/grammar.ts";

const SEEDED_TABLES: readonly SQLiteTable[] = [
  curriculumChapters,
  curriculumSubchapters,
  curriculumWords,
  germanVocabularyBank,
  conversationStarters,
  grammarLibrary,
  grammarExercises,
];

/** A row of SNAPSHOT_QUERY. */
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

/** D1 takes at most five SELECTs side by side, so the tables are put together in groups. */
const TABLES_A_GROUP = 4;

/** SQL for everything that a seed may change. Run it before and after, and pass both results to seedChanges. */
export const SNAPSHOT_QUERY = Array.from({ length: Math.ceil(SEEDED_TABLES.length / TABLES_A_GROUP) }, (_, group) => {
  const tables = SEEDED_TABLES.slice(group * TABLES_A_GROUP, (group + 1) * TABLES_A_GROUP);
  return `SELECT * FROM (\n${tables.map(selectAll).join("\nUNION ALL ")}\n)`;
}).join("\nUNION ALL ");

function selectAll(table: SQLiteTable): string {
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table)).map((column) => `"${column.name}"`);
  return `SELECT '${name}' AS "table", "id", json_array(${columns.join(", ")}) AS "contents" FROM "${name}"`;
}

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
