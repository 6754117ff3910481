import { pick, type Random } from "#schema/rules/random.ts";
import type { Database } from "#worker/db/database.ts";
import { type Bound, type LocalD1, openView } from "./local-d1.ts";

/** What can happen to a round trip. */
export const FAULTS = [
  /** It never arrives. */
  "lost",
  /** It is done, but nobody hears of it. */
  "answer lost",
  /** Its caller gives it up, and it is done all the same, up to 30 s later. */
  "late",
  /** It is done, and done again up to 30 s later. */
  "twice",
  /** Whoever sent it dies before it arrives. */
  "crash before",
  /** Whoever sent it dies when it is done. */
  "crash after",
] as const;
export type Fault = (typeof FAULTS)[number];

/** D1 runs nothing later than this after it was sent. */
const LATEST_MS = 30_000;
/** What a round trip takes at most when nothing is wrong. */
const TRIP_MS = 400;

/** One thing that runs by itself: a call, a message, a close, a move. It can die between any two of its round trips. */
export interface Process {
  readonly name: string;
  isDead: boolean;
}

interface Trip {
  process: Process;
  database: LocalD1;
  statements: readonly Bound[];
  resolve: (results: ReturnType<LocalD1["run"]>) => void;
  reject: (error: unknown) => void;
}

interface Timer {
  at: number;
  act: () => void;
}

/** D1's words for a connection that is gone. */
export class ConnectionLost extends Error {
  constructor() {
    super("D1_ERROR: Network connection lost.");
  }
}

/**
 * The way between processes and databases, with a clock of its own. One round trip runs at a time; which of those that wait is up to the random
 * numbers, and so is what goes wrong with it.
 */
export class Network {
  now: number;
  /** The share of round trips with which something goes wrong. */
  faultShare = 0;
  readonly faults = new Map<Fault, number>();
  readonly trips = new Map<string, number>();
  private readonly random: Random;
  private waiting: Trip[] = [];
  private timers: Timer[] = [];
  private live = 0;

  constructor(random: Random, now: number) {
    this.random = random;
    this.now = now;
  }

  /** Starts a process. Its errors end it and nothing else: whoever wants an answer asks again. */
  spawn(name: string, run: (process: Process) => Promise<unknown>): void {
    const process: Process = { name, isDead: false };
    this.live++;
    run(process)
      .catch((error: unknown) => {
        if (!isExpected(error)) this.timers.push({ at: this.now, act: () => fail(name, error) });
      })
      .finally(() => {
        if (!process.isDead) this.live--;
      });
  }

  /** A database as a process sees it. */
  open(process: Process, database: LocalD1): Database {
    return openView(
      (statements) =>
        new Promise((resolve, reject) => {
          this.waiting.push({ process, database, statements, resolve, reject });
        }),
    );
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.timers.push({ at: this.now + ms, act: resolve });
    });
  }

  /** Runs until every process has ended and nothing is on its way anymore. */
  async settle(): Promise<void> {
    await drained();
    while (this.waiting.length > 0 || this.timers.length > 0) {
      this.step();
      await drained();
    }
    if (this.live > 0) throw new Error(`${this.live} processes wait for nothing`);
  }

  private step(): void {
    const due = this.timers.filter(({ at }) => at <= this.now);
    if (due.length > 0) {
      this.timers = this.timers.filter(({ at }) => at > this.now);
      for (const { act } of due) act();
    } else if (this.waiting.length > 0) {
      this.now += Math.floor(this.random() * TRIP_MS);
      const [trip] = this.waiting.splice(Math.floor(this.random() * this.waiting.length), 1);
      if (trip) this.carry(trip);
    } else this.now = Math.min(...this.timers.map(({ at }) => at));
  }

  private carry({ process, database, statements, resolve, reject }: Trip): void {
    if (process.isDead) return;
    this.trips.set(process.name, (this.trips.get(process.name) ?? 0) + 1);
    const run = (): ReturnType<LocalD1["run"]> | null => {
      try {
        return database.run(statements);
      } catch (error) {
        reject(error);
        return null;
      }
    };
    const fault = this.random() < this.faultShare ? pick(FAULTS, this.random) : null;
    if (fault !== null) this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
    if (fault === "lost") reject(new ConnectionLost());
    else if (fault === "answer lost") {
      if (run()) reject(new ConnectionLost());
    } else if (fault === "late") {
      this.repeatLater(database, statements);
      reject(new ConnectionLost());
    } else if (fault === "crash before" || fault === "crash after") {
      if (fault === "crash after") run();
      process.isDead = true;
      this.live--;
    } else {
      const results = run();
      if (fault === "twice") this.repeatLater(database, statements);
      if (results) resolve(results);
    }
  }

  private repeatLater(database: LocalD1, statements: readonly Bound[]): void {
    const at = this.now + Math.floor(this.random() * LATEST_MS);
    const act = (): void => {
      try {
        database.run(statements);
      } catch {
        // A guard held, as it must: nobody waits for the answer.
      }
    };
    this.timers.push({ at, act });
  }
}

/** Lets everything that has its answer go on until it asks again. */
function drained(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A lost connection, or a guard that held: what a process must live with. */
function isExpected(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      cause instanceof ConnectionLost ||
      /malformed JSON|UNIQUE constraint failed|the league is full/.test(cause.message)
    )
      return true;
    if (cause instanceof Refused) return true;
  }
  return false;
}

/** A process that gives up for now, because it is not its turn. */
export class Refused extends Error {}

function fail(name: string, error: unknown): never {
  throw new Error(`${name} failed in a way that nothing explains`, { cause: error });
}
