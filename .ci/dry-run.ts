import { spawnSync } from "node:child_process";
import { ROOT } from "./run-step.ts";

// What would be deployed is complete: bindings, assets, Durable Object migrations. Uses the build of the scenarios.
const run = spawnSync("npx", ["wrangler", "deploy", "--dry-run", "-c", "dist/worker/wrangler.json"], {
  cwd: ROOT,
  encoding: "utf8",
  env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
});
console.log(run.stdout.trim());
if (run.status !== 0) console.error(run.stderr);
process.exit(run.status ?? 1);
