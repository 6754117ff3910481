import { getDefaultStore, useAtomValue } from "jotai";
import { lazy, Suspense, useEffect } from "react";
import { toastsAtom } from "./toast-store.ts";

/** A chunk of its own: most visits never see a toast, and the first page must stay small. */
const loadArea = async () => ({ default: (await import("./toast-area.tsx")).ToastArea });
const ToastArea = lazy(loadArea);

/** By then the page has loaded what it needs for itself. */
const PRELOAD_DELAY_MS = 3_000;

/** Shows the toasts made with `toast()` of toast-store.ts. Mounted once, in the app's frame. */
export function Toaster() {
  const toasts = useAtomValue(toastsAtom, { store: getDefaultStore() });
  useEffect(() => {
    // A toast about a lost connection can only be shown if its code is there already.
    const timer = setTimeout(() => void loadArea().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
