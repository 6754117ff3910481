import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Whether the learner has this tab in view. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}
