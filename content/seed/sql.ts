import { getTableColumns, getTableName, type InferInsertModel } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** Longest statement in bytes of UTF-8. D1 refuses more than 100 kB. */
export const STATEMENT_BYTES = 80_000;

/** Ids in one DELETE: the keys of words have sixteen characters with their comma, all other ids have fewer. */
const IDS_PER_DELETE = 4_900;

/** A row with every column of its table. A column that is left out would keep its old value when seeded again. */
export type FullRow<Table extends SQLiteTable> = Required<InferInsertModel<Table>>;

/** A value as SQL. Throws a TypeError for a type that no row of content has. */
export function literal(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  // SQLite would end the statement at a NUL.
  if (typeof value === "string" && !value.includes("\0")) return `'${value.replaceAll("'", "''")}'`;
  throw new TypeError(`No SQL for ${JSON.stringify(value)}`);
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function size(sql: string): number {
  return Buffer.byteLength(sql, "utf8");
}

/**
 * Writes many rows with one INSERT. Existing rows are updated only if they differ, so a second seed writes nothing. Throws a
 * RangeError for a row that is too long for a statement.
 */
export function upsertStatements<Table extends SQLiteTable>(table: Table, rows: readonly FullRow<Table>[]): string[] {
  const columns: [string, SQLiteColumn][] = Object.entries(getTableColumns(table));
  const keys = columns.filter(([, column]) => column.primary).map(([, column]) => identifier(column.name));
  const others = columns.filter(([, column]) => !column.primary).map(([, column]) => identifier(column.name));
  const all = columns.map(([, column]) => identifier(column.name)).join(", ");
  const head = `INSERT INTO ${identifier(getTableName(table))} (${all}) VALUES\n`;
  const excluded = others.map((name) => `excluded.${name}`);
  const tail =
    `\nON CONFLICT (${keys.join(", ")}) DO UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(", ")}` +
    `\nWHERE (${others.join(", ")}) IS NOT (${excluded.join(", ")})`;
  const room = STATEMENT_BYTES - size(head) - size(tail);
  const tuples = rows.map((row) => {
    const values: Record<string, unknown> = row;
    return `(${columns.map(([key, column]) => literal(driverValue(column, values[key]))).join(", ")})`;
  });
  return packed(tuples, room).map((group) => head + group.join(",\n") + tail);
}

function driverValue(column: SQLiteColumn, value: unknown): unknown {
  return value === null ? null : column.mapToDriverValue(value);
}

/** Consecutive groups that take at most `room` bytes each, joined with `,\n`. */
function packed(tuples: readonly string[], room: number): string[][] {
  const groups: string[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const tuple of tuples) {
    const bytes = size(tuple) + 2;
    if (bytes > room) throw new RangeError(`One row takes ${bytes} bytes: ${tuple.slice(0, 80)} …`);
    if (used + bytes > room) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(tuple);
    used += bytes;
  }
  return groups;
}

/**
 * Deletes the rows of a table whose id is not in `ids`. Each statement covers one range of ids; together they cover every id
 * there can be.
 */
export function deleteOthersStatements(table: SQLiteTable, ids: readonly number[]): string[] {
  const sorted = ids.toSorted((one, other) => one - other);
  const name = identifier(getTableName(table));
  const statements: string[] = [];
  for (let start = 0; start === 0 || start < sorted.length; start += IDS_PER_DELETE) {
    const kept = sorted.slice(start, start + IDS_PER_DELETE);
    const next = sorted[start + IDS_PER_DELETE];
    const range = [
      ...(start > 0 ? [`"id" >= ${literal(kept[0])}`] : []),
      ...(next === undefined ? [] : [`"id" < ${literal(next)}`]),
      `"id" NOT IN (${kept.map(literal).join(",")})`,
    ];
    statements.push(`DELETE FROM ${name} WHERE ${range.join(" AND ")}`);
  }
  return statements;
}
