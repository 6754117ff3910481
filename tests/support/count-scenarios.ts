import { appendFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Appends the scenarios' counts and the names of those that failed to the file TEST_COUNTS, which `npm test` sums up. */
export default class CountScenarios implements Reporter {
  private readonly outcomes = new Map<string, "passed" | "failed" | "skipped">();
  private readonly failures = new Map<string, string>();

  onTestEnd(test: TestCase, result: TestResult): void {
    // The outcome of a retry replaces that of the attempt before.
    const outcome = result.status === "passed" || result.status === "skipped" ? result.status : "failed";
    this.outcomes.set(test.id, outcome);
    if (outcome === "failed")
      this.failures.set(test.id, `${test.titlePath().join(" > ")}: ${result.error?.message ?? result.status}`);
    else this.failures.delete(test.id);
  }

  onEnd(): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const outcome of this.outcomes.values()) counts[outcome]++;
    const failures = [...this.failures.values()];
    if (process.env.TEST_COUNTS)
      appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify({ ...counts, failures })}\n`);
  }
}
