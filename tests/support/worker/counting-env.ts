/** What one call cost, counted at the bindings. The budgets are in docs/product.md#budget-calls. */
export interface CallCost {
  d1RoundTrips: number;
  d1Statements: number;
  rowsRead: number;
  /** Rows that the statements returned. */
  rowsReturned: number;
  rowsWritten: number;
  kvReads: number;
  kvWrites: number;
  /** Calls of a Durable Object's methods. */
  doHops: number;
  /** The calls that the answer waited for. */
  doHopsAwaited: number;
}

export interface Statement {
  sql: string;
  values: unknown[];
  /** Rows it touched, and rows it returned. */
  read: number;
  returned: number;
  /** The round trip in which it ran, counted from 1. */
  trip: number;
}

export interface Captured {
  cost: CallCost;
  /** Every statement, in order. */
  statements: Statement[];
  /** Call it when the answer is there. Until then every Durable Object keeps its caller waiting. */
  answered: () => void;
}

/** After waiting this long for an object, a call counts as one that waits for it. */
const AWAITED_AFTER_MS = 1_000;

interface Meta {
  rows_read?: number;
  rows_written?: number;
}

type AnyFunction = (...args: unknown[]) => unknown;

/** Binds methods to their own object: D1 and KV are native and refuse a foreign `this`. */
function member(target: object, name: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === "function" ? (value as AnyFunction).bind(target) : value;
}

/**
 * The same bindings, with every round trip, statement and row counted. Statements are unwrapped before they reach the real D1,
 * which accepts only its own. An object acts at once, but its answer is held back until `answered`, which exposes a call that
 * waits for it.
 */
export function countingEnv(env: Env): { env: Env; captured: Captured } {
  let answered = (): void => {};
  const held = new Promise<"answered">((resolve) => {
    answered = () => resolve("answered");
  });
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
      doHopsAwaited: 0,
    },
    statements: [],
    answered: () => answered(),
  };
  const { cost } = captured;
  const originals = new WeakMap<object, D1PreparedStatement>();
  const prepared = new WeakMap<object, { sql: string; values: unknown[] }>();

  function count(proxy: object, { meta, results }: { results?: unknown[]; meta?: Meta }): void {
    const [read, returned] = [meta?.rows_read ?? 0, results?.length ?? 0];
    captured.statements.push({
      ...(prepared.get(proxy) ?? { sql: "?", values: [] }),
      read,
      returned,
      trip: cost.d1RoundTrips,
    });
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
            // raw() and first() return no figures, so all() runs and its result is shaped like theirs.
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
  async function hop(answer: unknown): Promise<unknown> {
    cost.doHops++;
    const result = await answer;
    if ((await Promise.race([held, scheduler.wait(AWAITED_AFTER_MS)])) !== "answered") cost.doHopsAwaited++;
    return result;
  }

  /** A stub takes any name for a method of its object, even `bind`. So its methods are called directly, never bound. */
  function stub(original: object): object {
    return new Proxy(original, {
      get(target, name) {
        if (name === "then" || name === "id" || name === "name") return Reflect.get(target, name);
        return (...args: unknown[]) => hop((target as Record<PropertyKey, AnyFunction>)[name]?.(...args));
      },
    });
  }

  function objects<T extends object>(original: T): T {
    return new Proxy(original, {
      get(target, name) {
        const method = member(target, name);
        if (name !== "get" && name !== "getByName") return method;
        return (...args: unknown[]) => stub((method as AnyFunction)(...args) as object);
      },
    });
  }

  const bindings = { DB: database(env.DB), SESSIONS: sessions, LEAGUE: objects(env.LEAGUE) };
  return { env: { ...env, ...bindings, LEAGUE_SWEEP: objects(env.LEAGUE_SWEEP) }, captured };
}
