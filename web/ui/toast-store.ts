import { atom, getDefaultStore } from "jotai";

/** Toasts shown at the same time. */
const TOAST_LIMIT = 1;
/** How long a closed toast is kept before it is removed. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** How long a toast stays open. */
export const TOAST_DURATION_MS = 5_000;

export interface ToastInput {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** One thing to do about it. `altText` tells screen reader users another way to do it. */
  action?: { label: string; altText: string; onSelect: () => void };
}

export interface ToastItem extends ToastInput {
  id: number;
  open: boolean;
}

export interface ToastHandle {
  id: number;
  dismiss: () => void;
}

/** Where a menu or a dialog could not be downloaded. */
export const COULD_NOT_OPEN: ToastInput = {
  variant: "destructive",
  title: "This could not be opened",
  description: "Please check your connection and try again.",
};

/** Newest first, never more than TOAST_LIMIT. */
export const toastsAtom = atom<readonly ToastItem[]>([]);

const removals = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

function changeToasts(change: (toasts: readonly ToastItem[]) => readonly ToastItem[]): void {
  getDefaultStore().set(toastsAtom, change);
}

/** Shows a toast in place of the current one. Works outside React too. */
export function toast(input: ToastInput): ToastHandle {
  lastId += 1;
  const id = lastId;
  changeToasts((toasts) => [{ ...input, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes a toast and removes it after TOAST_REMOVE_DELAY_MS, so that its exit can be animated. */
export function dismissToast(id: number): void {
  changeToasts((toasts) => toasts.map((item) => (item.id === id ? { ...item, open: false } : item)));
  if (removals.has(id)) return;
  const removal = setTimeout(() => {
    removals.delete(id);
    changeToasts((toasts) => toasts.filter((item) => item.id !== id));
  }, TOAST_REMOVE_DELAY_MS);
  removals.set(id, removal);
}
