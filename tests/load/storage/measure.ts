import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { buildSeed } from "#content/seed/build-seed.ts";
import { readAll } from "#content/seed/read-all.ts";
import { OFFLINE, ROOT, startServer, WRANGLER } from "#tests/support/e2e/built-server.ts";
import { CONTENT_TABLES, GROWING_TABLES } from "#tests/support/worker/tables.ts";
import { openState } from "../league/state.ts";
import type { Asked, Swept } from "./day.ts";

/** The app with a clock of its own: the same tables, bindings and objects. */
const WORKER = {
  name: "wortpfad-storage",
  main: join(ROOT, "tests/load/storage/worker.ts"),
  compatibility_date: "2026-10-06",
  compatibility_flags: ["nodejs_compat"],
  vars: { APP_ENV: "local" },
  d1_databases: [{ binding: "DB", database_name: "storage", migrations_dir: join(ROOT, "migrations") }],
  kv_namespaces: [{ binding: "SESSIONS", id: "sessions" }],
  durable_objects: {
    bindings: [
      { name: "LEAGUE", class_name: "League" },
      { name: "LEAGUE_SWEEP", class_name: "LeagueSweep" },
      { name: "LEARNER_SWEEP", class_name: "LearnerSweep" },
    ],
  },
  migrations: [{ tag: "v1", new_sqlite_classes: ["League", "LeagueSweep", "LearnerSweep"] }],
};

/** Several learners take turns, so that their rows lie in the pages of the database as they do in a real one. */
const LEARNERS = 6;
const DAYS = 365;
const FIRST_DAY = Date.UTC(2037, 0, 1);
const DAY_MS = 86_400_000;
/** As long as the ids that sign-up makes (worker/auth/user-id.ts). */
const USER_ID_BYTES = 9;
const SESSION_END = Date.UTC(2100, 0, 1);

export interface Storage {
  learners: number;
  days: number;
  submits: number;
  /** Bytes of pages for each learner by table, its indexes included, largest first; rows of each learner. */
  tables: { table: string; bytes: number; rows: number }[];
  contentBytes: number;
  /** The sweep of one learner on one day, on average over the last month. */
  sweep: { rowsRead: number; rowsWritten: number; ms: number };
}

/** Lives a year of daily learners through the app on a local D1, with the daily sweep, and measures what they leave behind. */
export async function measureStorage({ folder, port }: { folder: string; port: number }): Promise<Storage> {
  const config = buildWorker(folder);
  const stateDir = join(folder, "storage");
  const state = ["-c", config, "--local", "--persist-to", stateDir];
  runWrangler("d1", "migrations", "apply", "DB", ...state);
  const tokens = prepare(stateDir);
  const args = [WRANGLER, "dev", ...state, "--port", String(port), "--ip", "127.0.0.1"];
  const server = await startServer({ args, port, ready: "/" });
  const days: Swept[] = [];
  try {
    for (let day = 0; day < DAYS; day++) {
      const asked: Asked = { day, startsAt: FIRST_DAY + day * DAY_MS, tokens };
      const response = await fetch(server.origin, { method: "POST", body: JSON.stringify(asked) });
      if (!response.ok) throw new Error(`Day ${day} answered ${response.status}: ${await response.text()}`);
      days.push((await response.json()) as Swept);
    }
  } finally {
    await server.kill();
  }
  const database = openState(stateDir);
  try {
    return { ...sizes(database), ...sums(days) };
  } finally {
    database.close();
  }
}

/**
 * Builds the Worker and gives the configuration that serves what was built. Wrangler watches the files of a Worker that it builds itself, and starts it anew
 * when one is edited: the day that it lives at that moment would be lost, and the year with it.
 */
function buildWorker(folder: string): string {
  const [source, built] = [join(folder, "storage-source.json"), join(folder, "storage-built.json")];
  const outdir = join(folder, "storage-worker");
  writeFileSync(source, JSON.stringify(WORKER));
  runWrangler("deploy", "--dry-run", "--outdir", outdir, "-c", source);
  writeFileSync(built, JSON.stringify({ ...WORKER, main: join(outdir, "worker.js"), no_bundle: true }));
  return built;
}

function runWrangler(...args: string[]): void {
  const { status } = spawnSync(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...OFFLINE },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`wrangler ${args[0]} failed`);
}

function sums(days: readonly Swept[]) {
  const last = days.slice(-30);
  const average = (figure: (day: Swept) => number) =>
    last.reduce((sum, day) => sum + figure(day), 0) / last.length / LEARNERS;
  return {
    learners: LEARNERS,
    days: days.length,
    submits: days.reduce((sum, { submits }) => sum + submits, 0),
    sweep: {
      rowsRead: average((day) => day.rowsRead),
      rowsWritten: average((day) => day.rowsWritten),
      ms: average((day) => day.ms),
    },
  };
}

/** Writes the content and the accounts; gives the secrets of their sessions. The learners stay out of the leagues, whose rows go weekly. */
function prepare(stateDir: string): string[] {
  const database = openState(stateDir);
  try {
    database.exec("BEGIN");
    for (const statement of buildSeed(readAll()).statements) database.exec(statement);
    const tokens = Array.from({ length: LEARNERS }, () => {
      const userId = randomBytes(USER_ID_BYTES).toString("base64url");
      const token = `${userId}.${randomBytes(32).toString("base64url")}`;
      const sid = createHash("sha256").update(token).digest("hex");
      const run = (sql: string, ...values: (string | number)[]) => database.prepare(sql).run(...values);
      run(
        "INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, league_opt_out) VALUES (?1, ?2, ?2, ?3, 'Mara', 'Klein', 1)",
        userId,
        `${userId}@example.org`,
        "x".repeat(120),
      );
      run("INSERT INTO user_xp (user_id) VALUES (?)", userId);
      run("INSERT INTO progress_tracking (user_id) VALUES (?)", userId);
      run("INSERT INTO sessions (sid, user_id, sess, expire) VALUES (?, ?, '{}', ?)", sid, userId, SESSION_END);
      return token;
    });
    database.exec("COMMIT");
    return tokens;
  } finally {
    database.close();
  }
}

function sizes(database: DatabaseSync): Pick<Storage, "tables" | "contentBytes"> {
  const rows = database
    .prepare(
      "SELECT m.tbl_name AS name, sum(s.pgsize) AS bytes FROM dbstat AS s JOIN sqlite_master AS m ON m.name = s.name GROUP BY m.tbl_name",
    )
    .all() as { name: string; bytes: number }[];
  const bytesOf = (tables: readonly string[]) =>
    rows.filter(({ name }) => tables.includes(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  const tables = GROWING_TABLES.map((table) => {
    const count = database.prepare(`SELECT count(*) AS n FROM "${table}"`).get() as { n: number };
    return { table, bytes: bytesOf([table]) / LEARNERS, rows: count.n / LEARNERS };
  });
  return {
    tables: tables.filter((one) => one.rows > 0).toSorted((one, other) => other.bytes - one.bytes),
    contentBytes: bytesOf(CONTENT_TABLES),
  };
}
