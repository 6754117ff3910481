import type { Failure } from "./failure.ts";

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;
const BUSY_PAUSE_MS = 60_000;
/** A trial call that never reported back, because its request was cancelled, must not keep the breaker half open for good. */
const TRIAL_LIMIT_MS = 10_000;

/** From this sum on the model is left alone. One learner whose messages a model cannot answer must not take it away from the others at once. */
const STRIKES_TO_OPEN = 6;
const STRIKES = { slow: 2, outage: 2, unusable: 1 } as const;

/**
 * Keeps a model that does not work from costing every learner seconds. Closed, it lets calls pass; open, none; after its pause it lets one
 * call try, which closes it or opens it for twice as long. It lives in an isolate's memory: each isolate learns by itself.
 */
export class Breaker {
  private strikes = 0;
  private openUntil = 0;
  private pauseMs = FIRST_PAUSE_MS;
  private isHalfOpen = false;
  private trialUntil = 0;
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** True if a call may be made. In a half-open breaker only the first caller gets it. */
  mayPass(): boolean {
    const now = this.now();
    if (now < this.openUntil) return false;
    if (!this.isHalfOpen) return true;
    if (now < this.trialUntil) return false;
    this.trialUntil = now + TRIAL_LIMIT_MS;
    return true;
  }

  succeeded(): void {
    this.strikes = 0;
    this.openUntil = 0;
    this.pauseMs = FIRST_PAUSE_MS;
    this.isHalfOpen = false;
  }

  /** The caller gave up, so the call says nothing about the model. */
  abandoned(): void {
    this.trialUntil = 0;
  }

  failed(failure: Failure): void {
    const wasTrial = this.isHalfOpen;
    switch (failure.kind) {
      case "quota":
        return this.open(untilMidnight(this.now()));
      case "refused":
        return this.open(LONGEST_PAUSE_MS);
      case "busy":
        return this.open(
          Math.min(failure.retryAfterMs ?? (wasTrial ? this.longerPause() : BUSY_PAUSE_MS), LONGEST_PAUSE_MS),
        );
      case "slow":
      case "outage":
      case "unusable":
        this.strikes += STRIKES[failure.kind];
        if (wasTrial || this.strikes >= STRIKES_TO_OPEN) this.open(wasTrial ? this.longerPause() : this.pauseMs);
    }
  }

  private longerPause(): number {
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
    return this.pauseMs;
  }

  private open(ms: number): void {
    this.openUntil = this.now() + ms;
    this.isHalfOpen = true;
    this.trialUntil = 0;
    this.strikes = 0;
  }
}

/** Milliseconds until 00:00 UTC, when Workers AI grants the next day's allocation. */
function untilMidnight(now: number): number {
  return 86_400_000 - (now % 86_400_000);
}
