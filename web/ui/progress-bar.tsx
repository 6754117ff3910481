import { cva, type VariantProps } from "class-variance-authority";
import { clsx } from "clsx";

const fill = cva("block h-full rounded-round transition-[width] duration-(--time-move) ease-out", {
  variants: {
    /** accent has an inner line, because amber alone falls short of 3:1 contrast with the track. */
    tone: { accent: "bg-accent shadow-[inset_0_0_0_2px_var(--accent-edge)]", ink: "bg-ink" },
    size: { md: "min-w-[14px]", sm: "min-w-[10px]" },
  },
  defaultVariants: { tone: "accent", size: "md" },
});

export interface ProgressBarProps extends VariantProps<typeof fill> {
  /** Whose progress this is, for screen readers, e.g. "Progress to level 4". */
  label: string;
  value: number;
  max?: number;
  /** Hides the bar from screen readers, for places where text beside it says the same. */
  decorative?: boolean;
  className?: string;
}

/** A progress bar: amber for what was earned, ink for comparisons with others. Values are limited to 0..max. */
export function ProgressBar({ label, value, max = 100, tone, size, decorative = false, className }: ProgressBarProps) {
  const bounded = Math.min(Math.max(value, 0), max);
  const track = clsx(
    "block overflow-hidden rounded-round bg-sunken",
    size === "sm" ? "h-[10px]" : "h-[14px]",
    className,
  );
  const share = max > 0 ? (bounded / max) * 100 : 0;
  const bar = share === 0 ? null : <span className={fill({ tone, size })} style={{ width: `${share}%` }} />;
  if (decorative) {
    return (
      <span className={track} aria-hidden="true">
        {bar}
      </span>
    );
  }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={bounded}
      aria-valuetext={`${Math.round(share)}%`}
      className={track}
    >
      {bar}
    </div>
  );
}
