import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ROOT, startBuiltServer } from "#tests/support/e2e/built-server.ts";
import {
  brotliBytes,
  FIRST_VIEWS,
  type FirstView,
  filesOfFirstView,
  heaviestRoute,
  PAGE_BUDGET_KB,
  WORKER_BUDGET_KB,
  workerBytes,
} from "#tests/support/e2e/page-weight.ts";
import { conjugationTable, measureConjugation } from "./conjugation.ts";
import { monthReport } from "./cost/report.ts";
import { type BatchRatio, measureBatchRatio } from "./d1-batch/measure.ts";
import { fairPlayTable } from "./fair-play.ts";
import { grammarTable, measureGrammar } from "./grammar.ts";
import { killDuringAwards } from "./league/kills/awards.ts";
import { type ClosingReport, killDuringCloses } from "./league/kills/closing.ts";
import { killTable } from "./league/kills/report.ts";
import { measureManyLeagues } from "./league/many-leagues.ts";
import { measureOneLeague } from "./league/one-league.ts";
import { busyPercent, manyLeaguesTable, oneLeagueTable } from "./league/report.ts";
import { measureClosing } from "./league/simulation/measure.ts";
import { closingTable, simulationTable } from "./league/simulation/report.ts";
import { makeState } from "./league/state.ts";
import { loginTable, measureLoginBursts } from "./logins.ts";
import { measurePages } from "./page/measure.ts";
import { interactionTable, openedTable, pageTable } from "./page/report.ts";
import { type Measured, measureRoutes } from "./routes.ts";
import { simulateShards } from "./shards/measure.ts";
import { shardsTable } from "./shards/report.ts";
import { measureStorage } from "./storage/measure.ts";
import { storageTable } from "./storage/report.ts";
import { kB, table, verdict } from "./table.ts";
import { runTwoDatabases } from "./two-databases/measure.ts";
import { twoDatabasesTable } from "./two-databases/report.ts";
import { measureVocabulary, vocabularyTable } from "./vocabulary.ts";

// `npm run bench`: the weight of the pages, the speed of the built Worker on this machine, the leagues under load, and the cost of a
// month. Loopback only, with databases of its own that it deletes afterwards. Times depend on the machine: compare within one run.
// `npm run bench -- PART …` runs only these parts: sizes routes logins grammar conjugation vocabulary batch league cost (the default is all nine), and the long ones:
//   kills       50 × kill -9 during awards and during the close of a week, some five minutes
//   fair-play   what honest and scripted learners can reach in a week, by the rules
//   storage     what a daily learner leaves in the database in a year, with the sweep, some three minutes
//   page        Lighthouse, mobile, on seven screens, some four minutes (BENCH_PAGE_RUNS, BENCH_PAGE_SCREENS=home,chat)
//   shards      learners in several databases: histories with faults between any two steps, and whether the books find planted ones, some five minutes
//   two-databases  the tests of the Worker with its learners in a database of their own, and in two, some twenty minutes
//   simulation  the close of thousands of leagues, and of a hundred thousand by extrapolation, some two minutes
// `--no-build` measures what is already in dist/. BENCH_SECONDS (8): how long each route is measured. BENCH_PORT (4189; fetch refuses
// 4190). TMPDIR=/dev/shm keeps the disk out of the figures. The budgets are in docs/product.md#costs.
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const PORT = Number(process.env.BENCH_PORT ?? 4189);
const CLIENT = join(ROOT, "dist/client");
const WORKER = join(ROOT, "dist/worker");
/** 50 kills: half of them during awards, half while a week is closed, where each week goes through five. */
const AWARD_KILLS = 25;
const CLOSE_STATES = 5;
const CLOSE_KILLS = 5;
function build(): void {
  const run = spawnSync("npm", ["run", "build"], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  if (run.status !== 0) process.exit(run.status ?? 1);
}

function largestScript(): string {
  const { scripts } = filesOfFirstView(CLIENT, "landing");
  const [largest] = scripts.toSorted((a, b) => brotliBytes(CLIENT + b) - brotliBytes(CLIENT + a));
  if (!largest) throw new Error("The landing page has no script");
  return largest;
}

async function timeRoutes(folder: string): Promise<Measured[]> {
  const server = await startBuiltServer({ port: PORT, stateDir: join(folder, "state") });
  try {
    return await measureRoutes(server.origin, largestScript(), SECONDS);
  } finally {
    await server.kill();
  }
}

function speedTable(measured: readonly Measured[]): string {
  const asset = measured[0]?.requestsPerSecond ?? Number.NaN;
  return table(
    ["route", "requests/s", "of the asset", "p50 ms", "p99 ms", "failures", "hold"],
    measured.map(({ route, requestsPerSecond, p50, p99, failures }) => [
      route,
      requestsPerSecond.toFixed(0),
      `${((requestsPerSecond / asset) * 100).toFixed(0)} %`,
      String(p50),
      String(p99),
      String(failures),
      failures === 0 ? "0 failures: ok" : "0 failures: BROKEN",
    ]),
  );
}

function batchLine({ batch, sequence }: BatchRatio): string {
  const ratio = (batch / sequence).toFixed(1);
  return `one D1 batch ${batch.toFixed(0)}/s, the same ten statements in sequence ${sequence.toFixed(0)}/s: ${ratio}× (hold: report the ratio)`;
}

function weightRows(): string[][] {
  const total = (paths: readonly string[]) => paths.reduce((sum, path) => sum + brotliBytes(CLIENT + path), 0);
  const row = (what: string, bytes: number, budget: number) => [
    what,
    kB(bytes),
    `≤ ${budget}`,
    verdict(bytes / 1_000, budget),
  ];
  const views = Object.keys(FIRST_VIEWS) as FirstView[];
  const heaviest = heaviestRoute(CLIENT);
  const worker = workerBytes(WORKER);
  return [
    ...views.map((view) =>
      row(`JavaScript of ${view}, brotli`, total(filesOfFirstView(CLIENT, view).scripts), PAGE_BUDGET_KB[view]),
    ),
    ...views.map((view) =>
      row(`CSS of ${view}, brotli`, total(filesOfFirstView(CLIENT, view).styles), PAGE_BUDGET_KB.css),
    ),
    row(
      `chunk of the heaviest route (${basename(heaviest.path)})`,
      brotliBytes(CLIENT + heaviest.path),
      PAGE_BUDGET_KB.route,
    ),
    ["with everything else it loads", kB(total(heaviest.files)), "–", ""],
    row("Worker, its program, gzip", worker.program, WORKER_BUDGET_KB.program),
    row("Worker, its data, gzip", worker.data, WORKER_BUDGET_KB.data),
  ];
}

async function measureLeague(folder: string): Promise<void> {
  console.log("\nmeasuring the leagues: the viewers share this machine with the server …");
  const empty = join(folder, "empty");
  makeState(empty);
  const copy = (name: string): string => {
    cpSync(empty, join(folder, name), { recursive: true });
    return join(folder, name);
  };
  console.log(`${(await busyPercent()).toFixed(0)} % of this machine are busy with other things`);
  console.log(oneLeagueTable(await measureOneLeague({ state: copy("one-league"), port: PORT })));
  console.log(`\n${manyLeaguesTable(await measureManyLeagues({ state: copy("many-leagues"), port: PORT }))}`);
}

async function measureKills(folder: string): Promise<void> {
  console.log(`\nkilling the server ${AWARD_KILLS + CLOSE_STATES * CLOSE_KILLS} times …`);
  const empty = join(folder, "empty");
  makeState(empty);
  const copy = (name: string): string => {
    cpSync(empty, join(folder, name), { recursive: true });
    return join(folder, name);
  };
  const awards = await killDuringAwards({ state: copy("awards"), port: PORT, kills: AWARD_KILLS });
  const closes: ClosingReport[] = [];
  for (let i = 0; i < CLOSE_STATES; i++) {
    closes.push(await killDuringCloses({ state: copy(`closes-${i}`), port: PORT, kills: CLOSE_KILLS }));
  }
  console.log(killTable(awards, closes));
}

async function simulate(folder: string): Promise<void> {
  console.log("\nclosing leagues …");
  const closing = await measureClosing({ folder, port: PORT });
  console.log(`${closingTable(closing)}\n\n${simulationTable(closing)}`);
}

async function measureYear(folder: string): Promise<void> {
  console.log("\nliving a year …");
  console.log(storageTable(await measureStorage({ folder, port: PORT })));
}

const PARTS: Record<string, (folder: string) => void | Promise<void>> = {
  sizes: () => console.log(table(["size", "kB", "hold", ""], weightRows())),
  routes: async (folder) => {
    console.log(`\nmeasuring, ${SECONDS} s a route …`);
    console.log(speedTable(await timeRoutes(folder)));
  },
  logins: async (folder) => {
    console.log("\nsigning in, fifty at once …");
    const server = await startBuiltServer({ port: PORT, stateDir: join(folder, "logins") });
    try {
      console.log(loginTable(await measureLoginBursts(server.origin)));
    } finally {
      await server.kill();
    }
  },
  grammar: async (folder) => {
    console.log("\nlearning grammar …");
    const server = await startBuiltServer({ port: PORT, stateDir: join(folder, "grammar") });
    try {
      console.log(grammarTable(await measureGrammar(server.origin)));
    } finally {
      await server.kill();
    }
  },
  conjugation: async (folder) => {
    console.log("\nconjugating …");
    const server = await startBuiltServer({ port: PORT, stateDir: join(folder, "conjugation") });
    try {
      console.log(conjugationTable(await measureConjugation(server.origin)));
    } finally {
      await server.kill();
    }
  },
  vocabulary: async (folder) => {
    console.log("\ncollecting words …");
    console.log(vocabularyTable(await measureVocabulary({ folder, port: PORT })));
  },
  batch: async (folder) =>
    console.log(`\n${batchLine(await measureBatchRatio({ folder, port: PORT, seconds: SECONDS }))}`),
  league: measureLeague,
  cost: async () => console.log(`\n${await monthReport()}`),
  kills: measureKills,
  simulation: simulate,
  storage: measureYear,
  page: async (folder) => {
    console.log("\nlooking at the pages …");
    const { pages, interactions, opened } = await measurePages({ folder, port: PORT });
    console.log(`${pageTable(pages)}\n\n${interactionTable(interactions)}\n\n${openedTable(opened)}`);
  },
  shards: async () => {
    console.log("\nliving in several databases …");
    console.log(shardsTable(await simulateShards()));
  },
  "two-databases": (folder) => {
    console.log("\ntesting with several databases …");
    console.log(twoDatabasesTable(runTwoDatabases(folder)));
  },
  "fair-play": async () => console.log(`\n${fairPlayTable()}`),
};
/** Parts that run only when they are named. */
const LONG = new Set(["kills", "simulation", "storage", "fair-play", "shards", "two-databases", "page"]);
/** Parts that need no built Worker. */
const UNBUILT = new Set(["batch", "cost", "simulation", "storage", "fair-play", "shards", "two-databases"]);

const asked = process.argv.slice(2).filter((word) => word !== "--no-build");
const unknown = asked.filter((word) => !(word in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(" ")}`);
  process.exit(1);
}
const parts = asked.length > 0 ? asked : Object.keys(PARTS).filter((part) => !LONG.has(part));

// On Ctrl-C, too, the server ends and the folder is deleted.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), "wortpfad-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

if (!process.argv.includes("--no-build") && parts.some((part) => !UNBUILT.has(part))) build();
for (const part of parts) await PARTS[part]?.(folder);
