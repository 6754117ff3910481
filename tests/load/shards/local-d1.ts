import { readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Database } from "#worker/db/database.ts";

const MIGRATION = new URL("../../../migrations/0000_initial.sql", import.meta.url);

/** A statement with its values, as D1 gets it. */
export interface Bound {
  sql: string;
  values: readonly SQLInputValue[];
}

type Rows = Record<string, unknown>[];

/** One result a statement, as D1 gives it. */
interface Result {
  success: true;
  results: Rows;
  meta: { changes: number };
}

/** Runs statements, all or none. What stands between a process and a database may lose, repeat or delay it. */
export type Send = (statements: readonly Bound[]) => Promise<Result[]>;

/** A database in memory with the tables of the app. Statements of a batch take effect together, as in D1. */
export class LocalD1 {
  readonly name: string;
  readonly sqlite = new DatabaseSync(":memory:");
  private readonly prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();

  constructor(name: string, schema: string) {
    this.name = name;
    this.sqlite.exec(schema);
  }

  run(statements: readonly Bound[]): Result[] {
    this.sqlite.exec("BEGIN");
    try {
      const results = statements.map(({ sql, values }) => this.one(sql, values));
      this.sqlite.exec("COMMIT");
      return results;
    } catch (error) {
      this.sqlite.exec("ROLLBACK");
      throw error;
    }
  }

  /** Rows for the books, past every fault. */
  rows<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.one(sql, values).results as Row[];
  }

  close(): void {
    this.sqlite.close();
  }

  private one(sql: string, values: readonly SQLInputValue[]): Result {
    let statement = this.prepared.get(sql);
    if (!statement) this.prepared.set(sql, (statement = this.sqlite.prepare(sql)));
    const before = this.changes();
    const results = statement.all(...values.map(asSqlite)) as Rows;
    return { success: true, results, meta: { changes: this.changes() - before } };
  }

  private changes(): number {
    return (this.sqlite.prepare("SELECT total_changes() AS n").get() as { n: number }).n;
  }
}

/** D1 takes booleans for 0 and 1. */
function asSqlite(value: SQLInputValue): SQLInputValue {
  return typeof value === "boolean" ? Number(value) : value;
}

/** The tables of the app, every database has them all. */
export function appSchema(): string {
  return readFileSync(MIGRATION, "utf8").replaceAll("--> statement-breakpoint", "");
}

/** Drizzle's view of a database behind `send`, for the statements of the Worker: what `openDatabase` gives for a binding of D1. */
export function openView(send: Send): Database {
  class Statement {
    readonly sql: string;
    readonly values: readonly SQLInputValue[];
    constructor(sql: string, values: readonly SQLInputValue[] = []) {
      this.sql = sql;
      this.values = values;
    }
    bind(...values: SQLInputValue[]): Statement {
      return new Statement(this.sql, values);
    }
    async all(): Promise<Result | undefined> {
      return (await send([this]))[0];
    }
    run(): Promise<Result | undefined> {
      return this.all();
    }
    async raw(): Promise<unknown[][]> {
      return ((await this.all())?.results ?? []).map((row) => Object.values(row));
    }
  }
  const binding = {
    prepare: (sql: string) => new Statement(sql),
    batch: (statements: readonly Statement[]) => send(statements),
  };
  const db: Database = drizzle(binding as never);
  // In a batch, drizzle looks for the prepared statement of raw SQL with values, and has not made one.
  for (const method of ["run", "all"] as const) {
    const make = db[method].bind(db) as (query: SQL) => { getQuery(): { sql: string } };
    Object.assign(db, {
      [method]: (query: SQL) => {
        const raw = make(query);
        return Object.assign(raw, { stmt: binding.prepare(raw.getQuery().sql) });
      },
    });
  }
  return db;
}
