import { CLOSE_GRACE_MS, CLOSE_SPREAD_MS, closesAt, weekOf } from "#schema/rules/league-week.ts";
import { LEAGUE_TIERS } from "#schema/terms/league-tier.ts";
import { leagueIdOf } from "#tests/support/worker/league-id.ts";
import { quantile, table, verdict } from "../../table.ts";
import type { Closing, Cost } from "./measure.ts";
import { drain } from "./queue.ts";

/** The budget of a close: rows written, plus one per member, and round trips. */
const CLOSE_ROWS = 35;
const CLOSE_SUBREQUESTS = 2;
/** The budget of one invocation of the sweep. */
const SWEEP_LEAGUES = 500;
const SWEEP_SUBREQUESTS = 10;
/** The pause between two invocations of the sweep (worker/league/sweep.ts). */
const NEXT_RUN_MS = 1_000;
/** A league object tries again after this (worker/league/league-object.ts). */
const AGAIN_MS = 60_000;
/** D1 does not document how long a query may wait before it is refused as overloaded: users report about fifteen seconds. */
const REFUSED_AFTER_MS = 15_000;
const LEAGUES = 100_000;
/** The share of leagues in each tier. */
const TIERS = [0.6, 0.3, 0.1];
const HOUR_MS = 3_600_000;
/** D1's limit for a string or a bound value. */
const D1_VALUE_BYTES = 2_000_000;
/** How long a statement takes in the deployed D1, according to the example in its documentation. */
const PUBLISHED_MS = 1;

/** The table of what closing costs, measured against the budgets. */
export function closingTable({ members, tiers, again, oneByOne, together, sweep, deletion }: Closing): string {
  const closes = [...tiers.map(({ cost }) => cost), ...oneByOne];
  const most = (costs: readonly Cost[], figure: (cost: Cost) => number): number => Math.max(...costs.map(figure));
  const rows = most(closes, ({ rowsWritten }) => rowsWritten);
  const trips = most(closes, ({ d1RoundTrips }) => d1RoundTrips);
  const runs = sweep.runs;
  const inRun = Math.ceil(sweep.leagues / runs.length);
  const sweepTrips = most([...runs, ...deletion.runs], ({ d1RoundTrips }) => d1RoundTrips);
  const valueBytes = most(runs, (run) => run.valueBytes);
  const ms = oneByOne.map((cost) => cost.ms);
  const deleted = deletion.leagues / deletion.runs.length;
  return table(
    ["close", "measured", "hold", ""],
    [
      [
        `rows written, ${members} members`,
        String(rows),
        `≤ ${CLOSE_ROWS + members}`,
        verdict(rows, CLOSE_ROWS + members),
      ],
      ["subrequests", String(trips), `≤ ${CLOSE_SUBREQUESTS}`, verdict(trips, CLOSE_SUBREQUESTS)],
      ["rows written by a second close", String(again.rowsWritten), "0", verdict(again.rowsWritten, 0)],
      [
        "   rows read; statements",
        `${most(closes, (cost) => cost.rowsRead)}; ${most(closes, (cost) => cost.d1Statements)}`,
        "–",
        "",
      ],
      ["   one after another, p50 / p99 ms", `${quantile(ms, 0.5)} / ${quantile(ms, 0.99)}`, "–", ""],
      ["   many at the same time, ms of database time each", closeMs(together).toFixed(1), "–", ""],
      [
        `sweep of ${sweep.leagues} leagues: per invocation`,
        String(inRun),
        `≤ ${SWEEP_LEAGUES}`,
        verdict(inRun, SWEEP_LEAGUES),
      ],
      [
        "subrequests per invocation",
        String(sweepTrips),
        `≤ ${SWEEP_SUBREQUESTS}`,
        verdict(sweepTrips, SWEEP_SUBREQUESTS),
      ],
      ["   ms of database time each", (totalMs(runs) / sweep.leagues).toFixed(1), "–", ""],
      [
        "   largest bound value, kB",
        (valueBytes / 1_000).toFixed(0),
        `≤ ${D1_VALUE_BYTES / 1_000}`,
        verdict(valueBytes, D1_VALUE_BYTES),
      ],
      [`   deletion of ${deletion.leagues} leagues: per invocation`, deleted.toFixed(0), "–", ""],
    ],
  );
}

function closeMs({ leagues, seconds }: Closing["together"]): number {
  return (seconds * 1_000) / leagues;
}

function totalMs(runs: readonly Cost[]): number {
  return runs.reduce((sum, { ms }) => sum + ms, 0);
}

/** The table of a simulation: a hundred thousand leagues close in one database, by their alarms and by the sweep alone. */
export function simulationTable({ tiers, together, sweep }: Closing): string {
  const measured = closeMs(together);
  const statements = Math.max(...tiers.map(({ cost }) => cost.d1Statements));
  const published = statements * PUBLISHED_MS;
  const alarms = alarmsOf(LEAGUES);
  const spread = CLOSE_SPREAD_MS / 60_000;
  const wide = alarms.map((at) => CLOSE_GRACE_MS + ((at - CLOSE_GRACE_MS) * HOUR_MS) / CLOSE_SPREAD_MS);
  const cases = [
    [`alarms over ${spread} minutes, ${measured.toFixed(1)} ms as measured`, alarms, measured, 0],
    [`alarms over ${spread} minutes, ${published} ms: ${PUBLISHED_MS} per statement`, alarms, published, 0],
    ["   with the database half busy with learners", alarms, published, 0.5],
    [`alarms over an hour, ${published} ms`, wide, published, 0],
    ["   with the database half busy with learners", wide, published, 0.5],
  ] as const;
  const drained = cases.map(([name, arrivals, ms, busy]) => {
    const result = drain({ arrivals, closeMs: ms, busy, refusedAfterMs: REFUSED_AFTER_MS, againMs: AGAIN_MS });
    const minutes = (figure: number): string => (figure / 60_000).toFixed(1);
    const { lastAt, longestQueue, longestWait, refusals } = result;
    return [name, String(longestQueue), minutes(longestWait), String(refusals), minutes(lastAt)];
  });
  const inRun = sweep.leagues / sweep.runs.length;
  const runs = Math.ceil(LEAGUES / inRun);
  const trips = sweep.runs.reduce((sum, { d1RoundTrips }) => sum + d1RoundTrips, 0) / sweep.runs.length;
  const runMs = totalMs(sweep.runs) / sweep.runs.length;
  return [
    table(
      [
        `${LEAGUES} leagues, one database`,
        "longest queue",
        "longest wait, min",
        "refused and retried",
        "last closed, min after the week",
      ],
      drained,
    ),
    `leagues that fit into ${spread} minutes without a queue: ${Math.floor(CLOSE_SPREAD_MS / measured)} as measured,` +
      ` ${Math.floor(CLOSE_SPREAD_MS / published)} at ${PUBLISHED_MS} ms per statement`,
    `the sweep alone, if no alarm went off: ${runs} invocations of ${inRun.toFixed(0)} leagues, ${Math.ceil(runs * trips)} round trips to D1,` +
      ` ${((runs * (runMs + NEXT_RUN_MS)) / 60_000).toFixed(1)} minutes`,
  ].join("\n");
}

/** When this many leagues close by themselves, in milliseconds after the end of the week, ascending. */
function alarmsOf(leagues: number): number[] {
  const week = weekOf(new Date());
  const ids = LEAGUE_TIERS.flatMap((tier, i) =>
    Array.from({ length: Math.round(leagues * (TIERS[i] ?? 0)) }, (_, n) =>
      leagueIdOf(week.weekStartDate, tier, n + 1),
    ),
  );
  const end = week.endsAt.getTime();
  return ids.map((id) => closesAt(id).getTime() - end).toSorted((a, b) => a - b);
}
