/** How long a test waits for something to appear, in milliseconds. Generous, because a busy machine is slow; it measures nothing. */
export const PATIENCE_MS = 10_000;
