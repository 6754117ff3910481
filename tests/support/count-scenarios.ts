import { appendFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Adds the scenarios' counts to the file that the test command sums up (TEST_COUNTS). */
export default class CountScenarios implements Reporter {
  private readonly outcomes = new Map<string, "passed" | "failed" | "skipped">();

  onTestEnd(test: TestCase, result: TestResult): void {
    // A retry replaces the outcome of the try before.
    this.outcomes.set(test.id, result.status === "passed" || result.status === "skipped" ? result.status : "failed");
  }

  onEnd(): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const outcome of this.outcomes.values()) counts[outcome]++;
    if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify(counts)}\n`);
  }
}
