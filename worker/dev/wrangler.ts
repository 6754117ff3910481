import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Where local D1, KV and Durable Objects live: STATE_DIR, or .wrangler/state beside the project. */
export const STATE_DIR = process.env.STATE_DIR ?? `${ROOT}.wrangler/state`;

/** Environment in which wrangler asks nothing, sends nothing and needs no network. */
export const OFFLINE = { CI: "1", CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false" };

/** Arguments that aim a d1 command at the local database, or at the real one. */
export function target(remote: boolean): string[] {
  return remote ? ["--remote"] : ["--local", "--persist-to", STATE_DIR];
}

/** Runs wrangler and gives what it printed. A failure prints everything and ends the process with its status. */
export function wrangler(...args: string[]): string {
  const run = spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    cwd: ROOT,
    env: { ...process.env, ...OFFLINE },
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
  });
  if (run.status !== 0) {
    process.stderr.write(run.stdout + run.stderr);
    process.exit(run.status ?? 1);
  }
  return run.stdout;
}
