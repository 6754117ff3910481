import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Where local D1, KV and Durable Objects live: STATE_DIR, or .wrangler/state in the project. */
export const STATE_DIR = process.env.STATE_DIR ?? `${ROOT}.wrangler/state`;

/** Environment variables that keep wrangler from asking questions, sending metrics and needing a network. */
export const OFFLINE = { CI: "1", CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false" };

/** Arguments that point a d1 command at the local database or at the real one. */
export function target(remote: boolean): string[] {
  return remote ? ["--remote"] : ["--local", "--persist-to", STATE_DIR];
}

/**
 * Runs wrangler and gives what it printed. On failure, prints everything and ends the process with wrangler's status. The output
 * goes to a file because a pipe loses what is beyond 64 kB when wrangler exits before it has been read.
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

/** Runs queries on the database and gives the rows of all of them, one after the other. */
export function query<Row>(remote: boolean, ...queries: string[]): Row[] {
  const sql = queries.join(";\n");
  const printed = wrangler("d1", "execute", "DB", ...target(remote), "--json", "--command", sql);
  return (JSON.parse(printed) as { results: Row[] }[]).flatMap(({ results }) => results);
}
