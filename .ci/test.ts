import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./check.ts";
import { runStep, type Step } from "./run-step.ts";

// `npm test`: every check and every test of the project, the browser scenarios included. What failed is named again at
// the end; the last line counts them all.
const folder = mkdtempSync(join(tmpdir(), "wortpfad-test-"));
const countsFile = join(folder, "counts.jsonl");
const env = { TEST_COUNTS: countsFile };

const vitest = (project: string): Step => ({
  name: `${project} tests`,
  command: "npx",
  args: ["vitest", "run", "--config", "tests/vitest.config.ts", "--project", project],
  env,
});

const failedChecks = runChecks();
const steps: Step[] = [
  ...["rules", "content", "worker", "web"].map(vitest),
  { name: "browser scenarios", command: process.execPath, args: [".ci/e2e.ts"], env },
  { name: "deploy, dry run", command: process.execPath, args: [".ci/dry-run.ts"] },
];
const failedSteps = steps.filter((step) => !runStep(step)).map((step) => step.name);

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
if (existsSync(countsFile)) {
  for (const line of readFileSync(countsFile, "utf8").trim().split("\n")) {
    const counts = JSON.parse(line) as typeof totals & { failures: string[] };
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    totals.skipped += counts.skipped;
    failures.push(...counts.failures);
  }
}
rmSync(folder, { recursive: true, force: true });

const failed = [...failedChecks, ...failedSteps];
// Their first lines: the rest stands where they failed.
for (const failure of failures) console.error(`✗ ${failure.split("\n", 1)[0]}`);
if (failed.length > 0) console.error(`\nfailed: ${failed.join(", ")}`);
// A check that failed is a failure even when every test passed.
if (failed.length > 0 && totals.failed === 0) totals.failed = failed.length;
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failed.length === 0 ? 0 : 1);
