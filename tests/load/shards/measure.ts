// Node runs the statements of the Worker, so what these import and Node does not have is replaced first.
import "./without-workerd.ts";
import type { HistoryReport } from "./history.ts";
import type { Planted } from "./planted.ts";

/** Histories of the plan as it is, and the most that a planted fault gets to be found. */
const HISTORIES = Number(process.env.SHARD_HISTORIES ?? 60);
const HISTORIES_PER_FAULT = 150;
/** One round trip in twenty fails. */
const FAULT_SHARE = 0.05;

/** What became of a planted fault: in which history it was found, and by what. */
export interface Finding {
  fault: Planted;
  history: number | null;
  what: string[];
}

export interface Shards {
  histories: HistoryReport[];
  findings: Finding[];
}

/**
 * Runs histories of the plan for several databases, then plants one fault after another in it and runs histories until the books do not balance. `SHARD_SEED` gives
 * other histories.
 */
export async function simulateShards(): Promise<Shards> {
  const { History } = await import("./history.ts");
  const { plant, PLANTED } = await import("./planted.ts");
  const seed = process.env.SHARD_SEED ?? "1";
  const histories: HistoryReport[] = [];
  for (let i = 0; i < HISTORIES; i++) histories.push(await new History(`${seed}.${i}`).run(FAULT_SHARE));
  const findings: Finding[] = [];
  for (const fault of PLANTED) {
    plant(fault);
    const finding: Finding = { fault, history: null, what: [] };
    for (let i = 0; i < HISTORIES_PER_FAULT && finding.history === null; i++) {
      const { violations } = await new History(`${seed}.${i}`).run(FAULT_SHARE);
      if (violations.length > 0)
        Object.assign(finding, { history: i + 1, what: [...new Set(violations.map(({ what }) => what))] });
    }
    findings.push(finding);
  }
  plant(null);
  return { histories, findings };
}
