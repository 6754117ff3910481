import { vi } from "vitest";

/**
 * Sets the Worker's clock. The machine's clock keeps running, so nothing else notices. Tests in which somebody gets a seat in a league
 * play in the future: an object's alarm goes by the machine's clock, and one that is set for the past would ring again and again.
 */
export function at(instant: string | Date): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });
}

/** Puts the Worker back on the machine's clock. */
export function realClock(): void {
  vi.useRealTimers();
}
