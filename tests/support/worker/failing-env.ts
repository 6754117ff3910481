/** What goes wrong at the n-th round trip to D1 (1 is the first): before it is made, or after it has been committed. */
export interface Failure {
  atTrip: number;
  when: "before" | "after-commit";
}

/** The error of a database that cannot be reached, as D1 words it. */
export function lostConnection(): Error {
  return new Error("D1_ERROR: Network connection lost.");
}

type AnyFunction = (...args: unknown[]) => unknown;

/** The same bindings with a database whose n-th round trip fails. */
export function failingDatabase(env: Env, failure: Failure): Env {
  let trips = 0;
  async function trip<T>(run: () => Promise<T>): Promise<T> {
    const fails = ++trips === failure.atTrip;
    if (fails && failure.when === "before") throw lostConnection();
    const result = await run();
    if (fails) throw lostConnection();
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
