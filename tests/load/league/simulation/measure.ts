import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LEAGUE_SIZE } from "#schema/rules/league.ts";
import { type LeagueWeek, weekOf } from "#schema/rules/league-week.ts";
import type { LeagueTier } from "#schema/terms/league-tier.ts";
import { OFFLINE, ROOT, startServer, WRANGLER } from "#tests/support/e2e/built-server.ts";
import { each } from "../each.ts";
import { insertLeagues, openState } from "../state.ts";

/** A Worker that only closes leagues: the same tables, bindings and objects, but none of the app's routes. */
const WORKER = {
  name: "wortpfad-closing",
  main: join(ROOT, "tests/load/league/simulation/worker.ts"),
  compatibility_date: "2026-10-06",
  compatibility_flags: ["nodejs_compat"],
  d1_databases: [{ binding: "DB", database_name: "closing", migrations_dir: join(ROOT, "migrations") }],
  kv_namespaces: [{ binding: "SESSIONS", id: "sessions" }],
  durable_objects: {
    bindings: [
      { name: "LEAGUE", class_name: "League" },
      { name: "LEAGUE_SWEEP", class_name: "LeagueSweep" },
    ],
  },
  migrations: [{ tag: "v1", new_sqlite_classes: ["League", "LeagueSweep"] }],
};

/** Leagues closed one after another, leagues closed at the same time as by their alarms, and how many of those at once. */
const ONE_BY_ONE = 100;
const TOGETHER = 400;
const AT_ONCE = 16;
/** Leagues closed by the sweep: six invocations of 450, all of them full. */
const SWEPT = 2_700;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What one call cost, according to the counting bindings. */
export interface Cost {
  /** The number of leagues closed, or the cursor to continue from; null when the sweep is done. */
  next: number | string | null;
  ms: number;
  d1RoundTrips: number;
  d1Statements: number;
  rowsRead: number;
  rowsWritten: number;
  /** The largest bound value, in characters. */
  valueBytes: number;
}

export interface Closing {
  members: number;
  /** A full league of each tier, closed by itself. */
  tiers: { tier: LeagueTier; cost: Cost }[];
  /** The same leagues closed again. */
  again: Cost;
  /** Leagues closed one after another, and many at the same time. */
  oneByOne: Cost[];
  together: { leagues: number; seconds: number };
  sweep: { leagues: number; runs: Cost[] };
  /** Deleting the same leagues a week later. */
  deletion: { leagues: number; runs: Cost[] };
}

/** Measures closing full leagues with the real statements on a local D1: by themselves, many at the same time, and by the sweep. */
export async function measureClosing({ folder, port }: { folder: string; port: number }): Promise<Closing> {
  const config = join(folder, "closing.json");
  writeFileSync(config, JSON.stringify(WORKER));
  const stateDir = join(folder, "closing");
  migrate(config, stateDir);
  const week = weekOf(new Date());
  const ids = fill(stateDir, week);
  const now = week.endsAt.getTime() + 10 * MINUTE_MS;
  const args = [WRANGLER, "dev", "-c", config, "--local", "--persist-to", stateDir, "--port", String(port)];
  const server = await startServer({ args: [...args, "--ip", "127.0.0.1"], port, ready: "/" });
  const ask = async (asked: object): Promise<Cost> => {
    const response = await fetch(server.origin, { method: "POST", body: JSON.stringify(asked) });
    if (!response.ok) throw new Error(`The closing Worker answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Cost;
  };
  try {
    const tiers: Closing["tiers"] = [];
    for (const [tier, [id = ""]] of ids.byTier) tiers.push({ tier, cost: await ask({ now, ids: [id] }) });
    const again = await ask({ now, ids: [...ids.byTier.values()].flat() });
    const oneByOne: Cost[] = [];
    for (const id of ids.oneByOne) oneByOne.push(await ask({ now, ids: [id] }));
    const start = performance.now();
    await each(ids.together, AT_ONCE, async (id) => void (await ask({ now, ids: [id] })));
    const together = { leagues: ids.together.length, seconds: (performance.now() - start) / 1_000 };
    const sweep = { leagues: SWEPT, runs: await sweepFrom(ask, now) };
    const later = week.endsAt.getTime() + 7 * DAY_MS;
    const deletion = { leagues: ids.all, runs: await sweepFrom(ask, later) };
    return { members: LEAGUE_SIZE, tiers, again, oneByOne, together, sweep, deletion };
  } finally {
    await server.kill();
  }
}

async function sweepFrom(ask: (asked: object) => Promise<Cost>, now: number): Promise<Cost[]> {
  const runs: Cost[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const run = await ask({ now, cursor });
    runs.push(run);
    cursor = typeof run.next === "string" ? run.next : null;
  }
  return runs;
}

function migrate(config: string, stateDir: string): void {
  const args = [WRANGLER, "d1", "migrations", "apply", "DB", "-c", config, "--local", "--persist-to", stateDir];
  const run = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...OFFLINE },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (run.status !== 0) throw new Error("The benchmark's database could not be created");
}

/** Fills the week with full leagues of every tier in which every member has XP. Gives the ids for each part of the benchmark. */
function fill(stateDir: string, week: LeagueWeek) {
  const tiers = [1, 2, 3] as const;
  const all = tiers.length + ONE_BY_ONE + TOGETHER + SWEPT;
  const database = openState(stateDir);
  const learners = insertLeagues(
    database,
    Array.from({ length: all }, (_, i) => ({
      week,
      tier: tiers[i % tiers.length] ?? 1,
      number: 1 + Math.floor(i / tiers.length),
      xp: Array.from({ length: LEAGUE_SIZE }, (_each, seat) => 10 + seat),
    })),
  );
  database.close();
  const ids = learners.filter((_, i) => i % LEAGUE_SIZE === 0).map(({ leagueId }) => leagueId);
  return {
    all,
    byTier: new Map(tiers.map((tier, i) => [tier, ids.slice(i, i + 1)])),
    oneByOne: ids.slice(tiers.length, tiers.length + ONE_BY_ONE),
    together: ids.slice(tiers.length + ONE_BY_ONE, tiers.length + ONE_BY_ONE + TOGETHER),
  };
}
