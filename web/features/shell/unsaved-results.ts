import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { hasUnsaved } from "../../lib/unsaved.ts";
import { whenIdle } from "../../lib/when-idle.ts";

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
