import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { SNAPSHOT_QUERIES, type SnapshotRow } from "#content/seed/report.ts";

const MIGRATIONS = fileURLToPath(new URL("../../migrations/", import.meta.url));

/** A real SQLite in memory with the real migrations and foreign keys on, as D1 has them. */
export function freshDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: true });
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()) {
    database.exec(readFileSync(`${MIGRATIONS}${file}`, "utf8"));
  }
  return database;
}

/** Runs statements one by one; gives how many rows they wrote or deleted altogether. */
export function runSeed(database: DatabaseSync, statements: readonly string[]): number {
  return statements.reduce((sum, statement) => sum + Number(database.prepare(statement).run().changes), 0);
}

/** Everything that a seed may change. */
export function snapshot(database: DatabaseSync): SnapshotRow[] {
  return SNAPSHOT_QUERIES.flatMap((sql) => database.prepare(sql).all() as unknown as SnapshotRow[]);
}
