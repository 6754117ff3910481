import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { getDefaultStore, useAtomValue } from "jotai";
import { CircleCheck, TriangleAlert, X } from "lucide-react";
import { Toast as RadixToast } from "radix-ui";
import { keepToastClear } from "./keep-toast-clear.ts";
import { dismissToast, TOAST_DURATION_MS, type ToastItem, toastsAtom } from "./toast-store.ts";

/** A swipe of this length to the right closes a toast. */
const SWIPE_THRESHOLD_PX = 50;
/** Moves the focus to the notifications. */
const HOTKEY = ["F8"];

const root = cva(
  [
    "grid w-full grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-card border-2 py-2 pr-2 pl-4 text-sm shadow-float",
    "data-[state=open]:animate-rise-in data-[state=closed]:animate-slide-out",
    "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
  ],
  {
    variants: {
      variant: {
        default: "border-line-control bg-surface text-ink",
        destructive: "border-wrong bg-wrong-soft text-ink",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

/** The notification area, placed by keepToastClear. Toaster mounts it. */
export function ToastArea() {
  const toasts = useAtomValue(toastsAtom, { store: getDefaultStore() });
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
      <RadixToast.Viewport
        hotkey={HOTKEY}
        label="Notifications ({hotkey})"
        ref={(area) => (area ? keepToastClear(area) : undefined)}
        className="fixed top-0 left-0 z-(--layer-toast) grid w-full gap-2 rounded-sheet p-2 outline-focus empty:hidden focus-visible:outline-[3px] focus-visible:-outline-offset-[6px] md:max-w-toast md:p-4"
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ item }: { item: ToastItem }) {
  const destructive = item.variant === "destructive";
  return (
    <RadixToast.Root
      open={item.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(item.id);
      }}
      className={root({ variant: item.variant })}
    >
      {destructive ? (
        <TriangleAlert className="mt-3 size-[20px] text-wrong" />
      ) : (
        <CircleCheck className="mt-3 size-[20px]" />
      )}
      <div className="grid min-w-0 justify-items-start gap-1 py-[11px] hyphenate">
        <RadixToast.Title className={clsx("text-md leading-snug font-heavy", destructive && "text-wrong")}>
          {item.title}
        </RadixToast.Title>
        {item.description === undefined ? null : <RadixToast.Description>{item.description}</RadixToast.Description>}
        {item.action === undefined ? null : (
          <RadixToast.Action
            altText={item.action.altText}
            onClick={item.action.onSelect}
            className="pressable press-key mt-1 min-h-target rounded-control border-2 border-line-control bg-surface px-4 font-heavy text-ink hover:bg-sunken"
          >
            {item.action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="grid size-target place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X className="size-[20px]" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
