import { table, verdict } from "../table.ts";
import type { Storage } from "./measure.ts";

/** Budget of what a daily learner who chats leaves in a year (docs/product.md#budget-bill). */
const BUDGET_BYTES = 600_000;
/** What one D1 database holds. */
const DATABASE_BYTES = 10e9;

function kB(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

/** What a daily learner leaves in a year as text, and how many such learners one database holds. */
export function storageTable({ learners, days, submits, tables, contentBytes, sweep }: Storage): string {
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const fit = Math.floor((DATABASE_BYTES - contentBytes) / total);
  const perDay = submits / learners / days;
  return [
    `${learners} learners, ${days} days, ${perDay.toFixed(1)} submits each a day, the sweep after each day`,
    table(
      ["what one of them leaves", "rows", "kB of pages"],
      tables.map((one) => [one.table, one.rows.toFixed(0), kB(one.bytes)]),
    ),
    "",
    `${kB(total)} kB a learner and year (hold ≤ ${BUDGET_BYTES / 1_000}): ${verdict(total, BUDGET_BYTES)}`,
    `    10 GB hold ${fit.toLocaleString("en-US")} learners with a year of daily practice, and ${kB(contentBytes)} kB of content`,
    `    the sweep of one learner and day: ${sweep.rowsRead.toFixed(0)} rows read, ${sweep.rowsWritten.toFixed(1)} written, ${sweep.ms.toFixed(1)} ms`,
  ].join("\n");
}
