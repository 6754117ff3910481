import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ROOT, startBuiltServer } from "#tests/support/e2e/built-server.ts";
import {
  brotliBytes,
  FIRST_VIEWS,
  type FirstView,
  filesOfFirstView,
  gzipBytes,
  heaviestRoute,
  W1_KB,
} from "#tests/support/e2e/page-weight.ts";
import { type BatchRatio, measureBatchRatio } from "./d1-batch/measure.ts";
import { type Measured, measureRoutes } from "./routes.ts";
import { kB, table, verdict } from "./table.ts";

// `npm run bench`: how fast the built Worker answers on this machine, and how heavy the pages are. Loopback only, with a database
// of its own that is gone afterwards. Times depend on the machine: compare them within one run, by their ratio to the asset.
// BENCH_SECONDS (8): how long each route is measured. BENCH_PORT (4189). `--no-build` measures what is in dist/ already.
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const PORT = Number(process.env.BENCH_PORT ?? 4189);
const CLIENT = join(ROOT, "dist/client");
const WORKER = join(ROOT, "dist/worker");
/** budgets S1: the bundle without the tutor's lexicon, gzip. */
const WORKER_KB = 320;

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
  return `S3  one D1 batch ${batch.toFixed(0)}/s, the same ten statements in sequence ${sequence.toFixed(0)}/s: ${ratio}× (hold: report the ratio)`;
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
  const worker = readdirSync(WORKER, { recursive: true, encoding: "utf8" }).filter((name) => /\.m?js$/.test(name));
  const workerBytes = worker.reduce((sum, name) => sum + gzipBytes(join(WORKER, name)), 0);
  return [
    ...views.map((view) =>
      row(`W1 JavaScript of ${view}, brotli`, total(filesOfFirstView(CLIENT, view).scripts), W1_KB[view]),
    ),
    ...views.map((view) => row(`W1 CSS of ${view}, brotli`, total(filesOfFirstView(CLIENT, view).styles), W1_KB.css)),
    row(
      `W1 chunk of the heaviest route (${basename(heaviest.path)})`,
      brotliBytes(CLIENT + heaviest.path),
      W1_KB.route,
    ),
    ["   with all that it loads besides", kB(total(heaviest.files)), "–", ""],
    row("S1 Worker bundle, gzip", workerBytes, WORKER_KB),
  ];
}

// Ctrl-C ends the server and takes the folder away too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), "wortpfad-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

if (!process.argv.includes("--no-build")) build();
console.log(table(["size", "kB", "hold", ""], weightRows()));
console.log(`\nmeasuring, ${SECONDS} s a route …`);
console.log(speedTable(await timeRoutes(folder)));
console.log(`\n${batchLine(await measureBatchRatio({ folder, port: PORT, seconds: SECONDS }))}`);
