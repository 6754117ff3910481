import { env } from "cloudflare:workers";
import { createHash } from "node:crypto";
import { GROWING_TABLES } from "./tables.ts";

/** What is stored at a moment: for each table, and for KV, the number of entries and a hash of their contents. */
export type Storage = Record<string, string>;

/** Every table of the app, in alphabetical order. */
export async function tableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'd1_*' ORDER BY name",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

function digest(entries: readonly unknown[]): string {
  return `${entries.length} entries, ${createHash("sha256").update(JSON.stringify(entries)).digest("hex").slice(0, 16)}`;
}

async function storageOf(names: readonly string[]): Promise<Storage> {
  const [tables, keys] = await Promise.all([
    env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`))),
    env.SESSIONS.list(),
  ]);
  const values = await Promise.all(keys.keys.map(async ({ name }) => [name, await env.SESSIONS.get(name)]));
  return {
    ...Object.fromEntries(names.map((name, i) => [name, digest(tables[i]?.results ?? [])])),
    KV: digest(values),
  };
}

/** Everything in D1 and KV, condensed. Two equal ones mean that nothing was stored in between. */
export async function storage(): Promise<Storage> {
  return storageOf(await tableNames());
}

/** The same without the tables that only a seed fills, which is fast enough to call after each of many requests. */
export async function learnerStorage(): Promise<Storage> {
  return storageOf(GROWING_TABLES);
}

/** One row, or null. Columns as the database names them. */
export async function row<T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T | null> {
  return env.DB.prepare(sql)
    .bind(...values)
    .first<T>();
}

/** Number of rows of a table, with an optional condition. */
export async function countOf(table: string, where = "1 = 1", ...values: unknown[]): Promise<number> {
  return (await row<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE ${where}`, ...values))?.n ?? 0;
}
