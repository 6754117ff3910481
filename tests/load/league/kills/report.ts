import { table, verdict } from "../../table.ts";
import type { ClosingReport } from "./closing.ts";
import type { Submits } from "./submits.ts";

/** The outcome of a series of kills. */
export interface KillReport {
  kills: number;
  submits: readonly Submits[];
  /** Submits without a response, sent again to the next server. */
  resent: number;
  /** What was lost, counted twice or wrong; empty if all is well. */
  faults: string[];
}

/** The table of both series of kills, with everything that went wrong below it. */
export function killTable(awards: KillReport, closes: readonly ClosingReport[]): string {
  const row = (what: string, reports: readonly KillReport[]) => {
    const faults = sum(reports, (report) => report.faults.length);
    return [
      what,
      String(sum(reports, ({ kills }) => kills)),
      String(sum(reports, ({ submits }) => sum(submits, ({ acknowledged }) => acknowledged.size))),
      String(sum(reports, ({ resent }) => resent)),
      String(faults),
      verdict(faults, 0),
    ];
  };
  const kills = table(
    ["kill -9", "kills", "awards", "sent again", "lost, doubled, wrong (hold 0)", ""],
    [row("during awards", [awards]), row("during the close of a week", closes)],
  );
  const leagues = sum(closes, (close) => close.leagues);
  const before = sum(closes, ({ closedByThen }) => closedByThen);
  const underWay = sum(closes, (close) => close.underWay);
  const closing = `${leagues} leagues, ${before} of them closed between the kills: ${underWay} kills hit while some were closed and some open`;
  return [kills, closing, ...[awards, ...closes].flatMap(({ faults }) => faults).slice(0, 20)].join("\n");
}

function sum<T>(items: readonly T[], figure: (item: T) => number): number {
  return items.reduce((total, item) => total + figure(item), 0);
}
