import { HttpError } from "../http/http-error.ts";

/** How long a derivation blocks the isolate, about. */
const DERIVATION_MS = 150;

/**
 * From the start of one derivation to the start of the next. What the derivation leaves of it belongs to the other requests. Without
 * it, each of their steps (KV, D1, the answer) would wait for a derivation of its own.
 */
const TURN_MS = 250;

/** A derivation that would start later than this is refused: eight wait at most. */
const MAX_WAIT_MS = 2_000;

/**
 * A turn further away than this means that the machine's clock was set back: nobody could sign in until it has caught up. It is far
 * above the longest wait, because the clocks of two requests differ: each stands still while its request computes.
 */
const CLOCK_JUMP_MS = 60_000;

/** Too many passwords wait to be derived. Nothing was compared, so the try does not count. Answered with 429. */
export class DerivationsBusy extends HttpError {
  constructor() {
    super(429, "Many people are signing in right now. Please try again in a few seconds.", {
      headers: { "Retry-After": String(Math.ceil(MAX_WAIT_MS / 1000)) },
    });
    this.name = "DerivationsBusy";
  }
}

/**
 * Hands out the moments at which an isolate may derive a password, one after the other. workerd runs scrypt of `node:crypto` on the
 * isolate's only thread, although it looks asynchronous: fifty logins at once would hold up every other request for seven seconds.
 *
 * A turn is a time, not a lock. The platform drops a request whose sender is gone without running its `finally`, and a lock that it
 * held would stay closed for the life of the isolate; a turn that nobody uses just passes.
 */
export class DerivationTurns {
  private nextStart = 0;
  /** By how much derivations were longer than expected, all together. */
  private lateMs = 0;
  private readonly clock: () => number;
  private readonly wait: (milliseconds: number) => Promise<void>;

  constructor(
    clock: () => number = () => performance.now(),
    wait: (milliseconds: number) => Promise<void> = (milliseconds) => scheduler.wait(milliseconds),
  ) {
    this.clock = clock;
    this.wait = wait;
  }

  /** Throws `DerivationsBusy` when a new derivation would wait too long. Books nothing. */
  refuseWhenBusy(): void {
    if (this.waitFrom(this.clock()) > MAX_WAIT_MS) throw new DerivationsBusy();
  }

  /** Books the next turn, waits for it and gives its beginning. Throws `DerivationsBusy` when it is too far away. */
  async take(): Promise<number> {
    const now = this.clock();
    const wait = this.waitFrom(now);
    if (wait > MAX_WAIT_MS) throw new DerivationsBusy();
    this.nextStart = now + wait + TURN_MS;
    let lateMs = this.lateMs;
    if (wait > 0) await this.wait(wait);
    // Those before it took longer: their share of time for other requests must not shrink, so this one moves back as well.
    while (this.lateMs > lateMs) {
      const moved = this.lateMs - lateMs;
      lateMs = this.lateMs;
      await this.wait(moved);
    }
    return this.clock();
  }

  /**
   * Says that the derivation of a turn is over. One that took longer than expected, on a slow or busy machine, moves all later turns:
   * otherwise they would follow each other without a pause, and the requests that ought to be refused would not even be read.
   */
  finish(began: number): void {
    const late = this.clock() - began - DERIVATION_MS;
    if (late > 0 && late < CLOCK_JUMP_MS) {
      this.lateMs += late;
      this.nextStart += late;
    }
  }

  private waitFrom(now: number): number {
    const wait = this.nextStart - now;
    return wait > CLOCK_JUMP_MS ? 0 : Math.max(0, wait);
  }
}

/** The turns of this isolate. */
export const derivationTurns = new DerivationTurns();
