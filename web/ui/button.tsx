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
        /** The last confirmation of something that cannot be undone. */
        "destructive-final": "border-wrong-edge bg-wrong text-on-wrong low-wrong-edge",
        /** On an amber band, where an amber button would be invisible. */
        "on-accent": "border-on-accent bg-on-accent text-accent low-accent-edge hover:text-accent-hover",
      },
      size: {
        /** 52 px */
        md: "min-h-control px-5 py-[10px] text-md",
        /** 44 px */
        sm: "min-h-target px-4 py-[6px] text-sm",
        /** A square of 52 px for an icon alone; it needs an aria-label. */
        icon: "size-control flex-none text-md",
      },
      wide: { true: "w-full", false: "" },
    },
    defaultVariants: { variant: "secondary", size: "md", wide: false },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof button> {
  /** Styles the single child instead, e.g. a router link. */
  asChild?: boolean;
}

/** A button whose bottom edge collapses when pressed. While something is pending, disable it and say so in the label. */
export function Button({ variant, size, wide, asChild = false, className, type, ...props }: ButtonProps) {
  const classes = button({ variant, size, wide, className });
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type={type ?? "button"} className={classes} {...props} />;
}
