import { spawnSync } from "node:child_process";
import { audit } from "./audit.ts";
import { migrate } from "./migrate.ts";
import { seed } from "./seed.ts";
import { ROOT, wrangler } from "./wrangler.ts";

// `npm run deploy`: audit, check, build, migrate, seed, deploy, in this order. `--dry-run` only builds and packs: nothing leaves the
// machine. `--skip-audit` is for whoever has audited elsewhere.
const dryRun = process.argv.includes("--dry-run");
const skipAudit = process.argv.includes("--skip-audit");

function npmRun(script: string): void {
  const run = spawnSync("npm", ["run", script], { cwd: ROOT, stdio: "inherit" });
  if (run.status !== 0) process.exit(run.status ?? 1);
}

const fault = dryRun || skipAudit ? null : audit();
if (fault !== null) {
  console.error(fault);
  process.exit(1);
}
if (!dryRun) npmRun("check");
npmRun("build");
if (dryRun) {
  console.log(wrangler("deploy", "--dry-run", "-c", "dist/worker/wrangler.json"));
} else {
  migrate({ remote: true });
  seed({ remote: true });
  console.log(wrangler("deploy", "-c", "dist/worker/wrangler.json"));
}
