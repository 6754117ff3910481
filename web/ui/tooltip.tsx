import { clsx } from "clsx";
import { Tooltip as RadixTooltip } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

const OPEN_DELAY_MS = 700;
/** Moving to another tooltip within this time opens it at once. */
const SKIP_DELAY_MS = 300;

/**
 * Wrap it around the part of a screen that has tooltips, not around the app: its positioning code weighs 13 kB, which the
 * first page must not carry.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

export interface TooltipProps extends Pick<ComponentProps<typeof RadixTooltip.Content>, "side" | "className"> {
  text: ReactNode;
  /** One focusable element. It needs a name of its own, since a tooltip is not always shown. */
  children: ReactNode;
}

/** A line that explains a control, on hover and on focus. */
export function Tooltip({ text, side = "top", className, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={8}
          collisionPadding={12}
          className={clsx(
            "z-(--layer-popover) max-w-[280px] rounded-chip bg-ink px-3 py-[6px] text-sm font-strong text-on-ink shadow-float",
            "data-[state=delayed-open]:animate-fade-in",
            className,
          )}
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
