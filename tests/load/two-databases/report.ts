import { table } from "../table.ts";
import type { SplitRun } from "./measure.ts";

/** How many tests passed unchanged, and which did not. */
export function twoDatabasesTable(runs: readonly SplitRun[]): string {
  const row = (what: string, of: (run: SplitRun) => number) => [what, ...runs.map((run) => String(of(run)))];
  const rows = [
    row("tests of the Worker", ({ tests }) => tests),
    row("passed unchanged", ({ passed }) => passed),
    row("failed (hold: 0)", ({ failed }) => failed.length),
  ];
  const failures = runs.flatMap(({ learnerDatabases, failed }) => failed.map((name) => `${learnerDatabases}: ${name}`));
  const heads = runs.map(({ learnerDatabases }) => `${learnerDatabases} for learners`);
  return [table(["databases, beside the shared one", ...heads], rows), ...failures].join("\n");
}
