import { getDefaultStore, useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { toastsAtom } from "./toast-store.ts";

/** A chunk of its own: most visits never see a toast, and the first page must stay small. */
const ToastArea = lazy(async () => ({ default: (await import("./toast-area.tsx")).ToastArea }));

/** Shows the toasts made with `toast()` of toast-store.ts. Mounted once, in the app's frame. */
export function Toaster() {
  const toasts = useAtomValue(toastsAtom, { store: getDefaultStore() });
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
