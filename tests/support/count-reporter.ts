import { appendFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** Adds this run's counts to the file that the test command sums up (TEST_COUNTS), one JSON line a run. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      // A file that could not be loaded ran none of its tests: that is a failure too.
      if (module.state() === "failed" && module.errors().length > 0) counts.failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === "passed" || state === "failed" ? state : "skipped"]++;
      }
    }
    if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify(counts)}\n`);
  }
}
