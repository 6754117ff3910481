import { getDefaultStore, useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { type LazyFailedProps, lazyComponent } from "../lib/lazy-component.tsx";
import { dismissToast, TOAST_DURATION_MS, type ToastItem, toastsAtom } from "./toast-store.ts";

/** A chunk of its own: most visits never see a toast, and the first page must stay small. */
const ToastArea = lazyComponent(async () => (await import("./toast-area.tsx")).ToastArea, { failed: PlainToasts });

/** By then the page has loaded what it needs for itself. */
const PRELOAD_DELAY_MS = 3_000;

/** Shows the toasts made with `toast()` of toast-store.ts. Mounted once, in the app's frame. */
export function Toaster() {
  const toasts = useAtomValue(toastsAtom, { store: getDefaultStore() });
  useEffect(() => {
    // A toast about a lost connection shows best if its code is there already.
    const timer = setTimeout(() => void ToastArea.preload(), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return toasts.length === 0 ? null : <ToastArea />;
}

/** Toasts that only come and go. The first one may be about the lost connection that keeps ToastArea from loading. */
function PlainToasts({ retry }: LazyFailedProps) {
  const toasts = useAtomValue(toastsAtom, { store: getDefaultStore() });
  return (
    <div
      role="alert"
      className="fixed top-0 right-0 z-(--layer-toast) grid w-full p-2 md:top-auto md:bottom-nav md:max-w-toast md:p-4"
    >
      {toasts.map((item) => (item.open ? <PlainToast key={item.id} item={item} onShown={() => void retry()} /> : null))}
    </div>
  );
}

function PlainToast({ item: { id, title, description }, onShown }: { item: ToastItem; onShown: () => void }) {
  // Every new toast is an occasion to load the real area.
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className="grid gap-1 rounded-card border-2 border-line-control bg-surface p-4 text-sm shadow-float">
      <b className="text-md leading-snug">{title}</b>
      {description}
    </div>
  );
}
