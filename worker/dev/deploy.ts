import { spawnSync } from "node:child_process";
import { migrate } from "./migrate.ts";
import { seed } from "./seed.ts";
import { ROOT, wrangler } from "./wrangler.ts";

// `npm run deploy`: check, build, migrate, seed, deploy, in this order. `--dry-run` only builds and packs: nothing leaves the machine.
const dryRun = process.argv.includes("--dry-run");

function npmRun(script: string): void {
  const run = spawnSync("npm", ["run", script], { cwd: ROOT, stdio: "inherit" });
  if (run.status !== 0) process.exit(run.status ?? 1);
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
