import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKS } from "./check.ts";
import { runInTurn, runSideBySide, type Step } from "./run-step.ts";

// `npm test`: every check and every test of the project, the browser scenarios included. What failed is named again at
// the end; the last line counts all tests.
const folder = mkdtempSync(join(tmpdir(), "wortpfad-test-"));
const countsFile = join(folder, "counts.jsonl");
const env = { TEST_COUNTS: countsFile };

const vitest = (project: string): Step => ({
  name: `${project} tests`,
  command: "npx",
  args: ["vitest", "run", "--config", "tests/vitest.config.ts", "--project", project],
  env,
});

const tools: Step = { name: "tools of the machine", command: process.execPath, args: [".ci/tools.ts"] };
const scenarios: Step = { name: "browser scenarios", command: process.execPath, args: [".ci/e2e.ts"], env };
const dryRun: Step = { name: "deploy, dry run", command: process.execPath, args: [".ci/dry-run.ts"] };
const failed = [
  ...runInTurn([tools]),
  // Two at a time, for a machine with two cores. The longest tests come first, so that both are busy to the end.
  ...(await runSideBySide([...CHECKS, ...["worker", "web", "rules", "content"].map(vitest)], { atOnce: 2 })),
  // Not beside anything: the browser and its server need a core each.
  ...runInTurn([scenarios, dryRun]),
];

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

// Their first lines: the rest stands where they failed.
for (const failure of failures) console.error(`✗ ${failure.split("\n", 1)[0]}`);
if (failed.length > 0) console.error(`\nfailed: ${failed.join(", ")}`);
// A check that failed is a failure even when every test passed.
if (failed.length > 0 && totals.failed === 0) totals.failed = failed.length;
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failed.length === 0 ? 0 : 1);
