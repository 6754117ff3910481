/** What one call cost, counted at the bindings (budgets C1–C4). */
export interface CallCost {
  d1RoundTrips: number;
  d1Statements: number;
  rowsRead: number;
  /** What the statements gave back. */
  rowsReturned: number;
  rowsWritten: number;
  kvReads: number;
  kvWrites: number;
  doHops: number;
}

/** A statement as it was run. */
export interface Statement {
  sql: string;
  values: unknown[];
  /** Rows it touched and rows it gave back. */
  read: number;
  returned: number;
}

export interface Captured {
  cost: CallCost;
  /** Every statement, in order. */
  statements: Statement[];
}

interface Meta {
  rows_read?: number;
  rows_written?: number;
}

type AnyFunction = (...args: unknown[]) => unknown;

/** Binds methods to their own object: D1, KV and Durable Object stubs are native and refuse a foreign `this`. */
function member(target: object, name: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === "function" ? (value as AnyFunction).bind(target) : value;
}

/**
 * The same bindings, with every round trip, statement and row counted. Statements are unwrapped before they reach the real D1,
 * which takes only its own.
 */
export function countingEnv(env: Env): { env: Env; captured: Captured } {
  const captured: Captured = {
    cost: {
      d1RoundTrips: 0,
      d1Statements: 0,
      rowsRead: 0,
      rowsReturned: 0,
      rowsWritten: 0,
      kvReads: 0,
      kvWrites: 0,
      doHops: 0,
    },
    statements: [],
  };
  const { cost } = captured;
  const originals = new WeakMap<object, D1PreparedStatement>();
  const prepared = new WeakMap<object, { sql: string; values: unknown[] }>();

  function count(proxy: object, { meta, results }: { results?: unknown[]; meta?: Meta }): void {
    const [read, returned] = [meta?.rows_read ?? 0, results?.length ?? 0];
    captured.statements.push({ ...(prepared.get(proxy) ?? { sql: "?", values: [] }), read, returned });
    cost.d1Statements++;
    cost.rowsRead += read;
    cost.rowsReturned += returned;
    cost.rowsWritten += meta?.rows_written ?? 0;
  }

  function statement(original: D1PreparedStatement, sql: string, bound: unknown[] = []): D1PreparedStatement {
    const proxy: D1PreparedStatement = new Proxy(original, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values), sql, values);
        if (name === "all" || name === "run" || name === "raw" || name === "first") {
          return async (...args: unknown[]) => {
            cost.d1RoundTrips++;
            // raw() and first() answer without figures, so all() is asked and shaped the same way.
            const result = await target.all();
            count(proxy, result);
            if (name === "raw") return result.results.map((row) => Object.values(row));
            if (name === "first")
              return args.length > 0 ? (result.results[0]?.[String(args[0])] ?? null) : (result.results[0] ?? null);
            return result;
          };
        }
        return member(target, name);
      },
    });
    originals.set(proxy, original);
    prepared.set(proxy, { sql, values: bound });
    return proxy;
  }

  function database<T extends D1Database | D1DatabaseSession>(original: T): T {
    return new Proxy(original, {
      get(target, name) {
        if (name === "prepare") return (sql: string) => statement(target.prepare(sql), sql);
        if (name === "withSession") return (at?: string) => database((target as D1Database).withSession(at));
        if (name === "batch") {
          return async (statements: D1PreparedStatement[]) => {
            cost.d1RoundTrips++;
            const results = await target.batch(statements.map((one) => originals.get(one) ?? one));
            statements.forEach((one, i) => count(one, results[i] ?? {}));
            return results;
          };
        }
        return member(target, name);
      },
    });
  }

  const sessions = new Proxy(env.SESSIONS, {
    get(target, name) {
      if (name === "get" || name === "getWithMetadata" || name === "list") cost.kvReads++;
      if (name === "put" || name === "delete") cost.kvWrites++;
      return member(target, name);
    },
  });
  const league = new Proxy(env.LEAGUE, {
    get(target, name) {
      if (name === "get" || name === "getByName") cost.doHops++;
      return member(target, name);
    },
  });
  return { env: { ...env, DB: database(env.DB), SESSIONS: sessions, LEAGUE: league }, captured };
}
