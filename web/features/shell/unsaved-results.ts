import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { hasUnsaved } from "../../lib/unsaved.ts";

/** Safari has no idle callbacks. */
const FALLBACK_IDLE_MS = 1_000;

/**
 * Sends the learner's unsaved results when the app starts, somebody signs in, the connection is back or the tab comes into view. The
 * code for that is loaded only if something waits, once the page is idle.
 */
export function useUnsavedResults(learnerId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (learnerId === null) return;
    const cancel = whenIdle(() => sendWaiting(client));
    const onOnline = () => sendWaiting(client);
    function onVisible(): void {
      if (document.visibilityState === "visible") sendWaiting(client);
    }
    window.addEventListener("online", onOnline);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      cancel();
      window.removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [client, learnerId]);
}

function sendWaiting(client: QueryClient): void {
  if (!hasUnsaved()) return;
  // Without a connection the code may not load; the next of these events tries again.
  import("../../quiz-kit/unsaved-sender.ts").then(
    ({ sendUnsaved }) => sendUnsaved(client),
    () => undefined,
  );
}

/** Runs `task` when the page has nothing else to do. Returns how to call it off. */
function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(task, FALLBACK_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(id);
}
