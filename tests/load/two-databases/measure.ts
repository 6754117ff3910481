import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#tests/support/e2e/built-server.ts";

const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");
const WORKER_TESTS = join(ROOT, "tests/worker/");

/** The tests of the Worker with the learners in so many databases, beside the one for everything else. */
export interface SplitRun {
  learnerDatabases: number;
  tests: number;
  passed: number;
  /** Each with its file below tests/worker. */
  failed: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Each run ends after this, whatever happens. */
const LONGEST_MS = 30 * 60_000;

/**
 * Runs the tests of the Worker with one database for all learners and their leagues beside the shared one, and with two. In the second run, the learners of a file live in
 * them in turn, but where they must live in the same (`liveTogether` in tests/support/worker/split-database.ts). Throws when a run does not come to its end.
 */
export function runTwoDatabases(folder: string): SplitRun[] {
  return [run(folder, 1), run(folder, 2)];
}

function run(folder: string, learnerDatabases: number): SplitRun {
  const file = join(folder, `two-databases-${learnerDatabases}.json`);
  const args = ["run", "--config", "tests/vitest.config.ts", "--project", "worker", "--reporter=json"];
  spawnSync(process.execPath, [VITEST, ...args, `--outputFile=${file}`], {
    cwd: ROOT,
    env: { ...process.env, LEARNER_DATABASES: String(learnerDatabases) },
    stdio: "ignore",
    timeout: LONGEST_MS,
  });
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({
      name: `${name.replace(WORKER_TESTS, "")} ${one.fullName}`,
      isPassed: one.status === "passed",
    })),
  );
  // A file that could not be loaded has no tests that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    learnerDatabases,
    tests: tests.length,
    passed: tests.filter(({ isPassed }) => isPassed).length,
    failed: [
      ...tests.flatMap(({ name, isPassed }) => (isPassed ? [] : [name])),
      ...broken.map(({ name, message }) => `${name.replace(WORKER_TESTS, "")}: ${message}`),
    ],
  };
}
