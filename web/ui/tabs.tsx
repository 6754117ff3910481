import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import { Lock } from "lucide-react";
import { Tabs as RadixTabs } from "radix-ui";
import type { ComponentProps } from "react";
import { tabKey } from "./tab-key.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Separate keys; the selected one is ink and stays pressed in. Arrow keys move, as in any tab list. */
export function Tabs({ className, ...props }: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root className={clsx("min-w-0", className)} {...props} />;
}

const tabList = cva("scrollbar-none -m-[6px] flex gap-2 overflow-x-auto p-[6px] pb-[10px]", {
  variants: {
    layout: {
      /** Keys share the width: levels A1 to C2. */
      levels: "[&>*]:flex-[1_0_48px] [&>*]:px-1",
      /** Keys grow with their text and share what is left. */
      fill: "[&>*]:flex-[1_0_auto]",
      /** Keys are as wide as their text. */
      fit: "[&>*]:flex-none",
    },
  },
  defaultVariants: { layout: "fill" },
});

export interface TabListProps extends ComponentProps<typeof RadixTabs.List>, VariantProps<typeof tabList> {
  /** Name of the group, e.g. "Level". */
  label: string;
}

/** The row of keys. On a phone it scrolls sideways when the keys do not fit. */
export function TabList({ label, layout, className, ...props }: TabListProps) {
  return <RadixTabs.List aria-label={label} className={tabList({ layout, className })} {...props} />;
}

export interface TabProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** Shows the lock. The tab can still be chosen: its panel says how to unlock it. */
  locked?: boolean;
}

/** One key. */
export function Tab({ locked = false, className, children, ...props }: TabProps) {
  return (
    <RadixTabs.Trigger className={tabKey({ className })} {...props}>
      {children}
      {locked ? (
        <>
          <Lock />
          <VisuallyHidden>, locked</VisuallyHidden>
        </>
      ) : null}
    </RadixTabs.Trigger>
  );
}

/** What a key shows. */
export function TabPanel({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={clsx("rounded-control", className)} {...props} />;
}
