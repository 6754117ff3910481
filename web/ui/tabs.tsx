import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import { Lock } from "lucide-react";
import { type ComponentProps, createContext, type KeyboardEvent, use, useId, useMemo } from "react";
import { tabKey } from "./tab-key.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

// Our own, because radix's tabs depend on its collections: 4 kB brotli more on every learner's home page.

interface TabsState {
  value: string;
  onValueChange: (value: string) => void;
  /** Keeps the ids of two tab lists on a page apart. */
  id: string;
}

const TabsContext = createContext<TabsState | null>(null);

function useTab(value: string) {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error("A tab or its panel must be inside Tabs");
  const { id } = tabs;
  return {
    selected: tabs.value === value,
    select: () => (tabs.value === value ? undefined : tabs.onValueChange(value)),
    tabId: `${id}-tab-${value}`,
    panelId: `${id}-panel-${value}`,
  };
}

export interface TabsProps extends ComponentProps<"div"> {
  /** The selected tab. */
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs that look like keys: the selected one is ink and stays pressed. */
export function Tabs({ value, onValueChange, className, ...props }: TabsProps) {
  const id = useId();
  const state = useMemo(() => ({ value, onValueChange, id }), [value, onValueChange, id]);
  return (
    <TabsContext value={state}>
      <div className={clsx("min-w-0", className)} {...props} />
    </TabsContext>
  );
}

const tabList = cva("scrollbar-none -m-[6px] flex gap-2 overflow-x-auto p-[6px] pb-[10px]", {
  variants: {
    layout: {
      /** Keys share the width equally: levels A1 to C2. */
      levels: "[&>*]:flex-[1_0_48px] [&>*]:px-1",
      /** Keys grow with their text and share what is left. */
      fill: "[&>*]:flex-[1_0_auto]",
      /** Keys are as wide as their text. */
      fit: "[&>*]:flex-none",
    },
  },
  defaultVariants: { layout: "fill" },
});

export interface TabListProps extends ComponentProps<"div">, VariantProps<typeof tabList> {
  /** Name of the group, e.g. "Level". */
  label: string;
}

/** The row of keys. On a phone it scrolls sideways when the keys do not fit. */
export function TabList({ label, layout, className, ...props }: TabListProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      tabIndex={-1}
      onKeyDown={moveFocus}
      className={tabList({ layout, className })}
      {...props}
    />
  );
}

/** Arrow keys move the focus and wrap around, Home and End go to the ends. Focus selects a tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")];
  const here = tabs.findIndex((tab) => tab === document.activeElement);
  const target = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
  if (here === -1 || target === undefined) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}

export interface TabProps extends ComponentProps<"button"> {
  value: string;
  /** Shows a lock. The tab can still be selected: its panel says how to unlock it. */
  locked?: boolean;
}

/** One tab. The Tab key reaches only the selected one. */
export function Tab({ value, locked = false, className, children, ...props }: TabProps) {
  const { selected, select, tabId, panelId } = useTab(value);
  return (
    <button
      type="button"
      role="tab"
      id={tabId}
      aria-selected={selected}
      aria-controls={panelId}
      tabIndex={selected ? 0 : -1}
      data-state={selected ? "active" : "inactive"}
      onFocus={select}
      // Safari does not focus a button when it is clicked.
      onClick={select}
      className={tabKey({ className })}
      {...props}
    >
      {children}
      {locked ? (
        <>
          <Lock />
          <VisuallyHidden>, locked</VisuallyHidden>
        </>
      ) : null}
    </button>
  );
}

/** The content of a tab. */
export function TabPanel({ value, className, children, ...props }: ComponentProps<"div"> & { value: string }) {
  const { selected, tabId, panelId } = useTab(value);
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      tabIndex={0}
      hidden={!selected}
      className={clsx("rounded-control", className)}
      {...props}
    >
      {selected ? children : null}
    </div>
  );
}
