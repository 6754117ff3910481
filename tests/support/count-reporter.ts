import { appendFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/**
 * Appends a JSON line with this run's counts and the names of what failed to the file TEST_COUNTS, which `npm test` sums up.
 * An error outside the tests fails the run too and is named.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const failures = unhandledErrors.map((error) => `outside the tests: ${error.stack ?? error.message}`);
    for (const module of modules) {
      // A file that could not be loaded ran none of its tests: that counts as a failure.
      if (module.state() === "failed" && module.errors().length > 0) {
        counts.failed++;
        failures.push(`${module.relativeModuleId}: not loaded: ${module.errors()[0]?.message}`);
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        counts[state === "passed" || state === "failed" ? state : "skipped"]++;
        if (state === "failed")
          failures.push(`${module.relativeModuleId} > ${test.fullName}: ${errors?.[0]?.message ?? ""}`);
      }
    }
    if (process.env.TEST_COUNTS)
      appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify({ ...counts, failures })}\n`);
  }
}
