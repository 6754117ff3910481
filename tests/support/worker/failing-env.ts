/** Hooks around a round trip to D1. What they throw is the database's failure. Trips count from 1. */
export interface TripHooks {
  before?: (trip: number) => Promise<void> | void;
  /** Called when the trip has been committed. */
  after?: (trip: number) => Promise<void> | void;
}

type AnyFunction = (...args: unknown[]) => unknown;

/** The same bindings with hooks around every round trip to D1. */
export function hookedDatabase(env: Env, { before, after }: TripHooks): Env {
  let trips = 0;
  async function trip<T>(run: () => Promise<T>): Promise<T> {
    const number = ++trips;
    await before?.(number);
    const result = await run();
    await after?.(number);
    return result;
  }

  const originals = new WeakMap<object, D1PreparedStatement>();
  function statement(original: D1PreparedStatement): D1PreparedStatement {
    const proxy: D1PreparedStatement = new Proxy(original, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        if (name === "all" || name === "run" || name === "raw" || name === "first") {
          return (...args: unknown[]) =>
            trip(async () => (Reflect.get(target, name) as AnyFunction).apply(target, args));
        }
        return Reflect.get(target, name);
      },
    });
    originals.set(proxy, original);
    return proxy;
  }

  function session(original: D1DatabaseSession): D1DatabaseSession {
    return {
      prepare: (sql) => statement(original.prepare(sql)),
      batch: (statements) => trip(() => original.batch(statements.map((one) => originals.get(one) ?? one))),
      getBookmark: () => original.getBookmark(),
    };
  }

  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession") return (at?: string) => session(target.withSession(at));
      throw new Error(`The Worker asks D1 for ${String(name)} outside a session`);
    },
  });
  return { ...env, DB };
}

/** The same bindings, with a database that cannot be reached at the n-th round trip, or is lost right after its commit. */
export function failingDatabase(env: Env, { atTrip, when }: { atTrip: number; when: "before" | "after-commit" }): Env {
  function fail(trip: number): void {
    // In D1's words.
    if (trip === atTrip) throw new Error("D1_ERROR: Network connection lost.");
  }
  return hookedDatabase(env, when === "before" ? { before: fail } : { after: fail });
}
