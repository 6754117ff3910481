import { useEffect, useState } from "react";

/**
 * A change of the connection counts once it has lasted this long: a short loss, such as between two networks, is not worth a note,
 * and the first calls on a network that has just come up often fail.
 */
const SETTLED_AFTER_MS = 1_000;
const PROBE_TIMEOUT_MS = 10_000;

/** True when the browser knows that it has no network. False proves nothing: a network may lead nowhere. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

/**
 * Calls `onChange(false)` as soon as the connection is lost, also when it is missing from the start, and `onChange(true)` each
 * time it is back. Returns a function that stops watching.
 */
export function watchConnection(onChange: (online: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function onLost(): void {
    clearTimeout(timer);
    onChange(false);
  }
  function onBack(): void {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(true), SETTLED_AFTER_MS);
  }
  window.addEventListener("offline", onLost);
  window.addEventListener("online", onBack);
  if (isOffline()) onLost();
  return () => {
    clearTimeout(timer);
    window.removeEventListener("offline", onLost);
    window.removeEventListener("online", onBack);
  };
}

/** Whether there is no connection. Changes only once the network has settled, so that a note about it does not flicker. */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onChange(): void {
      clearTimeout(timer);
      timer = setTimeout(() => setOffline(isOffline()), SETTLED_AFTER_MS);
    }
    window.addEventListener("offline", onChange);
    window.addEventListener("online", onChange);
    if (isOffline()) onChange();
    return () => {
      clearTimeout(timer);
      window.removeEventListener("offline", onChange);
      window.removeEventListener("online", onChange);
    };
  }, []);
  return offline;
}

/**
 * Loads another document (by default the current one again), but only if the server can be reached: otherwise the browser would
 * replace the app with its own error page. Returns false if it cannot. `replace` leaves no way back to the current one.
 */
export async function loadDocument(href?: string, { replace = false } = {}): Promise<boolean> {
  try {
    await fetch("/theme.js", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
  } catch {
    return false;
  }
  if (href === undefined) window.location.reload();
  else if (replace) window.location.replace(href);
  else window.location.assign(href);
  return true;
}
