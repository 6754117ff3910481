import { clsx } from "clsx";
import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import type { ComponentProps } from "react";

/** A table with rows of 54 px. Give it a caption (may be sr-only) or aria-label. */
export function Table({ className, ...props }: ComponentProps<"table">) {
  return <table className={clsx("w-full border-separate border-spacing-0 text-[1rem]", className)} {...props} />;
}

interface CellProps {
  /** Right-aligned, for numbers. */
  numeric?: boolean;
}

export function TableHead({ numeric = false, className, ...props }: ComponentProps<"th"> & CellProps) {
  return (
    <th
      scope="col"
      className={clsx(
        "border-b-2 border-line px-2 py-3 text-xs font-heavy whitespace-nowrap text-ink-faint sm:px-3",
        numeric ? "text-right" : "text-left",
        className,
      )}
      {...props}
    />
  );
}

export interface TableRowProps extends ComponentProps<"tr"> {
  /** The learner's own row: tinted, and sticky below the header and above the navigation. */
  you?: boolean;
}

export function TableRow({ you = false, className, ...props }: TableRowProps) {
  return (
    <tr
      className={clsx(
        "group/row",
        you && [
          "*:sticky *:top-[calc(var(--header-height)+2px)] *:bottom-[calc(var(--nav-height)+env(safe-area-inset-bottom))]",
          "*:z-(--layer-raised) *:border-y-2 *:border-accent-edge! *:bg-accent-soft *:font-heavy",
        ],
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ numeric = false, className, ...props }: ComponentProps<"td"> & CellProps) {
  return (
    <td
      className={clsx(
        "h-[54px] border-line px-2 py-[7px] font-strong not-group-last/row:border-b-2 sm:px-3",
        numeric && "text-right",
        className,
      )}
      {...props}
    />
  );
}

const ZONES = {
  up: { icon: <ArrowUp />, tone: "bg-accent-soft text-accent-text" },
  stay: { icon: <Minus />, tone: "bg-sunken text-ink-soft" },
  down: { icon: <ArrowDown />, tone: "bg-wrong-soft text-wrong" },
} as const;

export interface ZoneRowProps extends ComponentProps<"tr"> {
  zone: keyof typeof ZONES;
  columns: number;
}

/** A divider across the whole table: arrow, words and tint. */
export function ZoneRow({ zone, columns, children, ...props }: ZoneRowProps) {
  return (
    <tr className="group/row" {...props}>
      <td
        colSpan={columns}
        className={clsx("border-line px-3 py-[7px] text-xs font-heavy not-group-last/row:border-b-2", ZONES[zone].tone)}
      >
        <span className="flex items-center gap-[6px] [&_.lucide]:size-4 [&_.lucide]:stroke-3">
          {ZONES[zone].icon} {children}
        </span>
      </td>
    </tr>
  );
}
