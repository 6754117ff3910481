/** Safari has no idle callbacks. */
const FALLBACK_IDLE_MS = 1_000;

/** Runs `task` when the page has nothing else to do. Returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(task, FALLBACK_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(id);
}
