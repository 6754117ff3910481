import { vi } from "vitest";

/**
 * Sets the Worker's clock; the machine's own goes on, so that nothing else notices. Tests in which somebody gets a seat in a league play
 * in years to come: an object's alarm rings by the machine's clock, and one that is set for the past would ring on and on.
 */
export function at(instant: string | Date): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });
}

/** Gives the Worker the machine's clock back. */
export function realClock(): void {
  vi.useRealTimers();
}
