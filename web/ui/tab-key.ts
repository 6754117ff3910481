import { cva } from "class-variance-authority";

/** Classes of one key: of a tab, and of whatever looks like a tab. */
export const tabKey = cva(
  [
    "pressable press-key inline-flex min-h-[46px] min-w-[48px] items-center justify-center gap-[6px] rounded-control border-2",
    "border-line bg-surface px-[14px] py-[6px] font-strong whitespace-nowrap text-ink-soft low-edge hover:border-line-control",
    "data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:font-heavy data-[state=active]:text-on-ink",
    "data-[state=active]:translate-y-[3px] data-[state=active]:shadow-none [&_.lucide]:size-4",
  ].join(" "),
);
