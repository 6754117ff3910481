import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

const button = cva(
  [
    "pressable inline-flex items-center justify-center gap-2 rounded-control border-2",
    "text-center font-heavy leading-[1.2] no-underline select-none",
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint disabled:low-line",
  ],
  {
    variants: {
      variant: {
        /** The one amber button in view. */
        primary: "border-accent-edge bg-accent text-on-accent low-accent-edge hover:bg-accent-hover",
        secondary: "border-line-control bg-surface text-ink low-edge-control hover:bg-sunken",
        quiet:
          "border-transparent bg-transparent low-none hover:bg-sunken disabled:border-transparent disabled:low-none",
        destructive: "border-wrong bg-surface text-wrong low-wrong-edge hover:bg-wrong-soft",
        /** The last confirmation of something that cannot be undone. */
        "destructive-final": "border-wrong-edge bg-wrong text-on-wrong low-wrong-edge",
        "on-panel": "border-on-panel-soft bg-transparent text-on-panel low-on-panel-soft hover:bg-panel-trail",
        /** On an amber band, where amber itself would not be seen. */
        "on-accent": "border-on-accent bg-on-accent text-accent low-accent-edge hover:text-accent-hover",
      },
      size: {
        /** 52 px */
        md: "min-h-control px-5 py-[10px] text-md",
        /** 44 px */
        sm: "min-h-target px-4 py-[6px] text-sm",
      },
      wide: { true: "w-full", false: "" },
    },
    defaultVariants: { variant: "secondary", size: "md", wide: false },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof button> {
  /** Gives its looks to the single child instead, e.g. a router link. */
  asChild?: boolean;
}

/** A button with an edge that collapses under the finger. While pending, disable it and let the label say so. */
export function Button({ variant, size, wide, asChild = false, className, type, ...props }: ButtonProps) {
  const classes = button({ variant, size, wide, className });
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type={type ?? "button"} className={classes} {...props} />;
}
