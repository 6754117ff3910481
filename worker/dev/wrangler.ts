import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/**
 * Runs wrangler and gives what it printed. A failure prints everything and ends the process with its status. What it prints goes to
 * a file: through a pipe, an answer of more than 64 kB is cut off when wrangler ends before it is read.
 */
export function wrangler(...args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "wortpfad-wrangler-"));
  const file = join(folder, "out");
  const out = openSync(file, "w");
  try {
    const run = spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
      cwd: ROOT,
      env: { ...process.env, ...OFFLINE },
      stdio: ["ignore", out, "pipe"],
      encoding: "utf8",
    });
    const printed = readFileSync(file, "utf8");
    if (run.status !== 0) {
      process.stderr.write(printed + run.stderr);
      process.exit(run.status ?? 1);
    }
    return printed;
  } finally {
    closeSync(out);
    rmSync(folder, { recursive: true, force: true });
  }
}
