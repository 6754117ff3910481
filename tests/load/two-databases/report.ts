import { table } from "../table.ts";
import { EXCEPTIONS } from "./exceptions.ts";
import type { SplitRun } from "./measure.ts";

/** How many tests passed unchanged, why others did not, and which nobody has explained. */
export function twoDatabasesTable(runs: readonly SplitRun[]): string {
  const whys = [...new Set(EXCEPTIONS.map(({ why }) => why))];
  const row = (what: string, of: (run: SplitRun) => number) => [what, ...runs.map((run) => String(of(run)))];
  const rows = [
    row("tests of the Worker", ({ tests }) => tests),
    row("passed unchanged", ({ passed }) => passed),
    ...whys.map((why) => row(why, ({ explained }) => explained.get(why)?.length ?? 0)),
    row("failed without a reason known (hold: 0)", ({ unexplained }) => unexplained.length),
  ];
  const failed = runs.flatMap(({ learnerDatabases, unexplained }) =>
    unexplained.map(({ file, name }) => `${learnerDatabases}: ${file} ${name}`),
  );
  const heads = runs.map(({ learnerDatabases }) => `${learnerDatabases} for learners`);
  return [table(["databases, beside the shared one", ...heads], rows), ...failed].join("\n");
}
