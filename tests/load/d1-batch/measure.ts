import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { OFFLINE, ROOT, startServer, WRANGLER } from "#tests/support/e2e/built-server.ts";

const CONNECTIONS = 16;

/** D1 with the real tables, without the app around it. */
const WORKER = {
  name: "wortpfad-d1-batch",
  main: join(ROOT, "tests/load/d1-batch/worker.ts"),
  compatibility_date: "2026-10-06",
  d1_databases: [{ binding: "DB", database_name: "d1-batch", migrations_dir: join(ROOT, "migrations") }],
};

/** Requests per second of the same ten statements, sent in one batch and one after the other. */
export interface BatchRatio {
  batch: number;
  sequence: number;
}

/** Serves a Worker that does nothing else, with the real tables in a database below `folder`, and measures both. */
export async function measureBatchRatio(options: {
  folder: string;
  port: number;
  seconds: number;
}): Promise<BatchRatio> {
  const { folder, port, seconds } = options;
  // Inside the folder, because wrangler leaves files beside its configuration.
  const config = join(folder, "wrangler.json");
  writeFileSync(config, JSON.stringify(WORKER));
  const state = ["--local", "--persist-to", join(folder, "d1-batch")];
  const migrated = spawnSync(process.execPath, [WRANGLER, "d1", "migrations", "apply", "DB", "-c", config, ...state], {
    cwd: ROOT,
    env: { ...process.env, ...OFFLINE },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (migrated.status !== 0) throw new Error("The benchmark's database could not be made");
  const args = [WRANGLER, "dev", "-c", config, ...state, "--port", String(port), "--ip", "127.0.0.1"];
  const server = await startServer({ args, port, ready: "/" });
  try {
    await fetch(`${server.origin}/set-up`);
    await rate(`${server.origin}/batch`, 1);
    const batch = await rate(`${server.origin}/batch`, seconds);
    const sequence = await rate(`${server.origin}/sequence`, seconds);
    return { batch, sequence };
  } finally {
    await server.kill();
  }
}

async function rate(url: string, seconds: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return requests.average;
}
