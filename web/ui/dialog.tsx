import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import { Dialog as RadixDialog } from "radix-ui";
import { type ComponentProps, useRef } from "react";

/** `open` and `onOpenChange` as in radix. Escape or a press outside closes it; focus stays inside and then returns. */
export function Dialog(props: ComponentProps<typeof RadixDialog.Root>) {
  return <RadixDialog.Root {...props} />;
}

/** Closes the dialog; use asChild with a Button. */
export function DialogClose(props: ComponentProps<typeof RadixDialog.Close>) {
  return <RadixDialog.Close {...props} />;
}

const content = cva(
  [
    "fixed inset-0 z-(--layer-dialog) m-auto grid gap-4 overflow-y-auto overscroll-contain border-line bg-surface text-ink shadow-float",
    "data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in",
  ],
  {
    variants: {
      size: {
        /** 460 px */
        md: "h-fit max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-dialog rounded-sheet border-2 p-5",
        /** 640 px and at most 80% of the viewport's height */
        results: "h-fit max-h-[80vh] w-[calc(100%-32px)] max-w-results rounded-sheet border-2 p-5",
        /** A quiz, which brings its own padding: all of a phone; elsewhere 460 px, and always as high, so that its button stays in place. */
        quiz: "size-full content-stretch sm:h-[min(660px,calc(100dvh-32px))] sm:max-w-dialog sm:rounded-sheet sm:border-2",
      },
    },
    defaultVariants: { size: "md" },
  },
);

export interface DialogContentProps extends ComponentProps<typeof RadixDialog.Content>, VariantProps<typeof content> {}

/** The window over the scrim. It must hold a DialogTitle; a DialogDescription, or aria-describedby={undefined}. */
export function DialogContent({ size, className, onOpenAutoFocus, onCloseAutoFocus, ...props }: DialogContentProps) {
  const opener = useRef<Element | null>(null);
  function onOpen(event: Event): void {
    opener.current = document.activeElement;
    onOpenAutoFocus?.(event);
  }
  /** Radix returns the focus to its own trigger only, and our dialogs open without one. */
  function onClose(event: Event): void {
    onCloseAutoFocus?.(event);
    if (event.defaultPrevented || !(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
    event.preventDefault();
    opener.current.focus();
  }
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="fixed inset-0 z-(--layer-dialog) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
      <RadixDialog.Content
        onOpenAutoFocus={onOpen}
        onCloseAutoFocus={onClose}
        className={content({ size, className })}
        {...props}
      />
    </RadixDialog.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title data-toast-free="" className={clsx("text-lg", className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof RadixDialog.Description>) {
  return <RadixDialog.Description className={clsx("text-ink-soft", className)} {...props} />;
}

/** The buttons at the end: the quiet one left of the primary. */
export function DialogActions({ className, ...props }: ComponentProps<"div">) {
  return <div data-toast-free="" className={clsx("flex flex-wrap justify-end gap-3", className)} {...props} />;
}
