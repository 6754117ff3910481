import { storedKeys } from "./storage.ts";

// What every page needs to know about unsaved results. It needs no schema, so it can load with the first page; the results
// themselves are read by web/quiz-kit/unsaved-results.ts.

const PREFIX = "unsaved-result:";

/**
 * Keys in local storage of the unsaved results of a learner. The learner is part of the key because several people may use one
 * browser; every result has an item of its own because two tabs may change them at the same time.
 */
export function unsavedKeys(learnerId: string): string[] {
  return storedKeys("local", `${PREFIX}${learnerId}:`);
}

/** Whether results of anybody wait in this browser. */
export function hasUnsaved(): boolean {
  return storedKeys("local", PREFIX).length > 0;
}

/** Whether the result of an attempt waits in this browser. */
export function isUnsaved(attemptId: string): boolean {
  return storedKeys("local", PREFIX).some((key) => key.endsWith(`:${attemptId}`));
}

const listeners = new Set<() => void>();

/** Calls `listener` after a result failed to be saved or stopped waiting, in this tab or another one. Returns how to stop. */
export function onUnsavedChange(listener: () => void): () => void {
  function onStorage({ key }: StorageEvent): void {
    // Null: everything was cleared.
    if (key === null || key.startsWith(PREFIX)) listener();
  }
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Tells the listeners of this tab; browsers tell those of the others. */
export function announceUnsavedChange(): void {
  for (const listener of listeners) listener();
}

/** Attempts whose results are on the screen: these say themselves that they were saved. */
export const attemptsOnScreen = new Set<string>();
