/** How long a test waits for what is about to appear, in milliseconds: a busy machine is slow, and nothing is measured by it. */
export const PATIENCE_MS = 10_000;
