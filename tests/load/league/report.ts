import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { table, verdict } from "../table.ts";
import type { ManyLeagues } from "./many-leagues.ts";
import type { LiveMeasure, OneLeague } from "./one-league.ts";

/** The budget in ms from the response to an award until its frame has reached the last of a thousand sockets. */
const SINGLE_MS = 200;
const BURST_MS = 450;
/** The budget of the live view: frames a second to one socket, and bytes of a frame with one member's row. */
const FRAMES_A_SECOND = 4;
const DELTA_BYTES = 96;
const LOOK_MS = 2_000;

const HEAD = ["league", "measured", "hold", ""];

function none(what: string, count: number): string[] {
  return [what, String(count), "0", verdict(count, 0)];
}

/** How busy this machine is with other things, in percent of all its cores, measured over two seconds. */
export async function busyPercent(): Promise<number> {
  const sum = () =>
    cpus().reduce(
      ({ idle, all }, { times }) => ({
        idle: idle + times.idle,
        all: all + Object.values(times).reduce((total, time) => total + time, 0),
      }),
      { idle: 0, all: 0 },
    );
  const before = sum();
  await wait(LOOK_MS);
  const after = sum();
  return 100 * (1 - (after.idle - before.idle) / (after.all - before.all));
}

/** The table for one league with a thousand sockets. */
export function oneLeagueTable({ sockets, single, burst, ended, wrongAtTheEnd, bytesPerAward }: OneLeague): string {
  const rows = [
    ...liveRows(`one award at a time, ${sockets} sockets`, single, SINGLE_MS),
    ...liveRows(`burst, ${sockets} sockets`, burst, BURST_MS),
    [
      "   bytes of a frame with one member's row",
      String(single.deltaBytes),
      `≤ ${DELTA_BYTES}`,
      verdict(single.deltaBytes, DELTA_BYTES),
    ],
    none("   sockets that ended", ended),
    none("   members whose XP is wrong at the end", wrongAtTheEnd),
    ["   bytes that an award adds to D1", bytesPerAward.toFixed(0), "–", ""],
  ];
  return table(HEAD, rows);
}

function liveRows(name: string, measured: LiveMeasure, budget: number): string[][] {
  const { events, perSecond, answerP50, answerP99, lastP50, lastP99, sentP99, framesPerSecond, busiestSecond } =
    measured;
  const { fiveFramesMs, unseen, lost, gaps } = measured;
  return [
    [`${name}: ${events} awards`, `${perSecond.toFixed(1)}/s`, "–", ""],
    ["   sent → answered, p50 / p99 ms", `${answerP50.toFixed(0)} / ${answerP99.toFixed(0)}`, "–", ""],
    ["   answered → last socket, p50 ms", lastP50.toFixed(0), "–", ""],
    ["   answered → last socket, p99 ms", lastP99.toFixed(0), `≤ ${budget}`, verdict(lastP99, budget)],
    ["   sent → last socket, p99 ms", sentP99.toFixed(0), "–", ""],
    ["   frames a second to a socket, on average", framesPerSecond.toFixed(1), "–", ""],
    [
      "   most frames to a socket in any second",
      String(busiestSecond),
      `≤ ${FRAMES_A_SECOND}`,
      verdict(busiestSecond, FRAMES_A_SECOND),
    ],
    ["   shortest time for five frames to a socket, ms", fiveFramesMs.toFixed(0), "–", ""],
    none("   awards unseen, frames lost, numbers skipped", unseen + lost + gaps),
  ];
}

/** The table for many leagues at the same time. */
export function manyLeaguesTable({
  leagues,
  sockets,
  awards,
  perSecond,
  lastP50,
  lastP99,
  errors,
}: ManyLeagues): string {
  const rows = [
    [`${leagues} leagues, ${sockets} sockets, ${awards} awards`, `${perSecond.toFixed(1)}/s`, "–", ""],
    ["   answered → last socket, p50 ms", lastP50.toFixed(0), "–", ""],
    ["   answered → last socket, p99 ms", lastP99.toFixed(0), `≤ ${SINGLE_MS}`, verdict(lastP99, SINGLE_MS)],
    none("   errors: calls, sockets, frames", errors.length),
  ];
  return [table(HEAD, rows), ...errors.slice(0, 10)].join("\n");
}
