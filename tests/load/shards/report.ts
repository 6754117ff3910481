import { table } from "../table.ts";
import type { Shards } from "./measure.ts";
import { FAULTS } from "./network.ts";

const number = (n: number) => n.toLocaleString("en");

/** What the histories went through, what of it was wrong, and whether the books would have noticed. */
export function shardsTable({ histories, findings }: Shards): string {
  const sum = (of: (one: Shards["histories"][number]) => number) =>
    number(histories.reduce((total, one) => total + of(one), 0));
  const violations = histories.flatMap(({ seed, violations: found }) =>
    found.map(({ what, detail }) => `${seed}: ${what} (${detail})`),
  );
  const happened = table(
    ["in all histories", "times"],
    [
      ["histories of three weeks, 42 learners in three databases", number(histories.length)],
      ["awards acknowledged", sum(({ awards }) => awards)],
      ["leagues closed", sum(({ closes }) => closes)],
      ["moves begun", sum(({ moves }) => moves)],
      ["round trips", sum(({ trips }) => [...trips.values()].reduce((total, n) => total + n, 0))],
      ...FAULTS.map((fault) => [`of these ${fault}`, sum(({ faults }) => faults.get(fault) ?? 0)]),
      ["invariants broken (hold: 0)", number(violations.length)],
    ],
  );
  const found = table(
    ["planted fault", "found in history", "by"],
    findings.map(({ fault, history, what }) => [
      fault,
      history === null ? "NOT FOUND" : String(history),
      what[0] ?? "",
    ]),
  );
  return [happened, ...violations.slice(0, 20), "", found].join("\n");
}
