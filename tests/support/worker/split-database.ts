import { env } from "cloudflare:workers";
import { ownersOf } from "./tables.ts";

/** Where statements can run: what belongs to no learner in the first database, learners in the others. */
const SHARED = 0;

/** Data that is not a learner's and not a league's. */
const SHARED_OWNERS = new Set(["directory", "visitors", "everybody"]);

interface Bound {
  sql: string;
  values: readonly unknown[];
}

type Result = D1Result<Record<string, unknown>>;

/**
 * Several D1 databases that look like one, so that the tests run unchanged while each learner's rows are in one of them: the plan of docs/operations.md#more-than-one-database. It stands in for the
 * directory and for the cookie: it remembers the database of every account, session and conversation when it is inserted, and finds them by any value of a batch. A
 * league is where its members are, because award and seat are one batch today, and its id does not say where that is; so learners who are to meet in one must
 * live together. All else that is not a learner's is in the first database.
 */
export class SplitDatabase {
  private readonly databases: readonly D1Database[];
  private readonly homes = new Map<string, number>();
  private readonly accounts = new Map<string, number>();
  /** Where learners can live. */
  private learners: readonly number[];
  private settled = 0;

  constructor(databases: readonly D1Database[]) {
    this.databases = databases;
    this.learners = [...databases.keys()].slice(1);
  }

  /** Forgets who lives where, when the databases are emptied. `inOne`: from now on all learners live in the last one. */
  forget({ inOne }: { inOne: boolean }): void {
    this.homes.clear();
    this.accounts.clear();
    this.settled = 0;
    this.learners = [...this.databases.keys()].slice(inOne ? -1 : 1);
  }

  prepare(sql: string): RoutedStatement {
    return new RoutedStatement(this.view(), sql, []);
  }

  batch(statements: readonly RoutedStatement[]): Promise<Result[]> {
    return this.view().batch(statements);
  }

  /** Changes what every database has. */
  async exec(sql: string): Promise<unknown> {
    return Promise.all(this.databases.map((database) => database.exec(sql)));
  }

  withSession(from?: string): SplitView {
    return this.view(from);
  }

  private view(from?: string): SplitView {
    return new SplitView(this, this.databases, from);
  }

  /**
   * The databases in which each statement of a batch runs: that of the learner whom it names, or whom its batch names; all of them for a list of learners, or when nobody is
   * named. Throws when one statement needs rows of two databases.
   */
  route(statements: readonly Bound[]): number[][] {
    this.settle(statements);
    const named = new Set(statements.flatMap((one) => [...this.homesIn(one)]));
    return statements.map((one) => {
      if (/^\s*(explain|pragma)/i.test(one.sql)) return [SHARED];
      const owners = ownersOf([one]);
      // Content is in every database.
      if (owners.length === 0 && /^\s*(select|with)\b/i.test(one.sql)) return named.size === 1 ? [...named] : [SHARED];
      if (owners.length === 0) return [...this.databases.keys()];
      const shared = owners.filter((owner) => SHARED_OWNERS.has(owner));
      if (shared.length === owners.length) return [SHARED];
      if (shared.length > 0) throw new Error(`A statement crosses databases: ${owners.join(" + ")}`);
      const own = this.homesIn(one);
      const found = own.size > 0 ? own : named;
      return [...(found.size > 0 ? found : this.learners)];
    });
  }

  /** Gives new accounts a home, the next one in turn, and the same for all of a batch. An address keeps its home, where the unique key knows it. */
  private settle(statements: readonly Bound[]): void {
    const news = statements.flatMap((one) => insertedInto(one, "users"));
    if (news.length > 0) {
      const turn = this.learners[this.settled % this.learners.length] ?? SHARED;
      this.settled++;
      for (const { id, email_key: address } of news) {
        const home = this.accounts.get(String(address)) ?? turn;
        this.accounts.set(String(address), home);
        if (!this.homes.has(String(id))) this.homes.set(String(id), home);
      }
    }
    for (const one of statements) {
      for (const [table, key] of [
        ["sessions", "sid"],
        ["conversations", "id"],
      ] as const) {
        for (const row of insertedInto(one, table)) {
          const home = this.homes.get(String(row.user_id));
          if (home !== undefined) this.homes.set(String(row[key]), home);
        }
      }
    }
  }

  private homesIn({ values }: Bound): Set<number> {
    const found = new Set<number>();
    for (const text of values.flatMap(textsIn)) {
      const home = this.homes.get(text) ?? this.accounts.get(text);
      if (home !== undefined) found.add(home);
    }
    return found;
  }
}

/** The texts in a value: itself, or those in the list or object that its JSON is. */
function textsIn(value: unknown): string[] {
  if (typeof value !== "string") return [];
  if (!/^[[{]/.test(value)) return [value];
  try {
    const texts: string[] = [];
    JSON.parse(value, (_, part: unknown) => {
      if (typeof part === "string") texts.push(part);
      return part;
    });
    return texts;
  } catch {
    return [value];
  }
}

/** The values of some columns that an INSERT puts into a table, by column. */
function insertedInto({ sql, values }: Bound, table: string): Record<string, unknown>[] {
  const insert = new RegExp(
    `insert (?:or \\w+ )?into ["\`]?${table}["\`]? \\(([^)]*)\\)\\s*(?:values\\s*\\(|select )(.*)`,
    "is",
  ).exec(sql);
  if (!insert) return [];
  const columns = (insert[1] ?? "").split(",").map((name) => name.trim().replace(/["`]/g, ""));
  let next = 0;
  const given = (insert[2] ?? "").split(/[,)]/).map((token) => {
    const place = /^\s*\?(\d*)/.exec(token);
    if (place) return values[place[1] ? Number(place[1]) - 1 : next++];
    return /^\s*'(.*)'/.exec(token)?.[1];
  });
  return [Object.fromEntries(columns.map((name, i) => [name, given[i]]))];
}

/** One view of all the databases: a session with each of them that is used. */
export class SplitView {
  private readonly sessions = new Map<number, D1DatabaseSession>();
  private bookmark: string | null = null;
  private readonly split: SplitDatabase;
  private readonly databases: readonly D1Database[];
  private readonly from: string | undefined;

  constructor(split: SplitDatabase, databases: readonly D1Database[], from: string | undefined) {
    this.split = split;
    this.databases = databases;
    this.from = from;
  }

  prepare(sql: string): RoutedStatement {
    return new RoutedStatement(this, sql, []);
  }

  getBookmark(): string | null {
    return this.bookmark;
  }

  /**
   * Runs a batch: in one database as D1 does; parts of it one database after the other, the shared one last. What a batch begins with in the shared
   * one is a guard, and comes first: when it fails, nothing is stored anywhere.
   */
  async batch(statements: readonly RoutedStatement[]): Promise<Result[]> {
    const routes = this.split.route(statements);
    const results = statements.map((): Result[] => []);
    const rest = routes.findIndex((places) => places.some((place) => place !== SHARED));
    for (const [from, to] of rest > 0
      ? ([
          [0, rest],
          [rest, statements.length],
        ] as const)
      : ([[0, statements.length]] as const)) {
      for (const place of [...new Set(routes.slice(from, to).flat())].toSorted(inTurn)) {
        const here = [...statements.keys()].filter((i) => i >= from && i < to && routes[i]?.includes(place));
        const session = this.session(place);
        const ran = await session.batch<Record<string, unknown>>(
          here.map((i) => bind(session, statements[i] as Bound)),
        );
        this.bookmark = session.getBookmark();
        for (const [at, i] of here.entries()) results[i]?.push(ran[at] as Result);
      }
    }
    return results.map((some, i) => {
      const { sql } = statements[i] as Bound;
      // What changes content changes it everywhere in the same way.
      return together(ownersOf([{ sql }]).length === 0 ? some.slice(0, 1) : some, statements[i] as Bound);
    });
  }

  async raw(statement: RoutedStatement): Promise<unknown[][]> {
    const rows: unknown[][] = [];
    for (const place of this.split.route([statement]).flat().toSorted(inTurn)) {
      const session = this.session(place);
      rows.push(...(await bind(session, statement).raw()));
      this.bookmark = session.getBookmark();
    }
    return page(rows, statement);
  }

  private session(place: number): D1DatabaseSession {
    const open = this.sessions.get(place);
    if (open) return open;
    const database = this.databases[place];
    if (!database) throw new Error(`There is no database ${place}`);
    const session = database.withSession(this.from);
    this.sessions.set(place, session);
    return session;
  }
}

/** The shared database last: the guards of a batch are about its learner, and when one holds, nothing may be stored elsewhere. */
function inTurn(a: number, b: number): number {
  return b - a;
}

function bind(session: D1DatabaseSession, { sql, values }: Bound): D1PreparedStatement {
  const statement = session.prepare(sql);
  return values.length > 0 ? statement.bind(...values) : statement;
}

/** The results of a statement that ran in several databases as one: all rows, or the sum of what was counted. */
function together(results: readonly Result[], { sql, values }: Bound): Result {
  const [first] = results;
  if (!first) throw new Error("A statement ran nowhere");
  if (results.length === 1) return first;
  const rows = page(
    results.flatMap((one) => one.results),
    { sql, values },
  );
  const counts =
    /^\s*select (count|sum|coalesce\(sum|total)\b/i.test(sql) && rows.every((row) => Object.keys(row).length === 1);
  const sum = (key: "changes" | "rows_read" | "rows_written") =>
    results.reduce((n, { meta }) => n + (meta[key] ?? 0), 0);
  const meta = {
    ...first.meta,
    changes: sum("changes"),
    rows_read: sum("rows_read"),
    rows_written: sum("rows_written"),
  };
  return { ...first, results: counts ? [added(rows)] : rows, meta };
}

/** A page of rows by their key, which comes first: what several databases gave is put in order, and cut to the limit. */
function page<Row extends object>(rows: Row[], { sql, values }: Bound): Row[] {
  if (!/\border by .* asc limit \?$/is.test(sql)) return rows;
  const key = (row: Row) => String(Object.values(row)[0]);
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).slice(0, Number(values.at(-1)));
}

function added(rows: readonly Record<string, unknown>[]): Record<string, unknown> {
  const [name = ""] = Object.keys(rows[0] ?? {});
  return { [name]: rows.reduce((n, row) => n + Number(row[name]), 0) };
}

/** A statement that finds its database when it runs. */
export class RoutedStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
  private readonly view: SplitView;

  constructor(view: SplitView, sql: string, values: readonly unknown[]) {
    this.view = view;
    this.sql = sql;
    this.values = values;
  }

  bind(...values: unknown[]): RoutedStatement {
    return new RoutedStatement(this.view, this.sql, values);
  }

  async all(): Promise<Result> {
    const [result] = await this.view.batch([this]);
    if (!result) throw new Error("A statement without a result");
    return result;
  }

  run(): Promise<Result> {
    return this.all();
  }

  raw(): Promise<unknown[][]> {
    return this.view.raw(this);
  }

  async first(column?: string): Promise<unknown> {
    const [row] = (await this.all()).results;
    return (column === undefined ? row : row?.[column]) ?? null;
  }
}

/**
 * Tests whose learners must live in one database, below the root: members of one league do, and what a statement reads in a database is only compared with figures
 * where that database has neighbours before and after everybody's rows.
 */
const LIVE_TOGETHER = ["tests/worker/league/", "tests/worker/http/cost.test.ts"];

/** Whether the learners of a test file have to live in one database. */
export function liveTogether(file: string): boolean {
  return LIVE_TOGETHER.some((start) => file.startsWith(start));
}

/** Kept where every test file finds it: `env.DB` is replaced in the first of them, and modules that they share keep what they have read there. */
const kept = globalThis as { realDatabases?: D1Database[]; splitDatabase?: SplitDatabase };

/** The databases of the tests: the one of the app, and those for learners if there are any. */
export function realDatabases(): D1Database[] {
  return (kept.realDatabases ??= [
    env.DB,
    ...env.TEST_LEARNER_DATABASES.map((name) => env[name as keyof Env] as unknown as D1Database),
  ]);
}

/** Puts the databases behind the binding of the app, in the tests, the Worker and its objects, if there are several. */
export function splitDatabase(): SplitDatabase | null {
  const databases = realDatabases();
  if (databases.length === 1) return null;
  kept.splitDatabase ??= new SplitDatabase(databases);
  Object.assign(env, { DB: kept.splitDatabase });
  return kept.splitDatabase;
}
