import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#tests/support/e2e/built-server.ts";
import { EXCEPTIONS } from "./exceptions.ts";

const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");
const WORKER_TESTS = join(ROOT, "tests/worker/");

/** A test by its file below tests/worker and its name. */
export interface NamedTest {
  file: string;
  name: string;
}

/** The tests of the Worker with the learners in so many databases, beside the one for everything else. */
export interface SplitRun {
  learnerDatabases: number;
  tests: number;
  passed: number;
  /** Failures by the exception that explains them. */
  explained: Map<string, NamedTest[]>;
  unexplained: NamedTest[];
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** The run ends after this, whatever happens. */
const LONGEST_MS = 30 * 60_000;

/**
 * Runs the tests of the Worker against two databases: the shared one, and one with all learners and their leagues. Learners in two databases (`LEARNER_DATABASES=2`) are not part of
 * it: that run stands still after some files, and why is not known yet.
 */
export function runTwoDatabases(folder: string): SplitRun[] {
  return [run(folder, 1)];
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
    assertionResults.map((one) => ({ file: name.replace(WORKER_TESTS, ""), name: one.fullName, status: one.status })),
  );
  const explained = new Map<string, NamedTest[]>();
  const unexplained: NamedTest[] = [];
  for (const { file: path, name, status } of tests) {
    if (status === "passed") continue;
    const why = EXCEPTIONS.find(
      (one) =>
        one.learnerDatabases <= learnerDatabases &&
        one.file === path &&
        one.tests.some((start) => name.startsWith(start)),
    )?.why;
    if (why === undefined) unexplained.push({ file: path, name });
    else explained.set(why, [...(explained.get(why) ?? []), { file: path, name }]);
  }
  const passed = tests.filter(({ status }) => status === "passed").length;
  return { learnerDatabases, tests: tests.length, passed, explained, unexplained };
}
